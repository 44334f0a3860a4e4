import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { loader as rootLoader } from '~/root'
import { DashboardShell, type DashboardShellProps } from '~/ui/layout/dashboard-shell'
import { dashboardNav, type DashboardArea } from './dashboard-nav'

export type DashboardFrameProps = Omit<DashboardShellProps, 'nav' | 'navLabel'> & { area: DashboardArea }

/** A page of one of the three dashboards, with their navigation; renders the page's `<main>`. */
export function DashboardFrame({ area, ...page }: DashboardFrameProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer ?? null
  const { t } = useTranslation('dashboard')
  const { pathname, search } = useLocation()
  const order = new URLSearchParams(search).get('order') ?? undefined
  return <DashboardShell navLabel={t(`nav.menu.${area}`)} nav={dashboardNav(area, { viewer, here: pathname, order, t })} {...page} />
}
