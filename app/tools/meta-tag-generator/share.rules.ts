import { NO_VALUES, type MetaField, type MetaValues } from './fields.rules'

/**
 * The most characters of a query: proxies and programs that pass links on cut off longer addresses.
 */
const SHARE_MAX = 6000

const FIELDS = Object.keys(NO_VALUES) as MetaField[]

/**
 * Whether an address holds a form that was filled in, and not only the page that one would be
 * filled from.
 */
export const holdsValues = (query: URLSearchParams) => FIELDS.some((field) => query.has(field))

/**
 * What the form says, as a query without what is as usual; `url` is the page that it is compared
 * with. Null when that is too long for an address.
 */
export function shareQuery(values: MetaValues, url: string): Record<string, string> | null {
  const said = FIELDS.filter((field) => values[field] !== NO_VALUES[field]).map(
    (field) => [field, values[field]] as const,
  )
  const query = Object.fromEntries([...(url ? [['url', url] as const] : []), ...said])
  return new URLSearchParams(query).toString().length <= SHARE_MAX ? query : null
}
