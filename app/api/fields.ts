import { z } from 'zod'
import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { ORDER_STATUSES } from '~/domain/ground/machines.rules'

/** Fields that many operations have. The schemas are also the OpenAPI document. */

export const moment = z.iso.datetime().describe('A moment in UTC, ISO 8601.')
export const id = z.uuid()
export const cents = z.int().describe('Hundredths of the currency: 12345 is 123.45.')
export const currency = z.enum(CURRENCIES)
export const orderStatus = z.enum(ORDER_STATUSES)

const MOST_ROWS = 100
const USUAL_ROWS = 20

/** How many rows a page has, and after which row it begins. */
export const pageFields = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_ROWS, `limit is at most ${MOST_ROWS}`)
    .default(USUAL_ROWS)
    .describe('How many rows a page has.'),
  cursor: z
    .uuid('cursor is the value of "next" in the page before')
    .optional()
    .describe('The value of "next" in the page before.'),
}

/** A page of a list. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    next: z.string().nullable().describe('The cursor of the next page; null on the last one.'),
  })

/** What a page asks for in the words of the domain. */
export const wanted = ({ limit, cursor }: { limit: number; cursor?: string }) => ({
  limit,
  after: cursor,
})

export const toMoment = (date: Date) => date.toISOString()
export const toMomentOrNull = (date: Date | null) => date?.toISOString() ?? null
