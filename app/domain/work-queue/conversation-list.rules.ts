import { listFilter, oneOf, type FilterOf } from '~/domain/ground/list-filter.rules'
import { readSearch } from '~/domain/ground/search.rules'
import { TALKERS } from '~/domain/messages/turn.rules'

/** What a conversation is about: an order with its client, a freelancer’s work, or a ticket. */
export const CONVERSATION_KINDS = ['order', 'freelancer', 'ticket'] as const
export type ConversationKind = (typeof CONVERSATION_KINDS)[number]

/** By since when they wait; `oldest` is who has waited longest. */
const SORTS = ['newest', 'oldest'] as const
export type ConversationSort = (typeof SORTS)[number]

export const conversationsFilter = listFilter(
  { q: readSearch, waits: oneOf([...TALKERS, 'nobody'] as const), kind: oneOf(CONVERSATION_KINDS) },
  SORTS,
)
export type ConversationsFilter = FilterOf<typeof conversationsFilter>
