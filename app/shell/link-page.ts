import type { HeadersFunction } from '@remix-run/node'

/**
 * The headers of a page whose address lets whoever has it act, as one that was mailed: it is neither
 * kept nor told to other sites.
 */
export const linkPageHeaders: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
})

/** A mailed link that was found but is no longer of use: 410; never signed by us: 404. */
export const CLOSED_LINK_STATUS = { used: 410, replaced: 410, expired: 410, unknown: 404 }
