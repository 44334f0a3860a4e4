import type { TFunction } from 'i18next'
import { z } from 'zod'
import { mailAddress } from '~/platform/mail-address.schema'
import { lineSchema, nameSchema, optionalNameSchema } from '~/platform/names'
import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { COUNTRIES } from '~/domain/ground/countries'
import { readTotals } from '~/domain/orders/shown-totals.rules'
import { checksTaxNumber, keepsTaxNumber, taxNumberSchema } from '~/domain/ground/tax-number.schema'

/** What a buyer fills in at checkout; messages are in the visitor's language. */
export function checkoutSchema(t: TFunction<'checkout'>) {
  const signs = t('nameSigns', { ns: 'forms' })
  const email = mailAddress(t('errors.email'))
  return z
    .object({
      placementKey: z.uuid(),
      /** The totals that stood on the page: another sum is not ordered. */
      shown: z.string().max(200).transform(readTotals).optional(),
      name: nameSchema(120, { missing: t('errors.name'), signs }),
      email,
      companyName: optionalNameSchema(160, { missing: t('errors.companyName'), signs }),
      vatNumber: taxNumberSchema(),
      addressLine: lineSchema(200, { missing: t('errors.address') }),
      postalCode: lineSchema(20, { missing: t('errors.postalCode') }),
      city: lineSchema(100, { missing: t('errors.city') }),
      country: z.enum(COUNTRIES, { error: t('errors.country') }),
      currency: z.enum(CURRENCIES, { error: t('errors.currency') }),
      earlyStart: z.boolean().default(false),
      /** Who pays: the buyer at once, or somebody else by a link. */
      payBy: z.enum(['self', 'link']).optional(),
      payerName: optionalNameSchema(120, { missing: t('errors.name'), signs }),
      payerEmail: email.optional(),
    })
    .superRefine(checksTaxNumber(t('errors.vatNumber')))
    .superRefine(({ vatNumber, companyName }, context) => {
      if (vatNumber && !companyName)
        context.addIssue({
          code: 'custom',
          path: ['companyName'],
          message: t('errors.companyName'),
        })
    })
    .superRefine(({ payBy, email: own, payerEmail }, context) => {
      if (payBy === 'link' && !payerEmail)
        context.addIssue({ code: 'custom', path: ['payerEmail'], message: t('errors.payerEmail') })
      if (payBy !== 'link' && payerEmail && payerEmail !== own)
        context.addIssue({ code: 'custom', path: ['payerEmail'], message: t('errors.whoPays') })
    })
    .overwrite(keepsTaxNumber)
}

export type CheckoutInput = z.infer<ReturnType<typeof checkoutSchema>>
