import { untilDone } from '~/platform/db/backfill.server'
import { startingWith } from '~/platform/db/containing.server'
import type { Prisma } from '~/platform/db/db.server'
import { fold, startOf } from '~/platform/words'
import { wordsOf } from './search.rules'

/**
 * Of how many rows at most the ids are read first: SQLite would try every row there is for a word
 * that hardly any has.
 */
const RARE = 1_000

/**
 * How many words are read of first, the longest, which are the rarest as a rule: each costs a
 * statement.
 */
const READ_FIRST = 2

/**
 * The rows in which each word of a search is the beginning of a word, in any case and without
 * accents: the ids of those with its rare words, or null without any, and its common words, which
 * are quickly found by trying one row after the other. `read` gives the ids of at most so many rows
 * with a word, in the order of their words: in that of their ids all of them would be read.
 */
export async function searchTerms<Id>(
  search: string,
  read: (word: Prisma.StringFilter, take: number) => Promise<Id[]>,
): Promise<{ ids: Id[] | null; common: Prisma.StringFilter[] }> {
  const starts = wordsOf(search)
    .map((word) => startOf(fold(word)))
    .filter(Boolean)
  const asked = starts.sort((one, other) => other.length - one.length).map(startingWith)
  const found = await Promise.all(asked.slice(0, READ_FIRST).map((word) => read(word, RARE + 1)))
  const rare = found.filter(({ length }) => length <= RARE)
  return {
    ids:
      rare.length > 0
        ? rare
            .map((ids) => [...new Set(ids)])
            .reduce((ids, others) => ids.filter((id) => others.includes(id)))
        : null,
    common: asked.filter((_, index) => !found[index] || found[index].length > RARE),
  }
}

/** The same as conditions on rows that have their `words`, all of which are to hold. */
export async function whereTerms<Id>(
  search: string,
  read: (word: Prisma.StringFilter, take: number) => Promise<Id[]>,
) {
  const { ids, common } = await searchTerms(search, read)
  return [
    ...(ids ? [{ id: { in: ids } }] : []),
    ...common.map((word) => ({ words: { some: { word } } })),
  ]
}

/**
 * A timer that writes the words of rows that have none, such as those from before there were words,
 * until there is none. That is kept: to find that no row of a million lacks them takes seconds, in
 * which on SQLite nothing else is done.
 */
export const untilAllHaveTerms = (rows: string, writeMissing: () => Promise<number>) =>
  untilDone(`words of ${rows}`, writeMissing)
