import { faceOf, type Face, type Family, type Weight, weightOf } from './family.rules'

export const FALLBACKS = ['Arial', 'Georgia', 'Times New Roman', 'Courier New'] as const
export type Fallback = (typeof FALLBACKS)[number]

/**
 * The average width of local fonts in parts of the size. Regular as @capsizecss/metrics 4 has it
 * (913, 913, 832 and 1229 of 2048); bold with the same table, of the fonts made to the same widths:
 * Arimo, Gelasio, Tinos and Cousine.
 */
const WIDTHS: Record<Fallback, Record<Weight, number>> = {
  Arial: { 400: 913 / 2048, 700: 983 / 2048 },
  Georgia: { 400: 913 / 2048, 700: 1062 / 2048 },
  'Times New Roman': { 400: 832 / 2048, 700: 886 / 2048 },
  'Courier New': { 400: 1229 / 2048, 700: 1229 / 2048 },
}

/** The names under which systems have them, free fonts of the same widths among them. */
const LOCAL: Record<Fallback, Record<Weight, string[]>> = {
  Arial: {
    400: ['Arial', 'ArialMT', 'Liberation Sans'],
    700: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  Georgia: { 400: ['Georgia', 'Gelasio'], 700: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'] },
  'Times New Roman': {
    400: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    700: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
  'Courier New': {
    400: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'],
    700: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'],
  },
}

/** Descriptors of a fallback face, as parts of one. */
export type Overrides = { sizeAdjust: number; ascent: number; descent: number; lineGap: number }

/**
 * What makes a local font take up the room of a web font: the same average width, and the web
 * font's heights by the size so adjusted (the sums of capsize's createFontStack, which fontaine and
 * next/font share; CSS Fonts 5 §4.3 and 4.4).
 */
export function overridesOf(
  { width, unitsPerEm, ascent, descent, lineGap }: Face,
  fallback: Fallback,
  weight: Weight,
): Overrides {
  const sizeAdjust = width / WIDTHS[fallback][weight]
  const adjusted = unitsPerEm * sizeAdjust
  return {
    sizeAdjust,
    ascent: ascent / adjusted,
    descent: Math.abs(descent) / adjusted,
    lineGap: lineGap / adjusted,
  }
}

const TEXT_FALLBACKS = ['Arial', 'Georgia', 'Times New Roman'] as const

/**
 * The local font that comes nearest: for letters with serifs the one that has to be stretched or
 * shrunk least.
 */
export function fallbackOf(family: Family, weight: Weight): Fallback {
  if (family.class === 'mono') return 'Courier New'
  const face = faceOf(family, weight)
  const hasSerifs =
    family.class === 'serif' ||
    family.class === 'slab' ||
    (family.class === 'display' && face.contrast < 0.4)
  if (!hasSerifs) return 'Arial'
  const [georgia, times] = (['Georgia', 'Times New Roman'] as const).map((name) =>
    Math.abs(overridesOf(face, name, weight).sizeAdjust - 1),
  )
  return georgia! <= times! ? 'Georgia' : 'Times New Roman'
}

/** The fallbacks that are compared for a family, with the one that its style sheet takes. */
export function compareFallbacks(
  family: Family,
  weight: Weight,
): { fallback: Fallback; taken: boolean; overrides: Overrides }[] {
  const shown = weightOf(family, weight)
  const taken = fallbackOf(family, shown)
  const names: Fallback[] =
    family.class === 'mono' ? [...TEXT_FALLBACKS, 'Courier New'] : [...TEXT_FALLBACKS]
  return names.map((fallback) => ({
    fallback,
    taken: fallback === taken,
    overrides: overridesOf(faceOf(family, weight), fallback, shown),
  }))
}

export const GENERIC: Record<Fallback, string> = {
  Arial: 'sans-serif',
  Georgia: 'serif',
  'Times New Roman': 'serif',
  'Courier New': 'monospace',
}

export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** The @font-face rule of a fallback. */
export function fallbackFace(name: string, family: Family, weight: Weight): string {
  const shown = weightOf(family, weight)
  const fallback = fallbackOf(family, shown)
  const { sizeAdjust, ascent, descent, lineGap } = overridesOf(
    faceOf(family, shown),
    fallback,
    shown,
  )
  return `@font-face {
  font-family: '${name}';
  src: ${LOCAL[fallback][shown].map((local) => `local('${local}')`).join(', ')};
  font-weight: ${shown};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: ${percent(lineGap)};
}`
}
