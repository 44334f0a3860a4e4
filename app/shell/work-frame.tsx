import { useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { DEFAULT_THEME } from '~/platform/theme'
import type { loader as rootLoader } from '~/root'
import { Flash } from '~/ui/feedback/flash'
import { Toasts } from '~/ui/feedback/toasts'
import { SkipLink } from '~/ui/layout/skip-link'
import { ThemeToggle } from '~/ui/layout/theme-toggle'
import { AccountMenu } from './account-menu'
import { CartMirror } from './cart-mirror'
import { ConsentBanner } from './consent-banner'
import { CookieChoiceLoader } from './cookie-choice-loader'
import { useHole } from './keep'
import { NotificationBell } from './notification-bell'
import { ViewAsBar } from './view-as-bar'
import { WorkBar } from './work-bar'
import { WorkFooter } from './work-footer'

/**
 * The frame of the pages that people work in all day: a slim bar with search, notices and account,
 * the page with its area's menu, and one line of footer. It has nothing that sells.
 */
export function WorkFrame({ children }: { children: ReactNode }) {
  const chrome = useRouteLoaderData<typeof rootLoader>('root')
  const { t, i18n } = useTranslation('common')
  const here = useHole('here', chrome?.here ?? paths.home())
  const theme = chrome?.theme ?? DEFAULT_THEME
  const viewer = chrome?.viewer
  const flash = chrome?.flash
    ? [{ id: chrome.flash.id, tone: chrome.flash.kind, title: chrome.flash.text }]
    : []
  return (
    <>
      <SkipLink />
      {chrome?.consentBanner && (
        <ConsentBanner words={chrome.consentBanner} language={i18n.language} redirectTo={here} />
      )}
      {chrome?.viewing && <ViewAsBar {...chrome.viewing} action={paths.endView()} />}
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
      <Flash messages={flash} />
      {children}
      <WorkFooter
        year={chrome?.year ?? brand.founded}
        light={chrome?.light ?? false}
        cookieSettings={useHole('settings', chrome?.cookieSettings ?? '') || undefined}
        redirectTo={here}
      />
      {chrome && <CartMirror lines={chrome.cart.lines} />}
      <Toasts messages={flash} />
      <CookieChoiceLoader />
    </>
  )
}
