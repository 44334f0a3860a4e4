import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, type FilterOf } from '~/domain/ground/list-filter.rules'

const LONGEST_TEMPLATE = 60
const readTemplate = (asked: string | null) => readSearch(asked).slice(0, LONGEST_TEMPLATE)

/** What mails are chosen by; `q` is a part of the recipient's address or of the subject. */
export const mailsFilter = listFilter({ q: readSearch, template: readTemplate }, [
  'newest',
  'oldest',
])
export type MailsFilter = FilterOf<typeof mailsFilter>
