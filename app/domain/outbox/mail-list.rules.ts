import { readSearch } from '../content/search.rules'

export const MAILS_PER_PAGE = 25

/** What mails are chosen by; each part is also the name of a query parameter. */
export interface MailsFilter {
  /** A part of the recipient's address or of the subject; empty for all. */
  q: string
  template: string
  sort: 'newest' | 'oldest'
}

const LONGEST_TEMPLATE = 60

/** The filter and order that an address asks for. */
export function readMailsFilter(query: URLSearchParams): MailsFilter {
  return { q: readSearch(query.get('q')), template: readSearch(query.get('template')).slice(0, LONGEST_TEMPLATE), sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest' }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function mailsQuery({ q, template, sort }: MailsFilter) {
  return { q: q || undefined, template: template || undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isMailsNarrowed = ({ q, template }: MailsFilter) => Boolean(q || template)
