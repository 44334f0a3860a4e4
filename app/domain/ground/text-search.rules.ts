import { fold } from '~/platform/words'
import { onceFor } from './once-for.rules'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const LONG = 4
const SHORTEST_ENDING = 7

function words(text: string): string[] {
  return (text.match(WORD) ?? []).map(fold)
}

/**
 * How many letters may differ at the end, so that "fakturę" finds "faktura" and "refunds" finds
 * "refund".
 */
function ending(word: string): number {
  if (word.length < LONG) return 0
  return word.length < SHORTEST_ENDING ? 1 : 2
}

/**
 * Both folded: the same beginning, the same word in another form, or, from four letters, a part of
 * a compound.
 */
function matches(asked: string, word: string): boolean {
  if (word.startsWith(asked)) return true
  if (asked.length < LONG) return false
  return (
    word.includes(asked) ||
    (word.length >= LONG && word.startsWith(asked.slice(0, asked.length - ending(asked))))
  )
}

const TITLE_WEIGHT = 3
const SHORTEST_TELLING = 3
/** A word that is in more than this share of the entries tells nothing about what is looked for. */
const COMMON = 0.25

export interface Searchable {
  id: unknown
  title: string
  text: string
}

/** In which entries a word is, by their place in the list. */
type Found = { title: number[]; text: number[] }

/**
 * Every word of some entries, with where it is: a query goes through the words that there are, not
 * through the texts.
 */
const wordsOf = onceFor((entries: readonly Searchable[], _all: null) => {
  const found = new Map<string, Found>()
  const folded = new Map<string, string>()
  const read = (text: string, at: number, place: keyof Found) => {
    for (const written of new Set(text.match(WORD))) {
      const word = folded.get(written) ?? fold(written)
      folded.set(written, word)
      const places = found.get(word) ?? { title: [], text: [] }
      found.set(word, places)
      if (places[place].at(-1) !== at) places[place].push(at)
    }
  }
  entries.forEach(({ title, text }, at) => {
    read(title, at, 'title')
    read(text, at, 'text')
  })
  return [...found]
})

/**
 * For each word of a query: what it is worth in each entry, 0 where it is not found; in the title
 * it counts more.
 */
function weigh(entries: readonly Searchable[], asked: string[]) {
  return asked.map((word) => {
    const [inTitle, inText] = [new Uint8Array(entries.length), new Uint8Array(entries.length)]
    for (const [other, { title, text }] of wordsOf(entries, null)) {
      if (!matches(word, other)) continue
      for (const at of title) inTitle[at] = TITLE_WEIGHT
      for (const at of text) inText[at] = 1
    }
    return inTitle.map((weight, at) => weight + inText[at]!)
  })
}

/**
 * The ids of the entries that fit a query, best first: those with all of its telling words, or,
 * when there are none, those with the most. Empty when nothing fits or nothing was asked.
 */
export function searchTexts<Entry extends Searchable>(
  entries: readonly Entry[],
  query: string,
): Entry['id'][] {
  const asked = [...new Set(words(query))]
  const weights = weigh(entries, asked)
  const isTelling = (word: string, index: number) =>
    word.length >= SHORTEST_TELLING &&
    weights[index]!.filter(Boolean).length <= Math.max(1, entries.length * COMMON)
  const telling = asked.some(isTelling)
    ? weights.filter((_, index) => isTelling(asked[index]!, index))
    : weights
  const rated = entries.map(({ id }, at) => ({
    id,
    found: telling.filter((weight) => weight[at]! > 0).length,
    worth: weights.reduce((sum, weight) => sum + weight[at]!, 0),
  }))
  const most = rated.reduce((highest, { found }) => Math.max(highest, found), 1)
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
    add(
      word,
      asked.some((other) => matches(other, fold(word))),
    )
    at = index + word.length
  }
  add(text.slice(at), false)
  return pieces
}
