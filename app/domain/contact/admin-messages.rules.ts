import { readSearch } from '~/domain/ground/search.rules'
import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { TOPICS } from './contact.rules'

export const MESSAGE_STATES = ['open', 'answered'] as const

/** Whether a message looks like spam. */
export const MESSAGE_LOOKS = ['real', 'spam'] as const

/** What messages are chosen by. */
export const messagesFilter = listFilter(
  { q: readSearch, state: oneOf(MESSAGE_STATES), topic: oneOf(TOPICS), look: oneOf(MESSAGE_LOOKS) },
  ['newest', 'oldest'],
)
export type MessagesFilter = FilterOf<typeof messagesFilter>
