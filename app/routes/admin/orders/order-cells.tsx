import type { Waits } from '~/domain/orders/admin-orders.rules'
import type { OrderStatus } from '~/domain/ground/machines.rules'
import { StatusBadge, WaitsBadges } from '~/order-room/order/order-badges'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { Link } from '~/ui/layout/link'

export function NumberCell({
  number,
  services,
  href,
}: {
  number: string
  services: string
  href: string
}) {
  return (
    <>
      <Link to={href} className={`${rowLinkClass} whitespace-nowrap`}>
        {number}
      </Link>{' '}
      <span className="row-more">{services}</span>
    </>
  )
}

export function StatusCell({ status, waits }: { status: OrderStatus; waits: Waits[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={status} />
      <WaitsBadges waits={waits} status={status} />
    </span>
  )
}
