import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '~/ui/media/icon'
import { Popover, PopoverButton } from '~/ui/overlay/popover'
import { keep } from './keep'
import { Container } from '~/ui/layout/container'
import { NavItem } from '~/ui/layout/nav-item'
import { PageHeader } from '~/ui/layout/page-header'

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

const MENU = 'side-menu'
const itemClass =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 hover:bg-surface-raised aria-[current=page]:bg-surface-raised aria-[current=page]:font-semibold aria-[current=page]:text-canal'

function SideLinks({ nav }: Pick<DashboardShellProps, 'nav'>) {
  return (
    <div className="grid gap-5">
      {nav.map(({ label, items }, index) => (
        <div key={label ?? index}>
          {label && <p className="px-3 pb-1 text-sm text-ink-soft">{label}</p>}
          <ul className="grid gap-0.5">
            {items.map((item) => (
              <li key={item.href}>
                <NavItem link={item} className={itemClass}>
                  {item.icon && (
                    <span aria-hidden className="shrink-0 text-ink-soft">
                      <Icon name={item.icon} size={18} />
                    </span>
                  )}
                  <span className="min-w-0 flex-1">{item.label}</span>
                  {Boolean(item.count) && (
                    <span className="min-w-6 rounded-full bg-canal-soft px-2 text-center text-sm font-semibold text-canal">
                      {item.count}
                    </span>
                  )}
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
      <nav aria-label={navLabel} className="pt-4 lg:pt-8">
        <PopoverButton
          target={MENU}
          className="flex min-h-11 items-center gap-3 rounded-sm border border-line-strong px-4 font-semibold lg:hidden"
        >
          <Icon name="menu" size={20} />
          {navLabel}
        </PopoverButton>
        <Popover id={MENU} label={navLabel} place="side" className="max-lg:p-4 lg:-ms-3">
          <PopoverButton
            target={MENU}
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

/** Everything between the bar and the footer of a signed-in page; renders `<main id="main">`. */
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
  return (
    <Container className="dashboard grid flex-1 content-start gap-x-gap lg:grid-cols-4">
      <SideNav nav={nav} navLabel={navLabel} />
      <main id="main" tabIndex={-1} className="min-w-0 pb-section lg:col-span-3">
        <PageHeader size="compact" title={title} lead={lead} actions={actions} />
        {orderSwitcher && <div className="mb-8">{orderSwitcher}</div>}
        <div className="grid gap-8">{children}</div>
        <p className="mt-10 text-sm text-ink-soft">{t('times')}</p>
      </main>
    </Container>
  )
}
