import { z } from 'zod'
import { asIsoDay } from '~/platform/typed-day'
import { currentTime } from '~/platform/clock'
import { oneLine, within } from '~/platform/free-text'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { isIsoDay } from '~/platform/iso-day'

export const LONGEST_REASON = 300
const LONGEST_REFERENCE = 80

type Problem = 'reason' | 'reasonTooLong' | 'reference' | 'date' | 'past' | 'future'
type Say = (problem: Problem) => string

const toDate = (text: string) => new Date(`${text}T00:00:00Z`)

/** The day of a payment, today in the studio's cities or later. */
export function scheduleSchema(say: Say, now = currentTime()) {
  return z.object({
    date: z
      .string(say('date'))
      .overwrite(asIsoDay)
      .refine(isIsoDay, say('date'))
      .refine((text) => text >= formatIsoDay(now), say('past'))
      .transform(toDate),
    byHand: z.literal('on').optional(),
  })
}

/** The transfer that an admin has made, today in the studio's cities or before. */
export function paidSchema(say: Say, now = currentTime()) {
  return z.object({
    reference: z
      .string(say('reference'))
      .overwrite(within(LONGEST_REFERENCE, oneLine))
      .min(1, say('reference'))
      .max(LONGEST_REFERENCE),
    date: z
      .string(say('date'))
      .overwrite(asIsoDay)
      .refine(isIsoDay, say('date'))
      .refine((text) => text <= formatIsoDay(now), say('future'))
      .transform(toDate),
  })
}

/** Why a payout failed or is reversed: one paragraph. */
export function payoutReasonSchema(say: Say) {
  return z.object({
    reason: z
      .string(say('reason'))
      .overwrite(within(LONGEST_REASON, oneLine))
      .min(1, say('reason'))
      .max(LONGEST_REASON, say('reasonTooLong')),
  })
}
