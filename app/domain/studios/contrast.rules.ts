/** Red, green and blue as an sRGB display shows them: whole numbers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const BLACK: Rgb = [0, 0, 0]
export const WHITE: Rgb = [255, 255, 255]

export const hexOf = (rgb: Rgb) =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** The light of a channel, 0 to 1 (WCAG 2.2, relative luminance). */
export function toLight(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The channel that shows so much light. */
export function fromLight(light: number): number {
  const clipped = Math.min(1, Math.max(0, light))
  const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
}

/** Relative luminance (WCAG 2.2): 0 for black, 1 for white. */
export function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * toLight(red) + 0.7152 * toLight(green) + 0.0722 * toLight(blue)
}

/** The contrast ratio of two relative luminances, whichever is the brighter. */
export function luminanceContrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The contrast ratio of two colors (WCAG 2.2), from 1 to 21, whichever of them is the text. */
export function contrastOf(one: Rgb, other: Rgb): number {
  return luminanceContrast(luminanceOf(one), luminanceOf(other))
}

/** A ratio as it may be told: never rounded up, since 4.499 does not meet 4.5. */
export const truncateRatio = (ratio: number) => Math.floor(ratio * 100 + 1e-9) / 100

/**
 * What each use needs: 1.4.3 and 1.4.6 for text, 1.4.11 for controls and graphics, which has no
 * AAA.
 */
export const NEEDS = [
  { use: 'text', level: 'AA', ratio: 4.5 },
  { use: 'text', level: 'AAA', ratio: 7 },
  { use: 'large', level: 'AA', ratio: 3 },
  { use: 'large', level: 'AAA', ratio: 4.5 },
  { use: 'graphics', level: 'AA', ratio: 3 },
] as const

export type Use = (typeof NEEDS)[number]['use']

/** The ratios that WCAG 2 asks for, the lowest first. */
export const STEPS = [3, 4.5, 7] as const
export type Step = (typeof STEPS)[number]

/**
 * What a pair of colors is good for in one word: all at AAA, ordinary text at AA, large text and
 * controls only, or nothing.
 */
export type Grade = 'aaa' | 'aa' | 'large' | 'none'

export function gradeOf(ratio: number): Grade {
  if (ratio >= 7) return 'aaa'
  if (ratio >= 4.5) return 'aa'
  return ratio >= 3 ? 'large' : 'none'
}

/** What APCA's table of sizes begins a row with, the highest first ("bronze simple mode"). */
const APCA_STEPS = [90, 75, 60, 45, 30, 15, 0] as const
export type ApcaStep = (typeof APCA_STEPS)[number]

/** The row of APCA's table that a lightness contrast of either sign is in. */
export const apcaStep = (lc: number): ApcaStep =>
  APCA_STEPS.find((step) => Math.abs(lc) >= step) ?? 0
