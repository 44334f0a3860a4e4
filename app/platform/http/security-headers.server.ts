import { tagHosts } from '../analytics/analytics.server'
import { env } from '../env.server'
import { defaultHeaders } from './default-headers.js'

/**
 * Checkout, and the pages for freelancers' payouts, whose first address leads on to others of
 * Stripe's.
 */
const STRIPE_PAGES = 'https://*.stripe.com'

/** Where the payment service's pages stand that are not our own. */
function paymentHost() {
  if (!env.STRIPE_SECRET_KEY) return ''
  return ` ${env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL).origin : STRIPE_PAGES}`
}

/**
 * How a page's loader tells which one origin may be shown in a frame on it; it does not leave the
 * server.
 */
export const FRAME_SOURCE = 'X-Frame-Source'

/** A page with encryption shows none without it. */
const FRAMED_PROTOCOLS = env.PUBLIC_URL.startsWith('https:') ? ['https:'] : ['https:', 'http:']

function frameSource(origin: string | null) {
  return origin && URL.canParse(origin) && FRAMED_PROTOCOLS.includes(new URL(origin).protocol)
    ? [`frame-src ${new URL(origin).origin}`]
    : []
}

/**
 * The Content-Security-Policy of a page. Form posts may be redirected to the payment service's
 * pages, which Chromium holds against form-action.
 */
function contentSecurityPolicy(nonce: string, framed: string | null) {
  const hosts = tagHosts()
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${hosts.script}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${hosts.data}`,
    "font-src 'self'",
    `connect-src 'self'${hosts.data}`,
    ...frameSource(framed),
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${paymentHost()}`,
    ...(env.PUBLIC_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** What no page of ours uses, and so no page that got a foreign script could. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Sets the headers that every document carries; what is there already stays. What somebody who is
 * signed in sees stays in no cache.
 */
export function setSecurityHeaders(
  headers: Headers,
  { nonce, signedIn }: { nonce: string; signedIn: boolean },
) {
  const values: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(nonce, headers.get(FRAME_SOURCE)),
    // `no-referrer` would make browsers send `Origin: null`, which Remix refuses on every form
    // post.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    'Cache-Control': signedIn ? 'private, no-store' : 'private, no-cache',
    Vary: 'Cookie, Accept-Language, Save-Data',
  }
  for (const [name, value] of [...Object.entries(values), ...defaultHeaders(env.PUBLIC_URL)])
    if (!headers.has(name)) headers.set(name, value)
  headers.delete(FRAME_SOURCE)
}
