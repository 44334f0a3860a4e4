import { z } from 'zod'
import { manyLines, within } from '~/platform/free-text'
import type { Language } from '~/platform/i18n/languages'
import { LANGUAGES } from '~/platform/i18n/languages'
import { mailAddress } from '~/platform/mail-address.schema'
import { lineSchema, nameSchema } from '~/platform/names'
import { MAX_QUANTITY } from '../cart/cart.rules'
import { MAX_AMOUNT, readAmount } from '../catalog/amount.rules'
import { CURRENCIES } from '../catalog/catalog.rules'
import { LIMITS, MOST_DAYS, MOST_ROUNDS, VALID_DAYS } from './proposal.rules'

export type ProposalProblem =
  | 'title'
  | 'name'
  | 'email'
  | 'signs'
  | 'tooLong'
  | 'language'
  | 'currency'
  | 'days'
  | 'service'
  | 'quantity'
  | 'price'
  | 'workingDays'
  | 'rounds'
type Say = (problem: ProposalProblem) => string
const bare: Say = () => ''

const whole = (least: number, most: number, wrong: string) =>
  z.coerce.number({ error: wrong }).int(wrong).min(least, wrong).max(most, wrong)

const money = (language: Language, wrong: string) =>
  z.string({ error: wrong }).transform((typed, context) => {
    const cents = readAmount(typed, language)
    if (cents !== null && cents <= MAX_AMOUNT) return cents
    context.addIssue({ code: 'custom', message: wrong })
    return z.NEVER
  })

const text = (most: number, tooLong: string) =>
  z.string().overwrite(within(most, manyLines)).max(most, tooLong).default('')

/** To whom a quote goes, what it is called, and how long it holds. */
export function proposalSchema(say: Say = bare) {
  return z.object({
    title: lineSchema(LIMITS.title, { missing: say('title'), tooLong: say('tooLong') }),
    name: nameSchema(LIMITS.name, {
      missing: say('name'),
      signs: say('signs'),
      tooLong: say('tooLong'),
    }),
    email: mailAddress(say('email')),
    language: z.enum(LANGUAGES, { error: say('language') }),
    currency: z.enum(CURRENCIES, { error: say('currency') }),
    validDays: z.coerce
      .number({ error: say('days') })
      .refine((days) => VALID_DAYS.some((one) => one === days), say('days')),
    note: text(LIMITS.note, say('tooLong')),
  })
}
export type ProposalFields = z.input<ReturnType<typeof proposalSchema>>
export type ProposalInput = z.output<ReturnType<typeof proposalSchema>>

/** A service of the shop, at its price or another one. */
export function serviceLineSchema(say: Say = bare, language: Language = 'en') {
  return z.object({
    productId: whole(1, 2 ** 31 - 1, say('service')),
    quantity: whole(1, MAX_QUANTITY, say('quantity')).default(1),
    price: money(language, say('price')).optional(),
  })
}
export type ServiceLineInput = z.output<ReturnType<typeof serviceLineSchema>>

/** A line that is in no shop: what it is, what it costs, and how long it takes. */
export function ownLineSchema(say: Say = bare, language: Language = 'en') {
  return z.object({
    title: lineSchema(LIMITS.title, { missing: say('title'), tooLong: say('tooLong') }),
    description: text(LIMITS.description, say('tooLong')),
    quantity: whole(1, MAX_QUANTITY, say('quantity')).default(1),
    price: money(language, say('price')),
    vat: z.enum(['included', 'added']).default('included'),
    workingDays: whole(1, MOST_DAYS, say('workingDays')),
    rounds: whole(0, MOST_ROUNDS, say('rounds')).default(2),
  })
}
export type OwnLineInput = z.output<ReturnType<typeof ownLineSchema>>
