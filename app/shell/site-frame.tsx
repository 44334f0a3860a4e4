import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { AccountMenu } from './account-menu'
import { CartPopover } from './cart-popover'
import { useHeaderGroups } from './navigation'
import { NotificationBell } from './notification-bell'
import { PageFrame, type BarProps } from './page-frame'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

function SiteBar({ chrome, here, theme }: BarProps) {
  const { t } = useTranslation('common')
  const viewer = chrome?.viewer
  return (
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
  )
}

/** Bar, flash messages, page, footer: the frame of every page of the site. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame
      bar={(props) => <SiteBar {...props} />}
      footer={(props) => <SiteFooter {...props} />}
    >
      {children}
    </PageFrame>
  )
}
