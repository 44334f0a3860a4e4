import { brand } from '~/brand'
import { hostCookieName } from '~/platform/session/host-cookie.server'

/** How long something stays in the browser. */
export type Life =
  { amount: number; unit: 'second' | 'minute' | 'day' | 'month' | 'year' } | 'tab' | 'until-deleted'

export interface StoredItem {
  name: string
  place: 'cookie' | 'local' | 'session' | 'cache'
  /** The key of its purpose in locales/*\/cookies.json. */
  purpose:
    | 'signIn'
    | 'secondStep'
    | 'signInReturn'
    | 'knownBrowser'
    | 'cart'
    | 'quote'
    | 'flash'
    | 'consent'
    | 'theme'
    | 'language'
    | 'light'
    | 'cartCopy'
    | 'consentCopy'
    | 'languageCopy'
    | 'themeCopy'
    | 'water'
    | 'scroll'
    | 'version'
    | 'shell'
    | 'pages'
    | 'files'
  life: Life
}

const days = (amount: number): Life => ({ amount, unit: 'day' })

/**
 * Everything that this site puts into a browser by itself: all of it necessary for what the visitor
 * asked for.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
  { name: hostCookieName('kanal_session'), place: 'cookie', purpose: 'signIn', life: days(30) },
  {
    name: hostCookieName('kanal_second_step'),
    place: 'cookie',
    purpose: 'secondStep',
    life: { amount: 10, unit: 'minute' },
  },
  {
    name: hostCookieName('kanal_sign_in_return'),
    place: 'cookie',
    purpose: 'signInReturn',
    life: { amount: 15, unit: 'minute' },
  },
  {
    name: hostCookieName('kanal_device'),
    place: 'cookie',
    purpose: 'knownBrowser',
    life: days(365),
  },
  { name: hostCookieName('kanal_cart'), place: 'cookie', purpose: 'cart', life: days(30) },
  { name: hostCookieName('kanal_quote'), place: 'cookie', purpose: 'quote', life: days(30) },
  {
    name: hostCookieName('kanal_flash'),
    place: 'cookie',
    purpose: 'flash',
    life: { amount: 60, unit: 'second' },
  },
  { name: hostCookieName('kanal_consent'), place: 'cookie', purpose: 'consent', life: days(365) },
  { name: hostCookieName('kanal_theme'), place: 'cookie', purpose: 'theme', life: days(365) },
  { name: hostCookieName('kanal_language'), place: 'cookie', purpose: 'language', life: days(365) },
  { name: hostCookieName('kanal_light'), place: 'cookie', purpose: 'light', life: days(365) },
  { name: brand.storageKeys.cart, place: 'local', purpose: 'cartCopy', life: 'until-deleted' },
  {
    name: brand.storageKeys.consent,
    place: 'local',
    purpose: 'consentCopy',
    life: 'until-deleted',
  },
  {
    name: brand.storageKeys.consentPreferences,
    place: 'local',
    purpose: 'consentCopy',
    life: 'until-deleted',
  },
  { name: 'i18nextLng', place: 'local', purpose: 'languageCopy', life: 'until-deleted' },
  { name: 'vite-ui-theme', place: 'local', purpose: 'themeCopy', life: 'until-deleted' },
  { name: brand.storageKeys.water, place: 'local', purpose: 'water', life: 'until-deleted' },
  { name: 'positions', place: 'session', purpose: 'scroll', life: 'tab' },
  { name: 'remix-manifest-version', place: 'session', purpose: 'version', life: 'tab' },
  ...(['shell', 'pages', 'files'] as const).map((name): StoredItem => ({
    name,
    place: 'cache',
    purpose: name,
    life: 'until-deleted',
  })),
]

/**
 * The cookies of other companies that each category governs (spec §9), by those who set them:
 * deleted when the category is denied. A star stands for any ending.
 */
export const CLEARED_COOKIES: Record<
  'functional' | 'analytics' | 'marketing',
  { names: readonly string[]; setBy: string; life: Life | null }[]
> = {
  functional: [
    {
      names: ['theme', 'language', 'chat_preferences', 'ui_settings'],
      setBy: brand.name,
      life: null,
    },
  ],
  analytics: [
    { names: ['_ga*'], setBy: 'Google Analytics', life: { amount: 2, unit: 'year' } },
    { names: ['_gid*'], setBy: 'Google Analytics', life: days(1) },
    { names: ['_gat*', '_gtag*'], setBy: 'Google Analytics', life: { amount: 60, unit: 'second' } },
  ],
  marketing: [
    { names: ['_fbp', '_fbc', 'fr'], setBy: 'Meta', life: { amount: 3, unit: 'month' } },
    { names: ['_gcl_*', '_gac_*'], setBy: 'Google Ads', life: { amount: 3, unit: 'month' } },
    { names: ['IDE'], setBy: 'Google (doubleclick.net)', life: { amount: 13, unit: 'month' } },
    { names: ['DSID'], setBy: 'Google (doubleclick.net)', life: days(14) },
  ],
}
