import { z } from 'zod'
import { manyLines, oneLine, within } from '~/platform/free-text'
import type { Language } from '~/platform/i18n/languages'
import { MAX_ANSWER } from '../briefs/brief.rules'
import { MAX_AMOUNT, readAmount } from '../catalog/amount.rules'

/** Characters, with a line break as one. */
export const LIMITS = {
  title: 120,
  text: 4000,
  reason: 1000,
  label: 80,
  url: 500,
  answer: MAX_ANSWER,
}
/** What a change may add to a plan; half a year. */
export const MOST_DAYS = 130
/** Rounds of changes that one change can add. */
export const MOST_ROUNDS = 10

export type Problem =
  | 'title'
  | 'titleTooLong'
  | 'description'
  | 'textTooLong'
  | 'amount'
  | 'amountTooHigh'
  | 'days'
  | 'rounds'
  | 'reason'
  | 'reasonTooLong'
  | 'note'
  | 'label'
  | 'labelTooLong'
  | 'url'
  | 'answerTooLong'
type Say = (problem: Problem) => string

const text = (missing: string, tooLong: string, most: number) =>
  z.string({ error: missing }).overwrite(within(most, manyLines)).min(1, missing).max(most, tooLong)
const key = z.uuid()

/** What the client wants beyond the scope. */
export function changeSchema(say: Say) {
  return z.object({
    key,
    title: z
      .string({ error: say('title') })
      .overwrite(within(LIMITS.title, oneLine))
      .min(1, say('title'))
      .max(LIMITS.title, say('titleTooLong')),
    description: text(say('description'), say('textTooLong'), LIMITS.text),
  })
}

/**
 * What a change costs without VAT, as the reader's language writes it, and how many working days it
 * takes.
 */
export function priceSchema(say: Say, language: Language) {
  return z.object({
    net: z.string({ error: say('amount') }).transform((typed, context) => {
      const cents = readAmount(typed, language)
      if (cents !== null && cents <= MAX_AMOUNT) return cents
      context.addIssue({
        code: 'custom',
        message: say(cents === null ? 'amount' : 'amountTooHigh'),
      })
      return z.NEVER
    }),
    workingDays: z.coerce
      .number({ error: say('days') })
      .int(say('days'))
      .min(0, say('days'))
      .max(MOST_DAYS, say('days')),
    rounds: z.coerce
      .number({ error: say('rounds') })
      .int(say('rounds'))
      .min(0, say('rounds'))
      .max(MOST_ROUNDS, say('rounds'))
      .default(0),
    orderLineId: z.string().max(64).optional(),
    answer: z
      .string()
      .overwrite(within(LIMITS.reason, manyLines))
      .max(LIMITS.reason, say('reasonTooLong'))
      .default(''),
  })
}

/** What the studio offers beyond the scope, and what it costs. */
export const offerSchema = (say: Say, language: Language) =>
  changeSchema(say).extend(priceSchema(say, language).shape)

/** Why the studio declines, which it has to say, or the client, who may. */
export function declineSchema(say: Say, needed: boolean) {
  const words = z
    .string({ error: say('reason') })
    .overwrite(within(LIMITS.reason, manyLines))
    .max(LIMITS.reason, say('reasonTooLong'))
  return z.object({ reason: needed ? words.min(1, say('reason')) : words.default('') })
}

/** What the client wants changed in what was handed over. */
export function wishSchema(say: Say) {
  return z.object({ reason: text(say('reason'), say('reasonTooLong'), LIMITS.reason) })
}

/** What is added to a brief that is sent. */
export function noteSchema(say: Say) {
  return z.object({ key, body: text(say('note'), say('textTooLong'), LIMITS.text) })
}

function isSecureAddress(address: string) {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.')
}

/** A link of the project; only addresses of the secure web. */
export function linkSchema(say: Say) {
  return z.object({
    label: z
      .string({ error: say('label') })
      .overwrite(within(LIMITS.label, oneLine))
      .min(1, say('label'))
      .max(LIMITS.label, say('labelTooLong')),
    url: z
      .string({ error: say('url') })
      .overwrite(within(LIMITS.url, oneLine))
      .max(LIMITS.url, say('url'))
      .refine(isSecureAddress, say('url')),
  })
}

/** The name of the field for an answer of the brief. */
export const answerField = (lineId: string, questionKey: string) => `${lineId}_${questionKey}`

/** The answers of the brief, by the names of their fields. */
export function briefSchema(say: Say, fields: string[]) {
  const answer = z
    .string()
    .overwrite(within(LIMITS.answer, manyLines))
    .max(LIMITS.answer, say('answerTooLong'))
    .default('')
  return z.object({
    version: z.coerce.number().int().min(0),
    ...Object.fromEntries(fields.map((field) => [field, answer])),
  } as { version: z.ZodCoercedNumber } & Record<string, typeof answer>)
}
