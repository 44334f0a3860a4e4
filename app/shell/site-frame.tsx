import { useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { DEFAULT_THEME } from '~/platform/theme'
import type { loader as rootLoader } from '~/root'
import { ConsentBanner } from './consent-banner'
import { Flash } from '~/ui/feedback/flash'
import { Toasts } from '~/ui/feedback/toasts'
import { AccountMenu } from './account-menu'
import { NotificationBell } from './notification-bell'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SkipLink } from '~/ui/layout/skip-link'
import { ViewAsBar } from './view-as-bar'
import { CartMirror } from './cart-mirror'
import { CartPopover } from './cart-popover'
import { CookieChoiceLoader } from './cookie-choice-loader'
import { useHole } from './keep'
import { useHeaderGroups } from './navigation'

/** Bar, flash messages, page, footer: the frame of every page of the site and of the dashboards. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const chrome = useRouteLoaderData<typeof rootLoader>('root')
  const { t, i18n } = useTranslation('common')
  const here = useHole('here', chrome?.here ?? paths.home())
  const theme = chrome?.theme ?? DEFAULT_THEME
  const flash = chrome?.flash
    ? [{ id: chrome.flash.id, tone: chrome.flash.kind, title: chrome.flash.text }]
    : []
  const viewer = chrome?.viewer
  return (
    <>
      <SkipLink />
      {chrome?.consentBanner && (
        <ConsentBanner words={chrome.consentBanner} language={i18n.language} redirectTo={here} />
      )}
      {chrome?.viewing && <ViewAsBar {...chrome.viewing} action={paths.endView()} />}
      <SiteHeader
        groups={useHeaderGroups(chrome?.shopMenu ?? [])}
        theme={theme}
        redirectTo={here}
        bell={viewer && <NotificationBell href={paths.notifications()} unread={viewer.unread} />}
        account={
          viewer && (
            <AccountMenu
              email={viewer.email}
              role={t(`roles.${viewer.role}`)}
              unread={viewer.unread}
              notificationsHref={paths.notifications()}
              links={[
                { label: t('nav.dashboard'), href: paths.dashboard() },
                { label: t('nav.settings'), href: paths.settings() },
              ]}
              signOutAction={paths.signOut()}
            />
          )
        }
        cart={
          <CartPopover
            lines={chrome?.cart.lines ?? []}
            totalItems={chrome?.cart.totalItems ?? 0}
            total={chrome?.cart.total ?? ''}
            action={paths.cart()}
            redirectTo={here}
            cartHref={paths.cart()}
            checkoutHref={paths.checkout()}
            shopHref={paths.shop()}
          />
        }
      />
      <Flash messages={flash} />
      {children}
      <SiteFooter
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
