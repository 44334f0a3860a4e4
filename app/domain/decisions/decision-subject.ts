import type { Prisma } from '~/platform/db/db.server'
import type { Currency } from '../catalog/catalog.rules'
import type { Participant } from '../people/participant.rules'
import type { Answer, DecisionState } from '~/domain/notifications/decision.rules'

/** What is to be decided, as its page shows it. */
export interface Decision {
  orderId: string
  number: string
  /** What was ordered. */
  service: string
  title: string
  detail: string
  sharedAt: Date | null
  /** How often it may come back changed, and how often it has. */
  revisions: { promised: number; used: number } | null
  /** What it costs: integer cents without VAT, and the rate in basis points. */
  price: {
    net: number
    workingDays: number | null
    rounds: number | null
    answer: string
    currency: Currency
    vatRate: number
    reverseCharge: boolean
  } | null
  /** What is owed for it now. */
  payableId: string | null
  state: DecisionState
  decidedAt: Date | null
  /** What can be answered now. */
  answers: readonly Answer['to'][]
}

/** One kind of thing that can be decided from a mailed link. */
export interface DecisionSubject {
  /** What it is now, if its order is among these. */
  find(id: string, orders: Prisma.OrderWhereInput): Promise<Decision | null>
  /** Throws `decision.closed`. */
  answer(id: string, answer: Answer, participant: Participant): Promise<void>
}
