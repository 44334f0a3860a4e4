import type { TFunction } from 'i18next'
import { z } from 'zod'
import { CURRENCIES } from '../catalog/catalog.rules'
import { COUNTRIES } from './countries'
import { readTotals } from './shown-totals.rules'
import { looksLikeVatNumber, normaliseVatNumber } from './vat.rules'

const text = (max: number) => z.string().trim().max(max)

/** What a buyer fills in at checkout; messages are in the visitor's language. */
export function checkoutSchema(t: TFunction<'checkout'>) {
  const required = (max: number, message: string) => z.string({ error: message }).trim().min(1, message).max(max)
  const email = z.email({ error: t('errors.email') }).max(200).transform((value) => value.toLowerCase())
  return z
    .object({
      placementKey: z.uuid(),
      /** The totals that stood on the page: another sum is not ordered. */
      shown: z.string().max(200).transform(readTotals).optional(),
      name: required(120, t('errors.name')),
      email,
      companyName: text(160).optional(),
      vatNumber: text(30).transform(normaliseVatNumber).optional(),
      addressLine: required(200, t('errors.address')),
      postalCode: required(20, t('errors.postalCode')),
      city: required(100, t('errors.city')),
      country: z.enum(COUNTRIES, { error: t('errors.country') }),
      currency: z.enum(CURRENCIES, { error: t('errors.currency') }),
      earlyStart: z.boolean().default(false),
      /** Who pays: the buyer at once, or somebody else by a link. */
      payBy: z.enum(['self', 'link']).optional(),
      payerName: text(120).optional(),
      payerEmail: email.optional(),
    })
    .superRefine(({ vatNumber, country, companyName }, context) => {
      if (!vatNumber) return
      if (!looksLikeVatNumber(vatNumber, country)) context.addIssue({ code: 'custom', path: ['vatNumber'], message: t('errors.vatNumber') })
      if (!companyName) context.addIssue({ code: 'custom', path: ['companyName'], message: t('errors.companyName') })
    })
    .superRefine(({ payBy, email: own, payerEmail }, context) => {
      if (payBy === 'link' && !payerEmail) context.addIssue({ code: 'custom', path: ['payerEmail'], message: t('errors.payerEmail') })
      if (payBy !== 'link' && payerEmail && payerEmail !== own) context.addIssue({ code: 'custom', path: ['payerEmail'], message: t('errors.whoPays') })
    })
}

export type CheckoutInput = z.infer<ReturnType<typeof checkoutSchema>>
