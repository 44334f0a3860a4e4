import { z } from 'zod'

/** How lists are asked for and answered. The schemas are also the OpenAPI document. */

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
