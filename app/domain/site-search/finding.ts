/** How many of a kind are shown; their list, where there is one, has all. */
export const FOUND_OF_A_KIND = 6

export type Side = 'client' | 'studio' | 'seller' | 'freelancer'
/** One thing that was found: what it is called, what tells it from others, and what it belongs to. */
export interface Finding {
  side: Side
  id: string
  title: string
  detail: string
  orderId: string | null
  projectId: string | null
  threadId: string | null
  ticketId: string | null
}
export type FindingKind =
  | 'orders'
  | 'work'
  | 'documents'
  | 'clients'
  | 'freelancers'
  | 'products'
  | 'tickets'
  | 'messages'
  | 'files'
export type Findings = { kind: FindingKind; rows: Finding[] }[]

/** A finding with what is known of it. */
export const finding = (
  side: Side,
  id: string | number,
  title: string,
  rest: Partial<Finding> = {},
) => ({
  ...{ detail: '', orderId: null, projectId: null, threadId: null, ticketId: null },
  ...{ side, id: String(id), title },
  ...rest,
})
