import type { BulkAct } from '../lists/bulk.server'
import { publishReview, putBackReview, refuseReview } from './move-review.server'
import { type Refusal, REFUSALS } from '../ground/review-refusals.rules'

/** One act for each ground: the reason that the list asks for is the one that the authors read. */
const refusals = Object.fromEntries(
  REFUSALS.map((refusal): [`refuse-${Refusal}`, BulkAct] => [
    `refuse-${refusal}`,
    {
      asksReason: true,
      apply: (tx, id, { actor, reason }) => refuseReview(tx, id, { refusal, note: reason }, actor),
    },
  ]),
) as Record<`refuse-${Refusal}`, BulkAct>

/** What an admin does with many reviews at once. */
export const REVIEW_ACTS = {
  publish: { asksReason: false, apply: (tx, id, { actor }) => publishReview(tx, id, actor) },
  ...refusals,
  'put-back': { asksReason: false, apply: (tx, id, { actor }) => putBackReview(tx, id, actor) },
} satisfies Record<string, BulkAct>
