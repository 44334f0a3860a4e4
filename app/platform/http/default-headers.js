import onHeaders from 'on-headers'

const A_YEAR_AND_MORE = 63_072_000

/**
 * What every answer carries that says nothing else of it, files and data among them: nothing is
 * guessed at, nothing stands in another site's frame, and with https there is no way back.
 * @param {string | undefined} publicUrl
 * @returns {[name: string, value: string][]}
 */
export const defaultHeaders = (publicUrl) => [
  ['X-Content-Type-Options', 'nosniff'],
  ['Content-Security-Policy', "frame-ancestors 'none'; base-uri 'none'; object-src 'none'"],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ...(publicUrl?.startsWith('https:')
    ? [
        /** @type {[string, string]} */ ([
          'Strict-Transport-Security',
          `max-age=${A_YEAR_AND_MORE}; includeSubDomains`,
        ]),
      ]
    : []),
]

/**
 * Has every answer carry them when its head is written, unless it has others by then.
 * @param {string | undefined} publicUrl
 * @returns {import('./step').Step}
 */
export function addDefaultHeaders(publicUrl) {
  const headers = defaultHeaders(publicUrl)
  return (_request, response, next) => {
    onHeaders(response, () => {
      for (const [name, value] of headers)
        if (!response.hasHeader(name)) response.setHeader(name, value)
    })
    next()
  }
}
