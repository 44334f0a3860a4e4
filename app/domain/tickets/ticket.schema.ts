import { z } from 'zod'
import { oneLine, within } from '~/platform/free-text'
import { LANGUAGES } from '~/platform/i18n/languages'
import { cleanBody, MAX_MESSAGE } from '../messages/message.rules'
import { SUBJECT_MAX } from './ticket.rules'

type Problem =
  | 'subject'
  | 'subjectTooLong'
  | 'body'
  | 'bodyTooLong'
  | 'order'
  | 'title'
  | 'titleTooLong'
  | 'language'
type Say = (problem: Problem) => string
const bare: Say = () => ''

const textOf = (say: Say) =>
  z
    .string({ error: say('body') })
    .overwrite(within(MAX_MESSAGE, cleanBody))
    .min(1, say('body'))
    .refine((body) => body.length <= MAX_MESSAGE, { error: () => say('bodyTooLong') })

/** A client's new question. */
export function ticketSchema(say: Say = bare) {
  return z.object({
    key: z.uuid(),
    subject: z
      .string({ error: say('subject') })
      .overwrite(within(SUBJECT_MAX, oneLine))
      .min(1, say('subject'))
      .max(SUBJECT_MAX, say('subjectTooLong')),
    orderId: z.uuid(say('order')).optional(),
    body: textOf(say),
  })
}
export type TicketFields = z.input<ReturnType<typeof ticketSchema>>
export type TicketInput = z.output<ReturnType<typeof ticketSchema>>

export const TITLE_MAX = 80

/** A prepared answer in one language. */
export function cannedAnswerSchema(say: Say = bare) {
  return z.object({
    language: z.enum(LANGUAGES, say('language')),
    title: z
      .string({ error: say('title') })
      .overwrite(within(TITLE_MAX, oneLine))
      .min(1, say('title'))
      .max(TITLE_MAX, say('titleTooLong')),
    body: textOf(say),
  })
}
export type CannedAnswerFields = z.input<ReturnType<typeof cannedAnswerSchema>>
export type CannedAnswerInput = z.output<ReturnType<typeof cannedAnswerSchema>>
