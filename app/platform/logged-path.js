/**
 * What follows these paths opens something to whoever has it: links of mails, calendars and quotes.
 */
const TOKENS =
  /^(\/(?:auth\/set-password|auth\/sign-in-link|auth\/confirm-email|invitation|staff-invitation|pay|withdraw|order|decide|unsubscribe|quote|studiostack\/waitlist|calendar|shop\/project-wizard\/quote)\/)[^/]+.*/i

/**
 * Parts of a query that are of a list or of the build; all others may hold what people typed,
 * addresses and tokens.
 */
const HARMLESS = new Set([
  'after',
  'before',
  'page',
  'sort',
  'order',
  'lng',
  'category',
  'currency',
  'status',
  'role',
  'template',
  'kind',
  'view',
  'sent',
  'index',
  '_routes',
  'version',
])

/**
 * Short words, numbers and the names of routes: nothing that is signed, no address of a page or of
 * a person.
 */
const PLAIN = /^[\w=,-]{1,40}$/

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The path as a router reads it: with one slash where there are several, without dot segments, and
 * with what is written by numbers in letters. Encoded twice, it is not our address any more.
 * @param {string} path
 */
function normalize(path) {
  const [bare = ''] = decode(path)
    .replace(/[\\/]+/g, '/')
    .split(/[?#]/, 1)
  /** @type {string[]} */
  const segments = []
  for (const segment of bare.split('/').slice(1)) {
    if (segment === '..') segments.pop()
    else if (segment !== '.') segments.push(segment)
  }
  return `/${segments.join('/')}`.replace(/[\u0000-\u001f\u007f]/g, '')
}

/** @param {string} query */
function loggedQuery(query) {
  const kept = query.split('&').map((part) => {
    const [name = ''] = part.split('=', 1)
    return HARMLESS.has(name) && PLAIN.test(part) ? part : null
  })
  return kept.filter((part) => part !== null).join('&')
}

/**
 * A request's path as the access log has it: the token of a mailed link stays out of it, however
 * the path is written, and of a query all but what is known to be harmless.
 * @param {string} url
 */
export function loggedPath(url) {
  const [path = '', ...rest] = url.split('?')
  const query = loggedQuery(rest.join('?'))
  return normalize(path).replace(TOKENS, '$1…') + (query && `?${query}`)
}
