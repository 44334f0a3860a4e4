import { readSearch } from '../content/search.rules'
import { readChoice } from '../lists/choice.rules'
import { TOPICS, type Topic } from './contact.rules'

export const MESSAGES_PER_PAGE = 20

export const MESSAGE_STATES = ['open', 'answered'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Whether a message looks like spam. */
export const MESSAGE_LOOKS = ['real', 'spam'] as const
export type MessageLook = (typeof MESSAGE_LOOKS)[number]

export const MESSAGE_SORTS = ['newest', 'oldest'] as const
export type MessageSort = (typeof MESSAGE_SORTS)[number]

/** What messages are chosen by; each part is also the name of a query parameter. */
export interface MessagesFilter {
  /** Words to look for; empty for none. */
  q: string
  state: MessageState | null
  topic: Topic | null
  look: MessageLook | null
  sort: MessageSort
}

/** The filter and order that an address asks for; a value that does not exist asks for nothing. */
export function readMessagesFilter(query: URLSearchParams): MessagesFilter {
  return {
    q: readSearch(query.get('q')),
    state: readChoice(MESSAGE_STATES, query.get('state')),
    topic: readChoice(TOPICS, query.get('topic')),
    look: readChoice(MESSAGE_LOOKS, query.get('look')),
    sort: readChoice(MESSAGE_SORTS, query.get('sort')) ?? 'newest',
  }
}

/** The query of an address for a filter; what is as it would be without stays away. */
export function messagesQuery({ q, state, topic, look, sort }: MessagesFilter) {
  return { q: q || undefined, state: state ?? undefined, topic: topic ?? undefined, look: look ?? undefined, sort: sort === 'newest' ? undefined : sort }
}

/** Whether a filter leaves anything out. */
export const isMessagesNarrowed = ({ sort: _sort, ...filter }: MessagesFilter) => Object.values(filter).some(Boolean)
