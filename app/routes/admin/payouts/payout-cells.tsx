import { useTranslation } from 'react-i18next'
import type { PayoutStatus } from '~/domain/ground/machines.rules'
import { PayoutBadge } from '~/network/payout-badge'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { Badge } from '~/ui/feedback/badge'
import { Link } from '~/ui/layout/link'

type FreelancerCellProps = {
  name: string
  email: string
  /** At the payment service; null while payouts are sent by hand alone. */
  account: { term: string; detail: string } | null
  href: string
}

export function FreelancerCell({ name, email, account, href }: FreelancerCellProps) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <Link to={href} className={rowLinkClass}>
        {name}
      </Link>{' '}
      <span className="wrap-anywhere font-normal text-ink-soft md:text-sm">{email}</span>{' '}
      {account && (
        <span className="font-normal text-ink-soft md:text-sm">
          {account.term}: {account.detail}
        </span>
      )}
    </span>
  )
}

export function WorkCell({ work, number }: { work: string; number: string }) {
  return (
    <span className="grid gap-0.5">
      <span>{work}</span> <span className="text-ink-soft md:text-sm">{number}</span>
    </span>
  )
}

export function StatusCell({
  status,
  waits,
}: {
  status: PayoutStatus
  waits: 'noDetails' | 'secondNeeded' | null
}) {
  const { t } = useTranslation('admin-payouts')
  return (
    <span className="flex flex-wrap gap-1.5">
      <PayoutBadge status={status} />
      {waits && <Badge tone="danger">{t(`list.${waits}`)}</Badge>}
    </span>
  )
}
