import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { loader as rootLoader } from '~/root'
import { DashboardShell, type DashboardShellProps } from './dashboard-shell'
import { dashboardNav, type DashboardArea } from './dashboard-nav'
import { useHole } from './keep'
import { LiveUpdates } from './live-updates'
import { MoneyNotice } from './money-notice'

export type DashboardFrameProps = Omit<DashboardShellProps, 'nav' | 'navLabel'> & {
  area: DashboardArea
  /** The order that the page is about, when the address does not say. */
  liveOrder?: string
  /** A conversation says itself what is new in it. */
  tellsUnread?: boolean
}

/**
 * A page of one of the three dashboards, with their navigation; renders the page's `<main>`, and
 * keeps it up to date.
 */
export function DashboardFrame({
  area,
  liveOrder,
  tellsUnread = true,
  children,
  ...page
}: DashboardFrameProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer ?? null
  const { t } = useTranslation('dashboard')
  const { pathname, search } = useLocation()
  const order = new URLSearchParams(search).get('order') ?? undefined
  // The menu is the same for all orders but for this.
  const kept = useHole('order', order ?? '') || undefined
  return (
    <DashboardShell
      navLabel={t(`nav.menu.${area}`)}
      nav={dashboardNav(area, { viewer, here: pathname, order: kept, t })}
      {...page}
    >
      {area === 'admin' && <MoneyNotice />}
      {children}
      <LiveUpdates
        order={liveOrder ?? order}
        unread={tellsUnread ? (viewer?.unreadConversations ?? 0) : 0}
      />
    </DashboardShell>
  )
}
