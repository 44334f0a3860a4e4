import { z } from 'zod'
import { apcaOf, layOver, readColor, type ReadColor } from './color.server'
import {
  BLACK,
  contrastOf,
  luminanceContrast,
  luminanceOf,
  STEPS,
  WHITE,
  type Rgb,
  type Step,
} from '~/domain/studios/contrast.rules'
import { contrastSchema, type ContrastField, type ContrastInput } from './contrast.schema'
import { PALETTE_COLORS } from './limits.rules'
import { nearestPassing } from './nearest.server'
import { readPalette, type PaletteEntry } from './palette.rules'
import { seenWith, VISIONS } from './vision.rules'

type Problem = 'missing' | 'tooLong' | 'unknown' | 'tooMany' | 'tooFew'
/** What is wrong with a field; `entry` is the color of a palette that was not understood. */
export type Problems = Partial<Record<ContrastField, { problem: Problem; entry?: string }>>

/** A color as it was typed, and as it is seen. */
export type Shown = { css: string; rgb: Rgb; translucent: boolean; outside: boolean }

const shown = (css: string, color: ReadColor, below: Rgb): Shown => ({
  css,
  rgb: layOver(color, below),
  translucent: color.alpha < 1,
  outside: color.outside,
})

/** A color without its transparency, which a color picker does not know. */
const opaque = (color: ReadColor) => layOver({ ...color, alpha: 1 }, BLACK)

/** For each ratio that a pair misses, the nearest text and the nearest background that reach it. */
function suggest(
  text: Rgb,
  background: Rgb,
): { step: Step; text: Rgb | null; background: Rgb | null }[] {
  const missed = STEPS.filter((step) => contrastOf(text, background) < step)
  return missed.map((step) => ({
    step,
    text: nearestPassing(text, background, step),
    background: nearestPassing(background, text, step),
  }))
}

/**
 * The ratio on a display of Display P3 where sRGB shows less of a color; null where it shows all,
 * or light mixes on the way.
 */
function wideRatio(
  text: ReadColor,
  background: ReadColor,
  shownText: Rgb,
  shownBackground: Rgb,
): number | null {
  if (!(text.outside || background.outside) || text.alpha < 1 || background.alpha < 1) return null
  const light = (color: ReadColor, rgb: Rgb) =>
    color.outside ? color.wideLuminance : luminanceOf(rgb)
  return luminanceContrast(light(text, shownText), light(background, shownBackground))
}

function checkPair(input: ContrastInput, text: ReadColor, background: ReadColor, base: Rgb) {
  const ground = shown(input.background, background, base)
  const letters = shown(input.text, text, ground.rgb)
  const visions = VISIONS.map((vision) => {
    const seen = { text: seenWith(vision, letters.rgb), background: seenWith(vision, ground.rgb) }
    return { vision, ...seen, ratio: contrastOf(seen.text, seen.background) }
  })
  return {
    text: letters,
    background: ground,
    base,
    ratio: contrastOf(letters.rgb, ground.rgb),
    wideRatio: wideRatio(text, background, letters.rgb, ground.rgb),
    lc: apcaOf(letters.rgb, ground.rgb),
    suggestions: suggest(letters.rgb, ground.rgb),
    visions,
  }
}

export type CheckedPair = ReturnType<typeof checkPair>
export type PaletteColor = PaletteEntry & { rgb: Rgb }

type Palette = { colors: PaletteColor[] | null; problem?: Problems['palette'] }

function checkPalette(input: ContrastInput, base: Rgb): Palette {
  const entries = readPalette(input.palette)
  if (entries.length === 0) return { colors: null }
  if (entries.length > PALETTE_COLORS) return { colors: null, problem: { problem: 'tooMany' } }
  const read = entries.map((entry) => ({ ...entry, read: readColor(entry.color) }))
  const unknown = read.find((entry) => !entry.read)
  if (unknown) return { colors: null, problem: { problem: 'unknown', entry: unknown.color } }
  if (entries.length === 1) return { colors: null, problem: { problem: 'tooFew' } }
  return {
    colors: read.map(({ name, color, read }) => ({ name, color, rgb: layOver(read!, base) })),
  }
}

/** The problems that the schema found, by field. */
function refusedBy(error: z.ZodError<ContrastInput>): Problems {
  const fields = z.flattenError(error).fieldErrors as Partial<Record<ContrastField, Problem[]>>
  return Object.fromEntries(
    Object.entries(fields).map(([field, [problem]]) => [field, { problem }]),
  ) as Problems
}

/**
 * The pair of colors and the palette that were asked about, each checked if it can be read, and
 * what is wrong with the rest; `plain` has what could be read.
 */
export function checkContrast(query: Record<string, string | undefined>) {
  const parsed = contrastSchema.safeParse(query)
  if (!parsed.success)
    return { problems: refusedBy(parsed.error), plain: {}, pair: null, palette: null }
  const input = parsed.data
  const [text, background, typedBase] = [
    readColor(input.text),
    readColor(input.background),
    readColor(input.base),
  ]
  const base = typedBase && layOver(typedBase, WHITE)
  const palette: Palette = base ? checkPalette(input, base) : { colors: null }
  const problems: Problems = {
    ...(!text && { text: { problem: 'unknown' } }),
    ...(!background && { background: { problem: 'unknown' } }),
    ...(!base && { base: { problem: 'unknown' } }),
    ...(palette.problem && { palette: palette.problem }),
  }
  const plain: Partial<Record<'text' | 'background' | 'base', Rgb>> = {
    ...(text && { text: opaque(text) }),
    ...(background && { background: opaque(background) }),
    ...(typedBase && { base: opaque(typedBase) }),
  }
  return {
    problems,
    plain,
    pair: text && background && base ? checkPair(input, text, background, base) : null,
    palette: palette.colors,
  }
}
