import { z } from 'zod'
import { currentTime } from '~/platform/clock'
import { oneLine, within } from '~/platform/free-text'
import { formatIsoDay } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { isIsoDay } from '~/platform/iso-day'
import { asIsoDay } from '~/platform/typed-day'
import { MAX_AMOUNT, readAmount } from '../catalog/amount.rules'
import { CURRENCIES } from '../catalog/catalog.rules'
import { LONGEST_CODE, normalizeCode } from './coupon.rules'

export const MOST_USES = 1_000_000
const SHORTEST_CODE = 3
const LONGEST_NUMBER = 12

export type CouponProblem =
  | 'code'
  | 'percent'
  | 'amount'
  | 'oneOf'
  | 'currency'
  | 'service'
  | 'minimum'
  | 'limit'
  | 'day'
  | 'past'
type Say = (problem: CouponProblem) => string
const bare: Say = () => ''

const wholeNumber = (most: number, wrong: string) =>
  z
    .string()
    .overwrite(within(LONGEST_NUMBER, oneLine))
    .regex(/^\d{1,9}$/, wrong)
    .transform(Number)
    .refine((number) => number >= 1 && number <= most, wrong)

/** An amount as the reader's language writes it, in integer cents. */
const money = (language: Language, wrong: string) =>
  z.string().transform((typed, context) => {
    const cents = readAmount(typed, language)
    if (cents !== null && cents > 0 && cents <= MAX_AMOUNT) return cents
    context.addIssue({ code: 'custom', message: wrong })
    return z.NEVER
  })

const limits = (say: Say, now: Date) => ({
  useLimit: wholeNumber(MOST_USES, say('limit')).optional(),
  lastDay: z
    .string()
    .overwrite(asIsoDay)
    .refine(isIsoDay, say('day'))
    .refine((text) => text >= formatIsoDay(now), say('past'))
    .optional(),
})

/** How often and until when a coupon can be used; an empty field sets no limit. */
export const couponLimitsSchema = (say: Say = bare, now = currentTime()) =>
  z.object(limits(say, now))
export type CouponLimitsFields = z.input<ReturnType<typeof couponLimitsSchema>>
export type CouponLimitsInput = z.output<ReturnType<typeof couponLimitsSchema>>

/** A coupon to be: either per cent or an amount comes off. */
export function newCouponSchema(say: Say = bare, language: Language = 'en', now = currentTime()) {
  return z
    .object({
      code: z
        .string({ error: say('code') })
        .transform(normalizeCode)
        .pipe(
          z
            .string()
            .min(SHORTEST_CODE, { error: say('code'), abort: true })
            .max(LONGEST_CODE, { error: say('code'), abort: true })
            .regex(/^[\p{L}\p{N}_-]+$/u, say('code')),
        ),
      percentOff: wholeNumber(100, say('percent')).optional(),
      amountOff: money(language, say('amount')).optional(),
      currency: z.enum(CURRENCIES, say('currency')),
      productId: wholeNumber(2 ** 31 - 1, say('service')).optional(),
      minimumAmount: money(language, say('minimum')).optional(),
      firstOrderOnly: z.literal('on').optional(),
      ...limits(say, now),
    })
    .refine(
      ({ percentOff, amountOff }) => (percentOff === undefined) !== (amountOff === undefined),
      { message: say('oneOf'), path: ['percentOff'] },
    )
}
export type NewCouponFields = z.input<ReturnType<typeof newCouponSchema>>
export type NewCouponInput = z.output<ReturnType<typeof newCouponSchema>>
