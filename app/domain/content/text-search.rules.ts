import { fold } from '~/platform/words'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const LONG = 4
const SHORTEST_ENDING = 7

function words(text: string): string[] {
  return (text.match(WORD) ?? []).map(fold)
}

/** How many letters may differ at the end, so that "fakturę" finds "faktura" and "refunds" finds "refund". */
function ending(word: string): number {
  if (word.length < LONG) return 0
  return word.length < SHORTEST_ENDING ? 1 : 2
}

/** Both folded: the same beginning, the same word in another form, or, from four letters, a part of a compound. */
function matches(asked: string, word: string): boolean {
  if (word.startsWith(asked)) return true
  if (asked.length < LONG) return false
  return word.includes(asked) || (word.length >= LONG && word.startsWith(asked.slice(0, asked.length - ending(asked))))
}

const TITLE_WEIGHT = 3
const SHORTEST_TELLING = 3
/** A word that is in more than this share of the entries tells nothing about what is looked for. */
const COMMON = 0.25

export interface Searchable {
  id: string
  title: string
  text: string
}

/** For each word of a query: what it is worth in each entry, 0 where it is not found; in the title it counts more. */
function weigh(entries: readonly Searchable[], asked: string[]) {
  const read = entries.map(({ title, text }) => ({ title: words(title), text: words(text) }))
  const isIn = (place: string[], word: string) => place.some((other) => matches(word, other))
  return asked.map((word) => read.map(({ title, text }) => (isIn(title, word) ? TITLE_WEIGHT : 0) + (isIn(text, word) ? 1 : 0)))
}

/**
 * The ids of the entries that fit a query, best first: those with all of its telling words, or, when there are none, those
 * with the most. Empty when nothing fits or nothing was asked.
 */
export function searchTexts<Entry extends Searchable>(entries: readonly Entry[], query: string): Entry['id'][] {
  const asked = [...new Set(words(query))]
  const weights = weigh(entries, asked)
  const isTelling = (word: string, index: number) =>
    word.length >= SHORTEST_TELLING && weights[index]!.filter(Boolean).length <= Math.max(1, entries.length * COMMON)
  const telling = asked.some(isTelling) ? weights.filter((_, index) => isTelling(asked[index]!, index)) : weights
  const rated = entries.map(({ id }, at) => ({
    id,
    found: telling.filter((weight) => weight[at]! > 0).length,
    worth: weights.reduce((sum, weight) => sum + weight[at]!, 0),
  }))
  const most = Math.max(1, ...rated.map(({ found }) => found))
  return rated
    .filter(({ found }) => found === most)
    .sort((one, other) => other.worth - one.worth)
    .map(({ id }) => id)
}

/** A text in pieces, those marked that a query finds. */
export function markMatches(text: string, query: string): { text: string; marked: boolean }[] {
  const asked = words(query)
  const pieces: { text: string; marked: boolean }[] = []
  const add = (piece: string, marked: boolean) => {
    const last = pieces.at(-1)
    if (last && last.marked === marked) last.text += piece
    else if (piece) pieces.push({ text: piece, marked })
  }
  let at = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    add(text.slice(at, index), false)
    add(word, asked.some((other) => matches(other, fold(word))))
    at = index + word.length
  }
  add(text.slice(at), false)
  return pieces
}
