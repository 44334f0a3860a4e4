import { z } from 'zod'
import { asIsoDay } from '~/platform/typed-day'
import { manyLines, oneLine, within } from '~/platform/free-text'
import type { Language } from '~/platform/i18n/languages'
import { MAX_AMOUNT, readAmount } from '../catalog/amount.rules'
import { CURRENCIES } from '../catalog/catalog.rules'
import { MOST_PAYOUT_DAYS, MOST_REVISIONS } from './assignment.rules'

export const LONGEST = { note: 2000, reason: 300, time: 300 }
export const MOST_MINUTES = 24 * 60

export type Problem =
  | 'freelancer'
  | 'fee'
  | 'currency'
  | 'days'
  | 'revisions'
  | 'note'
  | 'noteTooLong'
  | 'reason'
  | 'reasonTooLong'
  | 'minutes'
  | 'day'
  | 'future'
  | 'what'
  | 'whatTooLong'
type Say = (problem: Problem) => string

function whole(most: number, least: number, words: string) {
  return z
    .string({ error: words })
    .overwrite(within(4, oneLine))
    .regex(/^\d{1,4}$/, words)
    .transform(Number)
    .refine((count) => count >= least && count <= most, { error: words })
}

/**
 * What is offered: to whom, for how much as the admin's language writes it, paid when, and with how
 * many rounds.
 */
export function offerSchema(say: Say, language: Language) {
  return z.object({
    freelancerId: z.uuid({ error: say('freelancer') }),
    fee: z.string({ error: say('fee') }).transform((typed, context) => {
      const cents = readAmount(typed, language)
      if (cents !== null && cents > 0 && cents <= MAX_AMOUNT) return cents
      context.addIssue({ code: 'custom', message: say('fee') })
      return z.NEVER
    }),
    currency: z.enum(CURRENCIES, { error: say('currency') }),
    payoutDays: whole(MOST_PAYOUT_DAYS, 0, say('days')),
    revisionLimit: whole(MOST_REVISIONS, 0, say('revisions')),
    note: z
      .string()
      .overwrite(within(LONGEST.note, manyLines))
      .max(LONGEST.note, say('noteTooLong'))
      .default(''),
    despite: z.boolean().default(false),
  })
}
export type OfferFields = z.input<ReturnType<typeof offerSchema>>

/** What goes with the work that is handed in. */
export function handInSchema(say: Say) {
  return z.object({
    note: z
      .string({ error: say('note') })
      .overwrite(within(LONGEST.note, manyLines))
      .min(1, say('note'))
      .max(LONGEST.note, say('noteTooLong')),
  })
}

/** Why an offer is left, work is sent back or somebody is let go: one paragraph. */
export function whySchema(say: Say) {
  return z.object({
    reason: z
      .string({ error: say('reason') })
      .overwrite(within(LONGEST.reason, oneLine))
      .min(1, say('reason'))
      .max(LONGEST.reason, say('reasonTooLong')),
  })
}

/** Time that was worked: minutes of one day that has come, and on what. */
export function timeSchema(say: Say, today: string) {
  return z.object({
    key: z.uuid(),
    minutes: whole(MOST_MINUTES, 1, say('minutes')),
    day: z
      .string({ error: say('day') })
      .overwrite(asIsoDay)
      .pipe(z.iso.date({ error: say('day') }))
      .refine((day) => day <= today, { error: say('future') })
      .transform((day) => new Date(`${day}T00:00:00Z`)),
    note: z
      .string({ error: say('what') })
      .overwrite(within(LONGEST.time, oneLine))
      .min(1, say('what'))
      .max(LONGEST.time, say('whatTooLong')),
  })
}
export type TimeFields = z.input<ReturnType<typeof timeSchema>>
