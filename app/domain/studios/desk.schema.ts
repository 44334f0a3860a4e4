import type { TFunction } from 'i18next'
import { z } from 'zod'
import { mailAddress } from '~/platform/mail-address.schema'
import { oneLine, within } from '~/platform/free-text'
import { isLanguage, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { CURRENCIES } from '../catalog/catalog.rules'
import { COUNTRIES } from '~/domain/ground/countries'
import { checksTaxNumber, keepsTaxNumber, taxNumberSchema } from '~/domain/ground/tax-number.schema'
import {
  ABOUT_MAX,
  cleanText,
  LEGAL_NAME_MAX,
  readColor,
  SELLER_ADDRESS_MAX,
  TAGLINE_MAX,
  TYPEFACES,
} from './studio.rules'
import { nameSchema, slugSchema } from './studio.schema'

type Translate = TFunction<'studio-desk'>

/** Where the shop is. */
export const slugFormSchema = (t: Translate) => z.object({ slug: slugSchema(t) })

/** Who sells, as it stands on the invoice. */
export function sellerSchema(t: Translate) {
  const required = (max: number, message: string) =>
    z
      .string({ error: message })
      .transform(within(max, cleanText))
      .pipe(
        z
          .string()
          .min(1, message)
          .max(max, t('errors.long', { count: max })),
      )
  return z
    .object({
      legalName: nameSchema(t, LEGAL_NAME_MAX),
      address: required(SELLER_ADDRESS_MAX, t('errors.address')),
      country: z.enum(COUNTRIES, { error: t('errors.country') }),
      email: mailAddress(t('errors.email')),
      companyNumber: z
        .string()
        .overwrite(within(40, oneLine))
        .max(40, t('errors.long', { count: 40 }))
        .optional(),
      vatNumber: taxNumberSchema(t('errors.vatNumber')),
    })
    .superRefine(checksTaxNumber(t('errors.vatNumber')))
    .overwrite(keepsTaxNumber)
}

/**
 * Languages and currencies, the studio's own first: the order in which they count where a visitor's
 * is not among them.
 */
export function sellingSchema(t: Translate) {
  const some = <Value extends string>(values: readonly [Value, ...Value[]], message: string) =>
    z
      .array(z.enum(values, { error: message }), { error: message })
      .min(1, message)
      .transform((chosen) => values.filter((value) => chosen.includes(value)))
  return z
    .object({
      languages: some(LANGUAGES, t('errors.languages')),
      firstLanguage: z.enum(LANGUAGES, { error: t('errors.firstLanguage') }),
      currencies: some(CURRENCIES, t('errors.currencies')),
      firstCurrency: z.enum(CURRENCIES, { error: t('errors.firstCurrency') }),
      /** Who pays no VAT pays the price without it. */
      netPrices: z.boolean().default(false),
    })
    .superRefine(({ languages, firstLanguage, currencies, firstCurrency }, context) => {
      if (!languages.includes(firstLanguage))
        context.addIssue({
          code: 'custom',
          path: ['firstLanguage'],
          message: t('errors.firstLanguage'),
        })
      if (!currencies.includes(firstCurrency))
        context.addIssue({
          code: 'custom',
          path: ['firstCurrency'],
          message: t('errors.firstCurrency'),
        })
    })
    .transform(({ languages, firstLanguage, currencies, firstCurrency, netPrices }) => ({
      netPrices,
      languages: [firstLanguage, ...languages.filter((one) => one !== firstLanguage)],
      currencies: [firstCurrency, ...currencies.filter((one) => one !== firstCurrency)],
    }))
}

/** What a studio says of itself, by language; an empty field is a language without it. */
export function wordsSchema(t: Translate, languages: readonly Language[]) {
  const field = (max: number) =>
    z
      .string()
      .max(2 * max, t('errors.long', { count: max }))
      .transform(cleanText)
      .pipe(z.string().max(max, t('errors.long', { count: max })))
      .optional()
  const shape = Object.fromEntries(
    languages.flatMap((language) => [
      [`tagline-${language}`, field(TAGLINE_MAX)],
      [`about-${language}`, field(ABOUT_MAX)],
    ]),
  )
  const byLanguage = (values: Record<string, string | undefined>, part: 'tagline' | 'about') =>
    Object.fromEntries(
      languages
        .filter((language) => isLanguage(language) && values[`${part}-${language}`])
        .map((language) => [language, values[`${part}-${language}`]!]),
    )
  return z.object(shape).transform((values) => ({
    tagline: byLanguage(values, 'tagline'),
    about: byLanguage(values, 'about'),
  }))
}

/** How a shop looks. Colors that cannot be read may be kept; such a shop cannot be opened. */
export function brandSchema(t: Translate) {
  const color = z.string({ error: t('errors.color') }).transform((typed, context) => {
    const read = readColor(typed)
    if (read) return read
    context.addIssue({ code: 'custom', message: t('errors.color') })
    return z.NEVER
  })
  return z.object({
    name: nameSchema(t),
    accentColour: color,
    groundColour: color,
    typeface: z.enum(TYPEFACES, { error: t('errors.typeface') }),
  })
}
