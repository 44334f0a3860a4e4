import type { ReactNode } from 'react'
import { DashboardFrame } from './dashboard-frame'
import type { StudioOrderFrame } from './studio-order-page.server'
import { StudioOrderParts } from './studio-order-parts'

type StudioOrderPageProps = {
  title: ReactNode
  frame: StudioOrderFrame
  actions?: ReactNode
  tellsUnread?: boolean
  children: ReactNode
}

/** A page of the studio about one part of an order, with the way to the other parts. */
export function StudioOrderPage({ title, frame, actions, tellsUnread, children }: StudioOrderPageProps) {
  return (
    <DashboardFrame area="admin" title={title} lead={`${frame.number} · ${frame.title}`} actions={actions} liveOrder={frame.id} tellsUnread={tellsUnread}>
      <StudioOrderParts id={frame.id} number={frame.number} />
      {children}
    </DashboardFrame>
  )
}
