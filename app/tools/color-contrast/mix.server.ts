import type Color from 'colorjs.io'
import { calculate, splitAtCommas } from './calc.rules'
import { SPACES } from './relative.server'

/**
 * Where two colors are mixed (CSS Color 5, `color-mix()`); only those with a hue may say which way
 * round it goes.
 */
const METHOD =
  /^in\s+(srgb|srgb-linear|display-p3-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|lab|oklab|xyz|xyz-d50|xyz-d65|(?:hsl|hwb|lch|oklch)(?:\s+(shorter|longer|increasing|decreasing)\s+hue)?)$/i
const USUAL = 'in oklab'
const MIX = /^color-mix\((.*)\)$/is
const PERCENT = /^(\d{1,3}(?:\.\d{1,12})?)%$/
/** The share that a word says, in hundredths; null for another word. */
const percentOf = (word: string | undefined) =>
  PERCENT.exec((word?.includes('(') ? calculate(word) : word) ?? '')

/** Channels that mean the same in different spaces (CSS Color 4 §12.2). */
const ALIKE = ['h', 'l', 'cs']

/** A color in another space; what was missing of it stays so. */
function carryOver(color: Color, space: string): Color {
  const mixed = color.to(space)
  const [own, other] = [color, mixed].map((one) => Object.keys(one.space.coords))
  own!.forEach((channel, index) => {
    if (color.coords[index] !== null) return
    const meant = ALIKE.find((set) => set.includes(channel))
    const at = other!.findIndex((name) => meant?.includes(name))
    if (at >= 0) mixed.coords[at] = null
  })
  return mixed
}

type Share = { color: Color; percent: number | null }

/** The words of a text; what stands in brackets is of one word. */
function splitAtSpaces(text: string): string[] {
  const words = ['']
  let depth = 0
  for (const sign of text.trim()) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (depth <= 0 && /\s/.test(sign)) words.push('')
    else words[words.length - 1] += sign
  }
  return words.filter(Boolean)
}

/** A color with its share before or behind it. */
function readShare(text: string, read: (css: string) => Color | null): Share | null {
  const words = splitAtSpaces(text)
  const [first, last] = [percentOf(words[0]), percentOf(words[words.length - 1])]
  if (first && last) return null
  const color = read(words.slice(first ? 1 : 0, last ? -1 : undefined).join(' '))
  const percent = (first ?? last) ? Number((first ?? last)![1]) : null
  return color && (percent ?? 0) <= 100 ? { color, percent } : null
}

/** `color-mix()` of two colors that are written by themselves; null for anything else. */
export function readMix(typed: string, read: (css: string) => Color | null): Color | null {
  const parts = splitAtCommas(MIX.exec(typed.trim())?.[1] ?? '')
  const [method = '', ...shares] = parts.length === 2 ? [USUAL, ...parts] : parts
  const [, said = '', hue = 'shorter'] = METHOD.exec(method) ?? []
  const [one, other] = shares.length === 2 ? shares.map((share) => readShare(share, read)) : []
  if (!said || !one || !other) return null
  const first = one.percent ?? (other.percent === null ? 50 : 100 - other.percent)
  const sum = first + (other.percent ?? 100 - first)
  const name = said.split(/\s/)[0]!.toLowerCase()
  const space = SPACES[name] ?? name
  const [from, to] = [carryOver(one.color, space), carryOver(other.color, space)]
  // Of nothing at all comes a color that is not seen.
  const mixed = from.mix(to, sum === 0 ? 0.5 : 1 - first / sum, {
    space,
    hue: hue.toLowerCase() as 'shorter',
    premultiplied: true,
  })
  mixed.alpha = (mixed.alpha ?? 0) * Math.min(1, sum / 100)
  return mixed
}
