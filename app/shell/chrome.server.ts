import { studioTime } from '~/platform/i18n/studio-time'
import { paths } from '~/paths'
import { studioPaths } from '~/paths/studio'
import type { CartView } from '~/domain/cart/cart.rules'
import { hrefInCart } from '~/domain/cart/cart-page.server'
import { listFeaturedCategories } from '~/domain/catalog/catalog.server'
import type { CookiePreferences } from '~/domain/consent/consent.rules'
import { analyticsTag, type AnalyticsTag } from '~/platform/analytics/analytics.server'
import { currentTime } from '~/platform/clock'
import { takeFlash, type Flash } from '~/platform/http/flash.server'
import { env } from '~/platform/env.server'
import { formatMoney } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isLightVersion } from '~/platform/light-version.server'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'
import { showsMoney } from '~/platform/session/permissions.rules'
import type { SignedIn } from '~/platform/session/roles'
import { getTheme } from '~/platform/theme.server'
import type { Theme } from '~/platform/theme'
import { presentSwitch } from './other-account.server'
import { bannerWords, findConsent } from './consent.server'
import { findVisitorCart } from '~/storefront/visitor-cart.server'
import { shownAddress } from '~/platform/shown-address.server'

export interface Chrome {
  language: Language
  theme: Theme
  light: boolean
  demo: boolean
  viewer: SignedIn | null
  /** In which zone moments are told, where it is not the studio's. */
  times: string | null
  /** The bar of an admin who looks on in a client's place, in words. */
  viewing: { text: string; end: string } | null
  /** On pages of money, for whom it waits until they have a second factor. */
  beforeMoney: ReturnType<typeof moneyWords>
  flash: Flash | null
  year: number
  /** Where the site stands, without a slash at the end. */
  origin: string
  /** Titles of the pages that stand in for one that failed. */
  errorTitles: { notFound: string; refused: string; unavailable: string; failure: string }
  /** What a page that is not there says of accounts. */
  switchAccount: ReturnType<typeof presentSwitch>
  /** Where a form of the header or footer comes back to. */
  here: string
  shopMenu: { label: string; href: string; categoryName: string }[]
  /** Null on the pages of work, whose frame has no cart. */
  cart: ReturnType<typeof cartSummary> | null
  /** The visitor's cookie choice, null until there is one. */
  consent: CookiePreferences | null
  /** The words that ask for it, on every page but the one that they lead to. */
  consentBanner: ReturnType<typeof bannerWords> | null
  /** The page of the cookie preferences, which leads back here; '' on that page itself. */
  cookieSettings: string
  /** The analytics tag, once the visitor allows it. */
  tag: AnalyticsTag | null
}

/** The frame of work is around what begins so (app/routes.ts). */
const WORK = [paths.dashboard(), studioPaths.dashboard()]
const isWork = (pathname: string) => WORK.some((start) => pathname.startsWith(start))

function cartSummary(cart: CartView | null, language: Language) {
  const currency = cart?.currency ?? 'USD'
  return {
    totalItems: cart?.totalItems ?? 0,
    total: formatMoney(cart?.totalPrice ?? 0, currency, language),
    lines: (cart?.items ?? []).map((item) => ({
      lineId: item.id,
      productId: item.product.id,
      href: cart && item.product.available ? hrefInCart(cart, item.product.id) : undefined,
      available: item.product.available,
      name: item.product.name,
      image: item.product.image,
      category: item.product.category,
      price: item.product.price,
      unitPrice: formatMoney(item.unitAmount, currency, language),
      quantity: item.quantity,
    })),
  }
}

function viewingWords(viewer: SignedIn | null, language: Language) {
  if (!viewer || viewer.impersonator === null) return null
  const t = translator(language, 'view-as')
  return { text: t('bar', { name: viewer.name, email: viewer.email }), end: t('end') }
}

function moneyWords(request: Request, viewer: SignedIn | null, language: Language) {
  const { pathname, search } = new URL(request.url)
  if (!viewer?.needsFactorForMoney || !showsMoney(pathname)) return null
  const t = translator(language, 'people')
  return {
    title: t('staff.money.title'),
    text: t('staff.money.text'),
    link: t('staff.money.link'),
    href: paths.settingsPart('second-factor', { redirectTo: pathname + search }),
  }
}

/**
 * What the frame around every page needs: bar, cart popover, menus, flash, choices of the visitor.
 */
export async function loadChrome(args: RequestArgs): Promise<{ chrome: Chrome; headers: Headers }> {
  const { request } = args
  const { pathname, search } = new URL(request.url)
  const language = await getLanguage(request)
  const [viewer, theme, light, taken, categories, cart, consent] = await Promise.all([
    findViewer(args),
    getTheme(request),
    isLightVersion(request),
    takeFlash(request),
    listFeaturedCategories('popular', language),
    isWork(pathname) ? null : findVisitorCart(args),
    findConsent(request),
  ])
  const t = translator(language, 'common')
  const headers = new Headers()
  if (taken.clear) headers.append('Set-Cookie', taken.clear)
  return {
    headers,
    chrome: {
      language,
      theme,
      light,
      demo: env.demo,
      viewer: viewer && { ...viewer, email: shownAddress(viewer.email) },
      times: viewer?.timeZone
        ? translator(language, 'settings')('language.zone.told', {
            zone: viewer.timeZone.replaceAll('_', ' '),
          })
        : null,
      viewing: viewingWords(viewer, language),
      beforeMoney: moneyWords(request, viewer, language),
      flash: taken.flash,
      year: studioTime(currentTime()).getFullYear(),
      origin: env.PUBLIC_URL,
      errorTitles: {
        notFound: t('errors.notFound.title'),
        refused: t('errors.refused.title'),
        unavailable: t('errors.unavailable.title'),
        failure: t('errors.failure.title'),
      },
      switchAccount: presentSwitch(request, viewer, language),
      here: pathname + search,
      shopMenu: categories.map((category) => ({
        label: category.displayName,
        href: paths.shop({ category: category.categoryName }),
        categoryName: category.categoryName,
      })),
      cart: isWork(pathname) ? null : cartSummary(cart, language),
      consent,
      consentBanner:
        consent || pathname === paths.cookiePreferences() ? null : bannerWords(language),
      cookieSettings:
        pathname === paths.cookiePreferences()
          ? search && pathname + search
          : paths.cookiePreferences({ redirectTo: pathname + search }),
      tag: !light && (consent?.analytics || consent?.marketing) ? analyticsTag() : null,
    },
  }
}
