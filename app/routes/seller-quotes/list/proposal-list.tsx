import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { PROPOSAL_TONES, type ProposalStatus } from '~/routes/seller-quotes/_area/proposal-tones'
import type { ListPlace } from '~/shell/list-place'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Link } from '~/ui/layout/link'
import { Pagination } from '~/ui/table/pagination'

export type ProposalListProps = {
  proposals: {
    id: string
    number: string
    title: string
    name: string
    status: ProposalStatus
    state: string
    date: string
    href: string
    order: { href: string; text: string } | null
  }[]
  place: ListPlace
}

/** A studio's quotes, the newest first. */
export function ProposalList({ proposals, place: { unreadable, ...pages } }: ProposalListProps) {
  const { t } = useTranslation('proposals')
  return (
    <div className="grid gap-6">
      <ErrorSummary errors={unreadable} />
      {proposals.length === 0 && <p className="text-ink-soft">{t('list.none')}</p>}
      {proposals.length > 0 && (
        <ul aria-label={t('list.caption')} className="grid">
          {proposals.map(({ id, number, title, name, status, state, date, href, order }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4"
            >
              <div className="grid min-w-0 gap-1">
                <Link
                  to={href}
                  className="inline-flex min-h-6 w-fit font-semibold underline underline-offset-4 wrap-anywhere hover:text-canal"
                >
                  {title}
                </Link>{' '}
                <span className="text-sm text-ink-soft wrap-anywhere">
                  {number} · {name} · {date}
                </span>{' '}
                {order && (
                  <Link
                    to={order.href}
                    className="inline-flex min-h-6 w-fit text-sm underline underline-offset-4"
                  >
                    {order.text}
                  </Link>
                )}
              </div>
              <Badge tone={PROPOSAL_TONES[status]}>{state}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Pagination {...pages} />
    </div>
  )
}
