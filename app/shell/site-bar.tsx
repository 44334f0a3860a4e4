import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { AccountMenu } from './account-menu'
import { CartButton, CartPopover } from './cart-popover'
import { keep } from './keep'
import { NavDrawer, type NavDrawerProps } from './nav-drawer'
import { NavPanel } from './nav-panel'
import { useHeaderGroups } from './navigation'
import { NotificationBell } from './notification-bell'
import type { BarProps } from './page-frame'
import { SiteHeader } from './site-header'

/** The bar of every page of the site, with what is the visitor's own in it. */
export function SiteBar({ chrome, here, signIn, theme }: BarProps) {
  const { t } = useTranslation('common')
  const viewer = chrome?.viewer
  return (
    <SiteHeader
      groups={useHeaderGroups(chrome?.shopMenu ?? [])}
      theme={theme}
      redirectTo={here}
      signIn={signIn}
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
      cart={<CartButton totalItems={chrome?.cart?.totalItems ?? 0} />}
    />
  )
}

const SiteMenu = keep('site-menu', (menu: NavDrawerProps) => (
  <>
    {menu.groups.map((group) => (
      <NavPanel key={group.id} group={group} />
    ))}
    <NavDrawer {...menu} />
  </>
))

/**
 * What the buttons of the bar open. It stands after the page: text browsers know no popovers, and
 * would read all of it before the page begins.
 */
export function SiteMenus({ chrome, here, theme }: BarProps) {
  return (
    <>
      <SiteMenu
        groups={useHeaderGroups(chrome?.shopMenu ?? [])}
        signedIn={Boolean(chrome?.viewer)}
        theme={theme}
        redirectTo={here}
      />
      <CartPopover
        lines={chrome?.cart?.lines ?? []}
        total={chrome?.cart?.total ?? ''}
        action={paths.cart()}
        redirectTo={here}
        cartHref={paths.cart()}
        checkoutHref={paths.checkout()}
        shopHref={paths.shop()}
      />
    </>
  )
}
