import { useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { DEFAULT_THEME, type Theme } from '~/platform/theme'
import type { loader as rootLoader } from '~/root'
import { Flash } from '~/ui/feedback/flash'
import { Toasts } from '~/ui/feedback/toasts'
import { SkipLink } from '~/ui/layout/skip-link'
import { CartMirror } from './cart-mirror'
import { ConsentBanner } from './consent-banner'
import { CookieChoiceLoader } from './cookie-choice-loader'
import { useHole } from './keep'
import { late } from './late'
import type { SiteFooterProps } from './site-footer'
import { ViewAsBar } from './view-as-bar'

const Consent = late(
  () => import('./consent-banner').then(({ ConsentBanner }) => ConsentBanner),
  ConsentBanner,
)
const ViewAs = late(() => import('./view-as-bar').then(({ ViewAsBar }) => ViewAsBar), ViewAsBar)

const useChrome = () => useRouteLoaderData<typeof rootLoader>('root')

/** What a bar is made with; there is no `chrome` where the document itself failed. */
export type BarProps = {
  chrome: ReturnType<typeof useChrome>
  here: string
  /** Where one signs in, to come back here. */
  signIn: string
  theme: Theme
}
type PageFrameProps = {
  bar: (props: BarProps) => ReactNode
  footer: (props: SiteFooterProps) => ReactNode
  /** What the bar's buttons open. */
  menus?: (props: BarProps) => ReactNode
  children: ReactNode
}

/** What stands around every page, whichever bar and footer it has: what is asked, told and shown. */
export function PageFrame({ bar, footer, menus, children }: PageFrameProps) {
  const chrome = useChrome()
  const { i18n } = useTranslation('common')
  const address = chrome?.here ?? paths.home()
  const here = useHole('here', address)
  const signIn = useHole('signin', paths.auth({ redirectTo: address }))
  const cookieSettings = useHole('settings', chrome?.cookieSettings ?? '') || undefined
  const flash = chrome?.flash
    ? [{ id: chrome.flash.id, tone: chrome.flash.kind, title: chrome.flash.text }]
    : []
  const barProps = { chrome, here, signIn, theme: chrome?.theme ?? DEFAULT_THEME }
  return (
    <>
      <SkipLink />
      {chrome?.consentBanner && (
        <Consent words={chrome.consentBanner} language={i18n.language} redirectTo={here} />
      )}
      {chrome?.viewing && <ViewAs {...chrome.viewing} action={paths.endView()} />}
      {bar(barProps)}
      <Flash messages={flash} />
      {children}
      {footer({
        year: chrome?.year ?? brand.founded,
        light: chrome?.light ?? false,
        signedIn: Boolean(chrome?.viewer),
        cookieSettings,
        redirectTo: here,
      })}
      {menus?.(barProps)}
      {chrome?.cart && <CartMirror lines={chrome.cart.lines} ofAccount={chrome.viewer !== null} />}
      <Toasts messages={flash} />
      <CookieChoiceLoader />
    </>
  )
}
