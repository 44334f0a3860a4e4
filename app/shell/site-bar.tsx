import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { AccountMenu } from './account-menu'
import { CartPopover } from './cart-popover'
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
      cart={
        <CartPopover
          lines={chrome?.cart?.lines ?? []}
          totalItems={chrome?.cart?.totalItems ?? 0}
          total={chrome?.cart?.total ?? ''}
          action={paths.cart()}
          redirectTo={here}
          cartHref={paths.cart()}
          checkoutHref={paths.checkout()}
          shopHref={paths.shop()}
        />
      }
    />
  )
}
