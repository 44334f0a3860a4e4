import { z } from 'zod'
import { listForSale } from '~/domain/programs/program-products.server'
import { FALLBACK_LANGUAGE, LANGUAGES } from '~/platform/i18n/languages'
import { CURRENCIES, priceIn } from '~/domain/catalog/catalog.rules'
import { cents, currency } from '~/domain/programs/program-fields'
import { pageFields, pageOf } from '../fields'
import { operation } from '../operation'

const price = z.object({ currency, amount: cents })

const product = z.object({
  id: z.int(),
  name: z.string(),
  summary: z.string(),
  category: z.string(),
  platform: z.string(),
  availability: z.string(),
  deliveryTime: z.string(),
  revisions: z.int().describe('Rounds of changes that come with it.'),
  prices: z.array(price).describe('One in each currency that it is sold in.'),
  deliverySpeeds: z.array(
    z.object({ code: z.string(), workingDays: z.int(), surchargePercent: z.int() }),
  ),
  addOns: z.array(z.object({ id: z.int(), name: z.string(), prices: z.array(price) })),
})

type Row = Awaited<ReturnType<typeof listForSale>>['rows'][number]

function present(row: Row) {
  const prices = CURRENCIES.flatMap((one) => {
    const amount = priceIn(row, one)
    return amount === undefined ? [] : [{ currency: one, amount }]
  })
  return { ...row, prices, availability: row.availabilityStatus }
}

const LARGEST = 2 ** 31 - 1

export const listProductsOperation = operation({
  id: 'listProducts',
  method: 'GET',
  path: '/products',
  scope: 'read',
  query: z.strictObject({
    limit: pageFields.limit,
    cursor: z.coerce
      .number('cursor is the value of "next" in the page before')
      .int()
      .min(0)
      .max(LARGEST)
      .optional()
      .describe('The value of "next" in the page before.'),
    language: z.enum(LANGUAGES).default(FALLBACK_LANGUAGE).describe('Of the texts.'),
  }),
  answer: pageOf(product),
  handle: async ({ participant, query: { limit, cursor, language } }) => {
    const { rows, next } = await listForSale(participant, { language, limit, after: cursor })
    const data = rows.map(present)
    return { data, next: next === null ? null : String(next) }
  },
})
