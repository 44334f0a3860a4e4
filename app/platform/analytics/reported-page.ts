/**
 * Campaigns name themselves in these; any other parameter may be a search, an order or a key and
 * stays here.
 */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid)$/

/** Ids and the tokens of mailed links, which open something for whoever has them. */
const SECRET = /^(?=.*\d)[\w.~%-]{20,}$/

/** An address of this site as the analytics service may know it. */
export function reportedPage(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const path = pathname
    .split('/')
    .map((part) => (SECRET.test(part) ? '-' : part))
    .join('/')
  const query = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)))
  return `${origin}${path}${query.size > 0 ? `?${query}` : ''}`
}

/**
 * Where the visitor came from: a page of this site is reported like any other, another site's is
 * left as it is.
 */
export function reportedReferrer(referrer: string, origin: string): string {
  return URL.canParse(referrer) && new URL(referrer).origin === origin
    ? reportedPage(referrer)
    : referrer
}
