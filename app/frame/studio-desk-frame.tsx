import { useTranslation } from 'react-i18next'
import { studioPaths } from '~/studio-paths'
import { DashboardShell, type DashboardShellProps } from '~/ui/layout/dashboard-shell'
import { Icon, type IconName } from '~/ui/media/icon'

const PAGES = [
  ['overview', 'layout-dashboard', studioPaths.dashboard()],
  ['orders', 'receipt-text', studioPaths.orders()],
  ['enquiries', 'message-square', studioPaths.enquiries()],
  ['products', 'shopping-bag', studioPaths.products()],
  ['projects', 'app-window', studioPaths.projects()],
  ['brand', 'palette', studioPaths.brand()],
  ['settings', 'settings', studioPaths.settings()],
  ['visits', 'chart-line', studioPaths.visits()],
] as const satisfies [string, IconName, string][]

/** A page of a studio's own side of Studio Stack, with the way to the others; renders the page's `<main>`. */
export function StudioDeskFrame(page: Omit<DashboardShellProps, 'nav' | 'navLabel'>) {
  const { t } = useTranslation('studio-desk')
  const items = PAGES.map(([name, icon, href]) => ({ label: t(`nav.${name}`), href, icon: <Icon name={icon} size={18} /> }))
  return <DashboardShell navLabel={t('nav.label')} nav={[{ items }]} {...page} />
}
