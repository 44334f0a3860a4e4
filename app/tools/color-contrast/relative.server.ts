import type Color from 'colorjs.io'
import { calculate, splitAtCommas } from './calc.rules'

/** The function of a color, with what stands in it. */
const CALL = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(([^]*)\)$/i

/** The channels of each function by the names that CSS has for them, and how far they go. */
const CHANNELS: Record<string, [string, number][]> = {
  rgb: [
    ['r', 255],
    ['g', 255],
    ['b', 255],
  ],
  hsl: [
    ['h', 1],
    ['s', 1],
    ['l', 1],
  ],
  hwb: [
    ['h', 1],
    ['w', 1],
    ['b', 1],
  ],
  lab: [
    ['l', 1],
    ['a', 1],
    ['b', 1],
  ],
  lch: [
    ['l', 1],
    ['c', 1],
    ['h', 1],
  ],
  oklab: [
    ['l', 1],
    ['a', 1],
    ['b', 1],
  ],
  oklch: [
    ['l', 1],
    ['c', 1],
    ['h', 1],
  ],
  color: [
    ['r', 1],
    ['g', 1],
    ['b', 1],
  ],
}
/** What the library calls a space by another name than CSS. */
export const SPACES: Record<string, string> = {
  rgb: 'srgb',
  'display-p3': 'p3',
  'display-p3-linear': 'p3-linear',
  'a98-rgb': 'a98rgb',
  'prophoto-rgb': 'prophoto',
  xyz: 'xyz-d65',
}

/** The words of an argument list: cut at the spaces that stand in no brackets. */
function wordsOf(text: string): string[] {
  const words: string[] = ['']
  let depth = 0
  for (const sign of text.replaceAll('/', ' / ')) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (depth === 0 && /\s/.test(sign)) words.push('')
    else words[words.length - 1] += sign
  }
  return words.filter((word) => word !== '')
}

function channelsOf(name: string, space: string, origin: Color): Record<string, number> {
  const { coords, alpha } = origin.to(space)
  const named = CHANNELS[name]!.map(([channel, most], index): [string, number] => [
    name === 'color' && space.startsWith('xyz') ? 'xyz'[index]! : channel,
    (coords[index] ?? 0) * most,
  ])
  return Object.fromEntries([...named, ['alpha', alpha ?? 0]])
}

/** Each word as the number that it comes to; null where one comes to none. */
function resolve(words: string[], known: Record<string, number>): string[] | null {
  const resolved = words.map((word) =>
    /^(?:\/|none)$/i.test(word) ? word : calculate(word, known),
  )
  return resolved.every((word) => word !== null) ? resolved : null
}

/**
 * A color that is drawn from another one (`rgb(from red b g r)`, CSS Color 5) or has sums in it,
 * written out; the same text for one that has neither, and null for what cannot be worked out.
 */
export function writeOut(css: string, read: (css: string) => Color | null): string | null {
  const [, called = '', between = ''] = CALL.exec(css) ?? []
  const inside = between.trim()
  const isRelative = /^from\s/i.test(inside)
  if (!called || (!isRelative && !/\(/.test(inside))) return css
  if (!isRelative && splitAtCommas(inside).length > 1) {
    const parts = splitAtCommas(inside).map((part) => calculate(part))
    return parts.includes(null) ? null : `${called}(${parts.join(', ')})`
  }
  const name = called.toLowerCase().replace(/^(rgb|hsl)a$/, '$1')
  const words = wordsOf(inside)
  const origin = isRelative ? read(words[1] ?? '') : null
  if (isRelative && !origin) return null
  const rest = words.slice(isRelative ? 2 : 0)
  const said = name === 'color' ? rest.shift()! : name
  if (!said) return null
  const space = SPACES[said.toLowerCase()] ?? said.toLowerCase()
  const known = origin ? channelsOf(name, space, origin) : {}
  const numbers = resolve(rest, known)
  if (!numbers) return null
  const alpha = origin && !rest.includes('/') && known.alpha !== 1 ? ` / ${known.alpha}` : ''
  return `${called}(${name === 'color' ? `${said} ` : ''}${numbers.join(' ')}${alpha})`
}
