import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { NoOrders } from './no-orders'
import { OrderSwitcher } from '~/order-room/order/order-switcher'
import { OrdersUnavailable } from './orders-unavailable'
import { SellerName } from '~/ui/layout/seller-name'
import type { ClientFrame } from './client-page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'

type ClientPageProps = {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  frame: ClientFrame
  tellsUnread?: boolean
  /** What the page says of the selected order; it stands only when there is one. */
  children: ReactNode
}

/**
 * A page of the client's dashboard about one order, which the switcher above it picks and every
 * page keeps.
 */
export function ClientPage({
  title,
  lead,
  actions,
  frame,
  tellsUnread,
  children,
}: ClientPageProps) {
  const { pathname } = useLocation()
  if (!frame.selected) {
    return (
      <DashboardFrame area="client" title={title}>
        {frame.orders === 'none' ? <NoOrders /> : <OrdersUnavailable retryHref={pathname} />}
      </DashboardFrame>
    )
  }
  const switcher = frame.choices.length > 1 && (
    <OrderSwitcher action={pathname} choices={frame.choices} selected={frame.selected.id} />
  )
  return (
    <DashboardFrame
      area="client"
      title={title}
      lead={lead}
      actions={actions}
      orderSwitcher={switcher}
      liveOrder={frame.selected.id}
      tellsUnread={tellsUnread}
    >
      <SellerName.Provider value={frame.selected.seller}>{children}</SellerName.Provider>
    </DashboardFrame>
  )
}
