import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, type OrderPart } from '~/paths'
import { NavItem } from '~/ui/layout/nav-item'
import { DashboardFrame } from './dashboard-frame'
import type { StudioOrderFrame } from './studio-order-page.server'

/** The studio's pages about one order that are open. */
const PARTS: OrderPart[] = ['details', 'team', 'messages', 'files', 'design', 'previews', 'deliverables']

type StudioOrderPageProps = {
  title: ReactNode
  frame: StudioOrderFrame
  actions?: ReactNode
  tellsUnread?: boolean
  children: ReactNode
}

/** A page of the studio about one part of an order, with the way to the other parts. */
export function StudioOrderPage({ title, frame, actions, tellsUnread, children }: StudioOrderPageProps) {
  const { t } = useTranslation('dashboard')
  const links = [
    { label: frame.number, href: paths.adminOrder(frame.id) },
    ...PARTS.map((part) => ({ label: t(`studioParts.${part}`), href: paths.adminOrderPart(frame.id, part) })),
  ]
  return (
    <DashboardFrame area="admin" title={title} lead={`${frame.number} · ${frame.title}`} actions={actions} liveOrder={frame.id} tellsUnread={tellsUnread}>
      <nav aria-label={t('studioParts.label')}>
        <ul className="flex flex-wrap gap-x-2 gap-y-1 border-b border-line pb-3">
          {links.map((link) => (
            <li key={link.href}>
              <NavItem link={link} className="flex min-h-11 items-center rounded-sm px-3 hover:bg-surface-raised aria-[current=page]:bg-surface-raised aria-[current=page]:font-semibold aria-[current=page]:text-canal">
                {link.label}
              </NavItem>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </DashboardFrame>
  )
}
