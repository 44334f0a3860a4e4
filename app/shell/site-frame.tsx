import { useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { DEFAULT_THEME } from '~/platform/theme'
import type { loader as rootLoader } from '~/root'
import { ConsentBanner } from './consent-banner'
import { Flash } from '~/ui/feedback/flash'
import { Toasts } from '~/ui/feedback/toasts'
import { AccountMenu } from './account-menu'
import { LanguageSwitch } from '~/ui/layout/language-switch'
import { LightVersionSwitch } from '~/ui/layout/light-version-switch'
import { NotificationBell } from './notification-bell'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SkipLink } from '~/ui/layout/skip-link'
import { ViewAsBar } from './view-as-bar'
import { WaterSwitch } from './water-switch'
import { CartMirror } from './cart-mirror'
import { CartPopover } from './cart-popover'
import { CookieChoiceLoader } from './cookie-choice-loader'
import { keep, useHole } from './keep'
import { useFooterLinks, useHeaderGroups, useLegalLinks } from './navigation'

const TECHNOLOGIES = [
  'React',
  'TypeScript',
  'Remix',
  'Framer',
  'Webflow',
  'Shopify',
  'WordPress',
  'Figma',
  'Tailwind CSS',
  'PostgreSQL',
  'Stripe',
  'Playwright',
]

type FrameFooterProps = {
  year: number
  light: boolean
  cookieSettings?: string
  redirectTo: string
}

const FrameFooter = keep(
  'footer',
  ({ year, light, cookieSettings, redirectTo }: FrameFooterProps) => {
    const { t, i18n } = useTranslation('common')
    return (
      <SiteFooter
        name={brand.name}
        tagline={t('footer.tagline')}
        homeHref={paths.home()}
        groups={useFooterLinks()}
        social={brand.social.map(({ name, url }) => ({ label: name, href: url }))}
        company={{
          legalName: brand.legalName,
          lines: [...brand.cities.map((city) => city.address), brand.phone],
          email: brand.email,
          registrationNumber: brand.companyNumber,
          vatNumber: brand.vatNumber,
        }}
        technologies={TECHNOLOGIES}
        legal={useLegalLinks(cookieSettings)}
        year={year}
        switches={
          <>
            <LanguageSwitch
              action={paths.language()}
              current={i18n.language}
              languages={LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code] }))}
              redirectTo={redirectTo}
            />
            <WaterSwitch />
            <LightVersionSwitch
              action={paths.lightVersion()}
              light={light}
              redirectTo={redirectTo}
            />
          </>
        }
      />
    )
  },
)

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
  const settings = chrome?.cookieSettings
  const cookieSettings = useHole('settings', settings ?? '')
  // The link to the page itself is marked.
  const isCookiePage = settings === paths.cookiePreferences()
  return (
    <>
      <SkipLink />
      {chrome?.consentBanner && (
        <ConsentBanner words={chrome.consentBanner} language={i18n.language} redirectTo={here} />
      )}
      {chrome?.viewing && <ViewAsBar {...chrome.viewing} action={paths.endView()} />}
      <SiteHeader
        name={brand.name}
        homeHref={paths.home()}
        groups={useHeaderGroups(chrome?.shopMenu ?? [])}
        shopHref={paths.shop()}
        signInHref={paths.auth()}
        theme={theme}
        themeAction={paths.theme()}
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
      <FrameFooter
        year={chrome?.year ?? brand.founded}
        light={chrome?.light ?? false}
        cookieSettings={isCookiePage ? undefined : cookieSettings}
        redirectTo={here}
      />
      {chrome && <CartMirror lines={chrome.cart.lines} />}
      <Toasts messages={flash} />
      <CookieChoiceLoader />
    </>
  )
}
