import type { ReactNode } from 'react'
import { SellerName } from '~/ui/layout/seller-name'
import { SellerFrame } from '~/shell/seller-frame'
import type { StudioOrderFrame } from './studio-order-page.server'
import { StudioOrderParts } from './studio-order-parts'

type StudioOrderPageProps = {
  title: ReactNode
  lead?: ReactNode
  frame: StudioOrderFrame
  actions?: ReactNode
  tellsUnread?: boolean
  children: ReactNode
}

/**
 * A page of a studio about one part of an order, with the way to the other parts: in the control
 * center, or at the studio's desk.
 */
export function StudioOrderPage({
  frame,
  lead = `${frame.number} · ${frame.title}`,
  tellsUnread,
  children,
  ...page
}: StudioOrderPageProps) {
  return (
    <SellerFrame
      desk={frame.desk}
      lead={lead}
      liveOrder={frame.id}
      tellsUnread={tellsUnread}
      {...page}
    >
      <StudioOrderParts {...frame} />
      <SellerName.Provider value={frame.seller}>{children}</SellerName.Provider>
    </SellerFrame>
  )
}
