import { useTranslation } from 'react-i18next'
import type { ShareStatus } from '~/domain/ground/machines.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Icon } from '~/ui/media/icon'
import { Disclosure } from '~/ui/overlay/disclosure'

export type DeliverableView = {
  id: string
  title: string
  number: number
  status: ShareStatus
  /** The client has still to answer. */
  waits: boolean
  handedOver: boolean
  milestone: string | null
  rights: string[]
  shared: string | null
  answered: string | null
  answer: string | null
  size: string
  files: { id: string; name: string; size: string; href: string }[]
  downloadHref: string | null
}

const TONES: Record<ShareStatus, BadgeTone> = {
  draft: 'neutral',
  shared: 'state',
  viewed: 'state',
  approved: 'success',
  changes_requested: 'warning',
  superseded: 'neutral',
}

export function DeliverableStatus({
  status,
  side,
}: {
  status: ShareStatus
  side: 'client' | 'studio'
}) {
  const { t } = useTranslation('deliverables')
  return (
    <Badge tone={TONES[status]}>
      {side === 'client' ? t(`statuses.${status}`) : t(`studioStatuses.${status}`)}
    </Badge>
  )
}

function Files({ files }: Pick<DeliverableView, 'files'>) {
  return (
    <ul className="grid">
      {files.map(({ id, name, size, href }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
        >
          <a
            href={href}
            download
            className="inline-flex min-h-6 items-center gap-2 underline decoration-line-strong underline-offset-4 [overflow-wrap:anywhere] hover:decoration-canal"
          >
            <Icon name="download" size={16} className="shrink-0" />
            {name}
          </a>{' '}
          <span className="text-sm text-ink-soft">{size}</span>
        </li>
      ))}
    </ul>
  )
}

/** What is in a deliverable, and what may be done with it. */
export function DeliverableContent({ deliverable }: { deliverable: DeliverableView }) {
  const { t } = useTranslation('deliverables')
  const { milestone, shared, answered, rights, files, size, answer, downloadHref } = deliverable
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {milestone && <span>{t('pack.milestone', { title: milestone })}</span>}{' '}
        {shared && <span>{t('pack.shared', { date: shared })}</span>}{' '}
        {answered && <span>{t('pack.answered', { date: answered })}</span>}{' '}
        <span>{t('pack.files', { count: files.length, size })}</span>
      </p>
      {answer && (
        <p className="border-s-3 border-warning ps-4">
          <span className="font-semibold">{t('pack.wanted')}</span>{' '}
          <span className="whitespace-pre-line">{answer}</span>
        </p>
      )}
      <div>
        <p className="font-semibold">{t('pack.rights')}</p>
        {rights.length === 0 ? (
          <p className="text-ink-soft">{t('pack.noRights')}</p>
        ) : (
          <ul className="mt-1 grid list-disc gap-1 ps-5">
            {rights.map((line) => (
              <li key={line} className="whitespace-pre-line">
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
      {files.length > 0 && (
        <Disclosure summary={t('pack.contents')} open={files.length <= 5}>
          <Files files={files} />
        </Disclosure>
      )}
      {downloadHref && (
        <p>
          <a
            href={downloadHref}
            download
            className="button min-h-11 border-line-strong px-4 py-2 text-sm text-ink hover:border-ink"
          >
            <Icon name="download" size={18} />
            {t('pack.download')}
            <span className="sr-only"> {deliverable.title}</span>
          </a>
        </p>
      )}
    </div>
  )
}
