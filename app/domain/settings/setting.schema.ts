import { z } from 'zod'
import type { Language } from '~/platform/i18n/languages'
import { MAX_AMOUNT, readAmount, writeAmount } from '../catalog/amount.rules'
import { BASE_CURRENCY, CURRENCIES } from '../catalog/catalog.rules'
import { MAX_STUDIO_FEE, MAX_VAT_RATE } from './setting.rules'

export type SettingProblem = 'currencies' | 'limit' | 'vatRate' | 'studioFee'
type Say = (problem: SettingProblem) => string

/** The currencies that buyers can pay in. */
export function currenciesSchema(say: Say) {
  return z.object({
    currencies: z
      .array(z.enum(CURRENCIES), { error: say('currencies') })
      .default([])
      .refine((chosen) => chosen.includes(BASE_CURRENCY), say('currencies')),
  })
}

/** A sum for each currency, as the admin's language writes it. */
export function refundLimitsSchema(say: Say, language: Language) {
  const amount = z.string({ error: say('limit') }).transform((text, context) => {
    const cents = readAmount(text, language)
    if (cents !== null && cents <= MAX_AMOUNT) return cents
    context.addIssue({ code: 'custom', message: say('limit') })
    return z.NEVER
  })
  return z.object({ USD: amount, EUR: amount, SEK: amount, PLN: amount })
}

/** Basis points as a form shows them to be changed: "25", "12.5" with the language's mark. */
export function writePercentage(basisPoints: number, language: Language) {
  return basisPoints % 100 === 0
    ? String(basisPoints / 100)
    : writeAmount(basisPoints, language).replace(/0$/, '')
}

const withoutSign = (text: string) => (text.endsWith('%') ? text.slice(0, -1) : text)

/** A percentage in the admin's language; basis points come out. */
const percentage = (most: number, wrong: string, language: Language) =>
  z.string({ error: wrong }).transform((text, context) => {
    const basisPoints = readAmount(withoutSign(text.trim()), language)
    if (basisPoints !== null && basisPoints <= most) return basisPoints
    context.addIssue({ code: 'custom', message: wrong })
    return z.NEVER
  })

/** The standard rate of VAT. */
export const vatRateSchema = (say: Say, language: Language) =>
  z.object({ vatRate: percentage(MAX_VAT_RATE, say('vatRate'), language) })

/** What the operator keeps of what is paid out to studios on Studio Stack. */
export const studioFeeSchema = (say: Say, language: Language) =>
  z.object({ studioFee: percentage(MAX_STUDIO_FEE, say('studioFee'), language) })
