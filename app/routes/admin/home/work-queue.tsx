import { useTranslation } from 'react-i18next'
import type { WorkKind } from '~/domain/work-queue/work-queue.rules'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'

export type WorkView = {
  kind: WorkKind
  /** As many as there are, or "100+". */
  count: string
  /** Where all of them are. */
  href: string
  items: { id: string; title: string; href: string }[]
  /** How many are not named. */
  left: number
}

const linkClass = 'inline-block min-h-6 wrap-anywhere quiet-link'

function WorkCard({ kind, count, href, items, left }: WorkView) {
  const { t } = useTranslation('control')
  return (
    <Card as="li" padding="sm" className="grid content-start gap-2">
      <h3 className="flex items-baseline justify-between gap-3">
        <Link to={href} className="font-semibold quiet-link">
          {t(`work.${kind}`)}
        </Link>{' '}
        <span className="rounded-full bg-canal-soft px-2.5 text-sm font-semibold text-canal">
          {count}
        </span>
      </h3>
      <ul className="grid gap-0.5 text-sm">
        {items.map(({ id, title, href: itemHref }) => (
          <li key={id}>
            <Link to={itemHref} className={linkClass}>
              {title}
            </Link>
          </li>
        ))}
        {left > 0 && <li className="text-ink-soft">{t('left', { count: left })}</li>}
      </ul>
    </Card>
  )
}

/** What waits for the studio, kind by kind, the most urgent first. */
export function WorkQueue({ work }: { work: WorkView[] }) {
  const { t } = useTranslation('control')
  return (
    <section aria-labelledby="work" className="grid gap-5">
      <h2 id="work" className="text-xl">
        {t('queue')}
      </h2>
      {work.length === 0 ? (
        <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
      ) : (
        <ul className="grid items-start gap-gap sm:grid-cols-2 xl:grid-cols-3">
          {work.map((group) => (
            <WorkCard key={group.kind} {...group} />
          ))}
        </ul>
      )}
    </section>
  )
}
