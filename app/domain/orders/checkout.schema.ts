import type { TFunction } from 'i18next'
import { z } from 'zod'
import { CURRENCIES } from '../catalog/catalog.rules'
import { COUNTRIES } from './countries'
import { looksLikeVatNumber, normaliseVatNumber } from './vat.rules'

const text = (max: number) => z.string().trim().max(max)

/** What a buyer fills in at checkout; messages are in the visitor's language. */
export function checkoutSchema(t: TFunction<'checkout'>) {
  const required = (max: number, message: string) => z.string({ error: message }).trim().min(1, message).max(max)
  return z
    .object({
      placementKey: z.uuid(),
      name: required(120, t('errors.name')),
      email: z.email({ error: t('errors.email') }).max(200).transform((value) => value.toLowerCase()),
      companyName: text(160).optional(),
      vatNumber: text(30).transform(normaliseVatNumber).optional(),
      addressLine: required(200, t('errors.address')),
      postalCode: required(20, t('errors.postalCode')),
      city: required(100, t('errors.city')),
      country: z.enum(COUNTRIES, { error: t('errors.country') }),
      currency: z.enum(CURRENCIES, { error: t('errors.currency') }),
      earlyStart: z.boolean().default(false),
    })
    .superRefine(({ vatNumber, country, companyName }, context) => {
      if (!vatNumber) return
      if (!looksLikeVatNumber(vatNumber, country)) context.addIssue({ code: 'custom', path: ['vatNumber'], message: t('errors.vatNumber') })
      if (!companyName) context.addIssue({ code: 'custom', path: ['companyName'], message: t('errors.companyName') })
    })
}

export type CheckoutInput = z.infer<ReturnType<typeof checkoutSchema>>
