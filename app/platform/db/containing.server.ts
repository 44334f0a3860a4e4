import { env } from '../env.server'
import type { Prisma } from '#prisma/sqlite/client'
import { databaseLocation } from './location'

const ASCII_ONLY = /^[\u0020-\u007e]*$/

/**
 * SQLite folds the case of A to Z alone, so that any other letter is looked for as it may be
 * written.
 */
function spellings(text: string) {
  return ASCII_ONLY.test(text)
    ? [text]
    : [
        ...new Set([
          text,
          text.toLowerCase(),
          text.toUpperCase(),
          text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
        ]),
      ]
}

const isPostgres = () => databaseLocation(env).provider === 'postgresql'

/**
 * A text in which the signs of a pattern stand for themselves, for `contains` and `startsWith` of
 * either database.
 */
export const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * A filter for the texts that begin with `text`, in just these letters; an index on the column
 * answers it.
 */
export function startingWith(text: string): Prisma.StringFilter {
  return isPostgres() ? { startsWith: literal(text) } : { gte: text, lt: `${text}\uffff` }
}

/**
 * Filters for the texts that have `text` in them, in any case of letters; one of them has to fit.
 */
export function containing(text: string, onPostgres = isPostgres()): Prisma.StringFilter[] {
  const insensitive = { contains: literal(text), mode: 'insensitive' }
  return onPostgres
    ? [insensitive]
    : spellings(text).map((spelling) => ({ contains: literal(spelling) }))
}
