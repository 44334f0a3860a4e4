import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Notice } from '~/ui/feedback/notice'
import { Card } from '~/ui/layout/card'
import { DescriptionList, type DescriptionListProps } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'

interface Part {
  part: string
  good: boolean
  name: string
  state: 'good' | 'bad' | 'off'
  text: string
  /** What is wrong with which timer. */
  lines: { timer: string; text: string; error: string }[]
  todo: { text: string; href: string | null } | null
}
/** `again` is where the page is read anew. */
export type HealthPageProps = {
  readAt: string
  again: string
  parts: Part[]
  process: DescriptionListProps['items']
}

const LINK =
  'inline-flex min-h-6 items-center font-semibold underline underline-offset-4 hover:text-canal'

const TONES: Record<Part['state'], BadgeTone> = { good: 'success', bad: 'danger', off: 'neutral' }

function PartCard({ part, name, state, text, lines, todo }: Part) {
  const { t } = useTranslation('admin-health')
  return (
    <Card as="li" className="grid content-start gap-3" aria-labelledby={`part-${part}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`part-${part}`} className="text-xl">
          {name}
        </h2>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="text-ink-soft">{text}</p>
      {lines.length > 0 && (
        <ul className="grid gap-3">
          {lines.map(({ timer, text: said, error }) => (
            <li key={timer + said} className="grid gap-1">
              <strong className="break-words">{timer}</strong> <span>{said}</span>{' '}
              <code className="text-sm break-words text-ink-soft" lang="en">
                {error}
              </code>
            </li>
          ))}
        </ul>
      )}
      {todo && <p>{todo.text}</p>}
      {todo?.href && (
        <p>
          <Link to={todo.href} className={LINK} aria-label={t('lookNamed', { name })}>
            {t('look')}
          </Link>
        </p>
      )}
    </Card>
  )
}

/** Whether all is well, and which parts are not. */
function Summary({ readAt, again, parts }: Omit<HealthPageProps, 'process'>) {
  const { t } = useTranslation('admin-health')
  const wrong = parts.filter(({ good }) => !good)
  const well = parts.some(({ state }) => state === 'off') ? 'summary.partly' : 'summary.well'
  return (
    <div className="grid gap-3">
      <Notice
        tone={wrong.length > 0 ? 'warning' : 'success'}
        title={t(wrong.length > 0 ? 'summary.wrong' : well)}
        role="status"
      >
        {wrong.length > 0 && (
          <ul className="flex flex-wrap gap-x-6">
            {wrong.map(({ part, name }) => (
              <li key={part}>
                <a href={`#part-${part}`} className={LINK}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <p className="text-sm text-ink-soft">
        {t('summary.readAt', { time: readAt })}{' '}
        <Link to={again} className={LINK}>
          {t('summary.again')}
        </Link>
      </p>
    </div>
  )
}

/** How each part of the machinery is doing, and how the process that answers is. */
export function HealthPage({ process, ...summary }: HealthPageProps) {
  const { t } = useTranslation('admin-health')
  return (
    <div className="grid gap-12">
      <Summary {...summary} />
      <ul className="grid gap-gap md:grid-cols-2">
        {summary.parts.map((part) => (
          <PartCard key={part.part} {...part} />
        ))}
      </ul>
      <section aria-labelledby="process" className="grid gap-4">
        <h2 id="process" className="text-2xl">
          {t('process.title')}
        </h2>
        <p className="text-ink-soft">{t('process.lead')}</p>
        <DescriptionList items={process} />
      </section>
    </div>
  )
}
