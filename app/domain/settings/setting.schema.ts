import { z } from 'zod'
import type { Language } from '~/platform/i18n/languages'
import { MAX_AMOUNT, readAmount } from '../catalog/amount.rules'
import { BASE_CURRENCY, CURRENCIES } from '../catalog/catalog.rules'

type Say = (problem: 'currencies' | 'limit') => string

/** The currencies that buyers can pay in. */
export function currenciesSchema(say: Say) {
  return z.object({ currencies: z.array(z.enum(CURRENCIES), { error: say('currencies') }).default([]).refine((chosen) => chosen.includes(BASE_CURRENCY), say('currencies')) })
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
