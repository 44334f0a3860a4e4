import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { TOPICS } from './contact.rules'

export const MESSAGES_PER_PAGE = 20

export const MESSAGE_STATES = ['open', 'answered'] as const

/** Whether a message looks like spam. */
export const MESSAGE_LOOKS = ['real', 'spam'] as const

const MESSAGE_SORTS = ['newest', 'oldest'] as const
export type MessageSort = (typeof MESSAGE_SORTS)[number]

/** What messages are chosen by. */
const list = listFilter(
  { q: readSearch, state: oneOf(MESSAGE_STATES), topic: oneOf(TOPICS), look: oneOf(MESSAGE_LOOKS) },
  MESSAGE_SORTS,
)
export type MessagesFilter = FilterOf<typeof list>
export const {
  read: readMessagesFilter,
  query: messagesQuery,
  isNarrowed: isMessagesNarrowed,
} = list
