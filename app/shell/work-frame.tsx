import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ThemeToggle } from '~/ui/layout/theme-toggle'
import { AccountMenu } from './account-menu'
import { NotificationBell } from './notification-bell'
import { PageFrame, type BarProps } from './page-frame'
import { WorkBar } from './work-bar'
import { WorkFooter } from './work-footer'

function SlimBar({ chrome, here, theme }: BarProps) {
  const { t } = useTranslation('common')
  const viewer = chrome?.viewer
  return (
    <header className="site-bar work-bar sticky top-0 z-40">
      <div className="measure flex min-h-bar items-center gap-1">
        <WorkBar />
        <ThemeToggle action={paths.theme()} theme={theme} redirectTo={here} />
        {viewer && <NotificationBell href={paths.notifications()} unread={viewer.unread} />}
        {viewer && (
          <AccountMenu
            email={viewer.email}
            role={t(`roles.${viewer.role}`)}
            unread={viewer.unread}
            notificationsHref={paths.notifications()}
            links={[
              { label: t('nav.dashboard'), href: paths.dashboard() },
              { label: t('nav.settings'), href: paths.settings() },
              { label: t('nav.shop'), href: paths.shop() },
              { label: t('nav.cart'), href: paths.cart() },
            ]}
            signOutAction={paths.signOut()}
          />
        )}
      </div>
    </header>
  )
}

/**
 * The frame of the pages that people work in all day: a slim bar with search, notices and account,
 * the page with its area's menu, and one line of footer. It has nothing that sells.
 */
export function WorkFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame
      bar={(props) => <SlimBar {...props} />}
      footer={(props) => <WorkFooter {...props} />}
    >
      {children}
    </PageFrame>
  )
}
