import { z } from 'zod'
import { oneLine, within } from '~/platform/free-text'
import { cleanBody } from '../messages/message.rules'
import { LONGEST_REFUSAL, LONGEST_REPLY, LONGEST_REVIEW, RATINGS } from './reviews.rules'
import { REFUSALS } from '../ground/review-refusals.rules'

export type ReviewProblem =
  'rating' | 'body' | 'bodyTooLong' | 'refusal' | 'note' | 'noteTooLong' | 'reply' | 'replyTooLong'
type Say = (problem: ReviewProblem) => string
const bare: Say = () => ''

/** What a client writes about a service: stars, and words to them. */
export function reviewSchema(say: Say = bare) {
  return z.object({
    rating: z
      .enum(RATINGS.map(String) as [string, ...string[]], { error: say('rating') })
      .transform(Number),
    body: z
      .string({ error: say('body') })
      .overwrite(within(LONGEST_REVIEW, cleanBody))
      .min(1, say('body'))
      .max(LONGEST_REVIEW, say('bodyTooLong')),
  })
}
export type ReviewFields = z.input<ReturnType<typeof reviewSchema>>
export type ReviewInput = z.output<ReturnType<typeof reviewSchema>>

/** On which ground a review is refused, and why it holds; the author reads both. */
export function refusalSchema(say: Say = bare) {
  return z.object({
    refusal: z.enum(REFUSALS, { error: say('refusal') }),
    note: z
      .string({ error: say('note') })
      .overwrite(within(LONGEST_REFUSAL, oneLine))
      .min(1, say('note'))
      .max(LONGEST_REFUSAL, say('noteTooLong')),
  })
}
export type RefusalFields = z.input<ReturnType<typeof refusalSchema>>
export type RefusalInput = z.output<ReturnType<typeof refusalSchema>>

/** The studio's words under a published review. */
export function reviewReplySchema(say: Say = bare) {
  return z.object({
    reply: z
      .string({ error: say('reply') })
      .overwrite(within(LONGEST_REPLY, cleanBody))
      .min(1, say('reply'))
      .max(LONGEST_REPLY, say('replyTooLong')),
  })
}
export type ReviewReplyFields = z.input<ReturnType<typeof reviewReplySchema>>
