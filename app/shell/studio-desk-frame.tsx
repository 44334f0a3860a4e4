import { useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { loader as rootLoader } from '~/root'
import { paths } from '~/paths'
import { studioPaths } from '~/paths/studio'
import { DashboardShell, type DashboardShellProps } from './dashboard-shell'
import type { IconName } from '~/ui/media/icon'
import { LiveUpdates } from './live-updates'

const PAGES = [
  ['overview', 'layout-dashboard', studioPaths.dashboard()],
  ['orders', 'receipt-text', studioPaths.orders()],
  ['conversations', 'message-square', studioPaths.conversations()],
  ['quotes', 'file-text', studioPaths.quotes()],
  ['payouts', 'wallet', studioPaths.payouts()],
  ['enquiries', 'message-square', studioPaths.enquiries()],
  ['products', 'shopping-bag', studioPaths.products()],
  ['projects', 'app-window', studioPaths.projects()],
  ['brand', 'palette', studioPaths.brand()],
  ['settings', 'settings', studioPaths.settings()],
  ['visits', 'chart-line', studioPaths.visits()],
] as const satisfies [string, IconName, string][]

type StudioDeskFrameProps = Omit<DashboardShellProps, 'nav' | 'navLabel'> & {
  /** The order that the page is about. */
  liveOrder?: string
  /** A conversation says itself what is new in it. */
  tellsUnread?: boolean
}

/**
 * A page of a studio's own side of Studio Stack, with the way to the others; renders the page's
 * `<main>`, and keeps it up to date.
 */
export function StudioDeskFrame({
  liveOrder,
  tellsUnread = true,
  children,
  ...page
}: StudioDeskFrameProps) {
  const sales = useRouteLoaderData<typeof rootLoader>('root')?.viewer?.unreadSales ?? 0
  const { t } = useTranslation(['studio-desk', 'dashboard'])
  const items = PAGES.map(([name, icon, href]) => ({
    label: t(`nav.${name}`),
    href,
    count: name === 'orders' ? sales : 0,
    icon,
  }))
  const own = [
    {
      label: t('dashboard:nav.dashboard'),
      href: paths.dashboard(),
      icon: 'layout-dashboard' as const,
    },
  ]
  return (
    <DashboardShell
      navLabel={t('nav.label')}
      nav={[{ items }, { label: t('dashboard:nav.areas.client'), items: own }]}
      {...page}
    >
      {children}
      <LiveUpdates order={liveOrder} unread={tellsUnread ? sales : 0} />
    </DashboardShell>
  )
}
