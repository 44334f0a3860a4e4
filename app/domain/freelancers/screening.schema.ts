import { z } from 'zod'
import { manyLines, within } from '~/platform/free-text'

export const LONGEST_ANSWER = 1500

export type ScreeningProblem = 'reason' | 'reasonTooLong'

/**
 * As browsers count it: they send a line break as two characters. PostgreSQL refuses a text with
 * NUL.
 */

/**
 * Why an application is declined, as the applicant reads it, or a freelancer is paused or leaves: a
 * few paragraphs.
 */
export function screeningReasonSchema(say: (problem: ScreeningProblem) => string) {
  return z.object({
    reason: z
      .string({ error: say('reason') })
      .overwrite(within(LONGEST_ANSWER, manyLines))
      .min(1, say('reason'))
      .max(LONGEST_ANSWER, say('reasonTooLong')),
  })
}
