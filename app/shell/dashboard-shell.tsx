import type { ReactNode } from 'react'
import { useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '~/ui/media/icon'
import { Popover, PopoverButton } from '~/ui/overlay/popover'
import type { loader as rootLoader } from '~/root'
import { keep } from './keep'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { NavItem } from '~/ui/layout/nav-item'

export type DashboardNavItem = {
  label: string
  href: string
  icon?: IconName
  /** Unread or waiting things. */ count?: number
}
export type DashboardNav = { label?: string; items: DashboardNavItem[] }[]
export type DashboardShellProps = {
  title: ReactNode
  lead?: ReactNode
  /** Names the navigation: "Dashboard", "Admin". */
  navLabel: string
  nav: DashboardNav
  /** Form that picks the order shown. */
  orderSwitcher?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The menu of the area; on small screens a button of the bar opens it. */
export const SIDE_MENU = 'side-menu'

function SideLinks({ nav }: Pick<DashboardShellProps, 'nav'>) {
  return (
    <div className="grid gap-5 lg:gap-3">
      {nav.map(({ label, items }, index) => (
        <div key={label ?? index}>
          {label && <p className="px-3 pb-0.5 text-xs text-ink-soft">{label}</p>}
          <ul className="grid gap-px">
            {items.map((item) => (
              <li key={item.href}>
                <NavItem link={item} className="side-link">
                  {item.icon && <Icon name={item.icon} size={18} />}
                  <span>{item.label}</span> {Boolean(item.count) && <b>{item.count}</b>}
                </NavItem>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

const SideNav = keep(
  'side-nav',
  ({ nav, navLabel }: Pick<DashboardShellProps, 'nav' | 'navLabel'>) => {
    const { t } = useTranslation('ui')
    return (
      <nav aria-label={navLabel} className="work-menu lg:pt-4">
        <Popover id={SIDE_MENU} label={navLabel} place="side" className="max-lg:p-4 lg:-ms-3">
          <PopoverButton
            target={SIDE_MENU}
            action="hide"
            label={t('nav.close')}
            className="mb-2 ms-auto grid size-11 place-items-center rounded-sm hover:bg-surface-raised lg:hidden"
          >
            <Icon name="x" size={22} />
          </PopoverButton>
          <SideLinks nav={nav} />
        </Popover>
      </nav>
    )
  },
)

/** Everything between the bar and the footer of a signed-in page; renders `<main>`. */
export function DashboardShell({
  title,
  lead,
  navLabel,
  nav,
  orderSwitcher,
  actions,
  children,
}: DashboardShellProps) {
  const { t } = useTranslation('ui')
  const times = useRouteLoaderData<typeof rootLoader>('root')?.times
  return (
    <Container className="dashboard grid flex-1 content-start gap-x-gap lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SideNav nav={nav} navLabel={navLabel} />
      <Main className="min-w-0 pb-10">
        <header className="grid gap-2 pt-4 pb-4 lg:pb-5">
          <div className="flex flex-wrap items-end justify-between gap-x-gap gap-y-3">
            <div className="grid gap-2">
              <h1 className="text-xl sm:text-2xl">{title}</h1>
              {lead && <div className="max-w-[58ch] text-sm text-pretty text-ink-soft">{lead}</div>}
            </div>
            {orderSwitcher}
          </div>
          {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
        </header>
        <div className="grid gap-6">{children}</div>
        <p className="mt-8 text-sm text-ink-soft">{times ?? t('times')}</p>
      </Main>
    </Container>
  )
}
