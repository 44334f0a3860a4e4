import type { z } from 'zod'
import type { Transaction } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { writeAmount } from './amount.rules'
import { BASE_CURRENCY, CURRENCIES, SPEEDS } from './catalog.rules'
import { sentences } from './catalog.server'
import type { EditorSection, FormValues } from './product-editing.rules'
import {
  amountsSchema,
  basicsSchema,
  speedsSchema,
  wordsSchema,
  type AmountsInput,
  type BasicsInput,
  type SpeedsInput,
  type Typing,
  type WordsInput,
} from './product-editing.schema'
import type { StoredProduct } from './product-store.server'

/** A part of a product that is edited on a page of its own. */
export interface ProductSection<Input> {
  name: EditorSection
  /** The one that the words are in. */
  language?: Language
  schema: (typing: Typing) => z.ZodType<Input>
  /** The fields as a form shows them, amounts in the language's format. */
  read: (product: StoredProduct, language: Language) => FormValues
  /** Writes what was typed; the row itself is touched by whoever calls. */
  write: (tx: Transaction, product: StoredProduct, input: Input) => Promise<unknown>
  /** The fields that are no part of what a buyer is promised; all of them are without it. */
  outsideContract?: readonly string[]
}

export const BASICS: ProductSection<BasicsInput> = {
  name: 'basics',
  schema: basicsSchema,
  read: ({
    category,
    platform,
    codeLevel,
    availabilityStatus,
    featured,
    milestonePayment,
    revisions,
    slug,
  }) => ({
    ...{ category, platform, codeLevel, availabilityStatus, slug },
    featured: featured ? 'on' : '',
    milestonePayment: milestonePayment ? 'on' : '',
    revisions: String(revisions),
  }),
  /** One that is featured no more has no place among those that are. */
  write: (tx, { id }, input) =>
    tx.product.update({
      where: { id },
      data: input.featured ? input : { ...input, featuredPosition: null },
    }),
  outsideContract: ['category', 'availabilityStatus', 'featured', 'slug'],
}

/** The amounts of a price list as a form shows them. */
export function readAmounts(
  prices: { currency: string; amount: number }[],
  language: Language,
): FormValues {
  return Object.fromEntries(
    CURRENCIES.map((currency) => {
      const price = prices.find((one) => one.currency === currency)
      return [currency, price ? writeAmount(price.amount, language) : '']
    }),
  )
}

/** The rows of a price list; what is left empty is not sold in that currency. */
export function amountRows(input: AmountsInput) {
  return CURRENCIES.flatMap((currency) =>
    input[currency] === undefined ? [] : [{ currency, amount: input[currency] }],
  )
}

export const PRICES: ProductSection<AmountsInput> = {
  name: 'prices',
  schema: amountsSchema,
  read: ({ prices, price }, language) =>
    readAmounts([...prices, { currency: BASE_CURRENCY, amount: price }], language),
  async write(tx, { id }, input) {
    await tx.productPrice.deleteMany({ where: { productId: id } })
    await tx.productPrice.createMany({
      data: amountRows(input).map((row) => ({ productId: id, ...row })),
    })
    await tx.product.update({ where: { id }, data: { price: input[BASE_CURRENCY] } })
  },
}

export const SPEED_TIMES: ProductSection<SpeedsInput> = {
  name: 'speeds',
  schema: speedsSchema,
  read: ({ deliverySpeeds }) =>
    Object.fromEntries(
      SPEEDS.map((name) => {
        const speed = deliverySpeeds.find(({ code }) => code === name)
        return [
          name,
          speed
            ? {
                days: String(speed.workingDays),
                ...(name === 'standard' ? {} : { surcharge: String(speed.surchargePercent) }),
              }
            : { days: '' },
        ]
      }),
    ),
  async write(tx, product, { standard, express, rush }) {
    const { id } = product
    const rows = [
      { code: 'standard', workingDays: standard.days, surchargePercent: 0 },
      ...Object.entries({ express, rush }).flatMap(([code, { days, surcharge }]) =>
        days && surcharge ? [{ code, workingDays: days, surchargePercent: surcharge }] : [],
      ),
    ]
    await tx.deliverySpeed.deleteMany({ where: { productId: id } })
    await tx.deliverySpeed.createMany({ data: rows.map((row) => ({ productId: id, ...row })) })
    await followDays(tx, product, standard.days)
  },
}

const sayDays = (language: Language, count: number) =>
  translator(language, 'shop')('workingDays', { count })

/**
 * Where the words of the delivery time say the days as we say them, they say the new ones: a page
 * never promises two times. Words of somebody's own stay.
 */
async function followDays(
  tx: Transaction,
  { id, translations, deliverySpeeds }: StoredProduct,
  days: number,
) {
  const before = deliverySpeeds.find(({ code }) => code === 'standard')?.workingDays
  if (before === undefined || before === days) return
  for (const { language, deliveryTime } of translations)
    if (isLanguage(language) && deliveryTime === sayDays(language, before))
      await tx.productTranslation.update({
        where: { productId_language: { productId: id, language } },
        data: { deliveryTime: sayDays(language, days) },
      })
}

function wordsIn(language: Language): ProductSection<WordsInput> {
  return {
    name: 'words',
    language,
    schema: (typing) => wordsSchema(typing, language === FALLBACK_LANGUAGE),
    read({ translations }) {
      const words = translations.find((row) => row.language === language)
      const list = (part: 'included' | 'excluded' | 'needs') =>
        words ? sentences(words[part]).join('\n') : ''
      const { name = '', summary = '', description = '', deliveryTime = '' } = words ?? {}
      return {
        name,
        summary,
        description,
        deliveryTime,
        included: list('included'),
        excluded: list('excluded'),
        needs: list('needs'),
      }
    },
    async write(tx, { id }, words) {
      const key = { productId: id, language }
      if (words.name === '') return tx.productTranslation.deleteMany({ where: key })
      return tx.productTranslation.upsert({
        where: { productId_language: key },
        create: { ...key, ...words },
        update: words,
      })
    },
  }
}

/** The words of a product, a section in each language. */
export const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, wordsIn(language)]),
) as Record<Language, ProductSection<WordsInput>>
