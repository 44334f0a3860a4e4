import { z } from 'zod'
import { manyLines, oneLine, within } from '~/platform/free-text'
import {
  LICENCES,
  LONGEST_ANSWER,
  LONGEST_LICENCE,
  LONGEST_TITLE,
  MOST_PACK_FILES,
} from './deliverable.rules'

type Problem =
  'title' | 'titleTooLong' | 'licenceTooLong' | 'tooManyFiles' | 'reason' | 'reasonTooLong'
export type SayProblem = (problem: Problem) => string

const tidy = (most: number, plain: (text: string) => string) => (text: unknown) =>
  typeof text === 'string' ? within(most, plain)(text) : text
const list = <T extends z.ZodType>(of: T) =>
  z.preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(of))

/** A hand-over deliverable as the studio writes it. */
export function deliverableSchema(say: SayProblem) {
  return z.object({
    title: z.preprocess(
      tidy(LONGEST_TITLE, oneLine),
      z
        .string({ error: say('title') })
        .min(1, say('title'))
        .max(LONGEST_TITLE, say('titleTooLong')),
    ),
    milestoneId: z.uuid().optional(),
    licences: list(z.enum(LICENCES)),
    licence: z.preprocess(
      tidy(LONGEST_LICENCE, manyLines),
      z.string().max(LONGEST_LICENCE, say('licenceTooLong')).optional(),
    ),
    versions: list(z.uuid()).pipe(z.array(z.string()).max(MOST_PACK_FILES, say('tooManyFiles'))),
  })
}
export type DeliverableInput = z.infer<ReturnType<typeof deliverableSchema>>

/** What the client wants to have changed. */
export function answerSchema(say: SayProblem) {
  return z.object({
    reason: z.preprocess(
      tidy(LONGEST_ANSWER, manyLines),
      z
        .string({ error: say('reason') })
        .min(1, say('reason'))
        .max(LONGEST_ANSWER, say('reasonTooLong')),
    ),
  })
}
