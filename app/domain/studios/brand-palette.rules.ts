import { BLACK, contrastOf, hexOf, WHITE, type Rgb } from './contrast.rules'

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for controls. */
const TEXT = 4.5
const PART = 3
const STEPS = 24

const NAMES = [
  ...([
    'ground',
    'surface',
    'surface-raised',
    'ink',
    'ink-soft',
    'line',
    'line-strong',
    'grid',
    'lantern',
    'lantern-strong',
    'on-lantern',
  ] as const),
  ...([
    'canal',
    'canal-soft',
    'brick',
    'focus',
    'success',
    'success-soft',
    'warning',
    'warning-soft',
    'danger',
    'danger-soft',
    'on-danger',
  ] as const),
] as const
export type PaletteName = (typeof NAMES)[number]
export type Palette = Record<PaletteName, string>

/** What tells success, a warning and danger, before it is fitted to a ground. */
const SIGNALS = {
  light: { success: [29, 99, 52], warning: [106, 84, 0], danger: [163, 38, 28] },
  dark: { success: [138, 214, 155], warning: [236, 208, 111], danger: [255, 155, 142] },
} as const satisfies Record<string, Record<string, Rgb>>

/** `#rrggbb` as channels; null for what is none. */
export function readHex(text: string | null | undefined): Rgb | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text ?? '') ?? []
  return red && green && blue ? [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)] : null
}

/** So much of the second color in the first, 0 to 1. */
function mix(one: Rgb, other: Rgb, part: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(one[index] + (other[index] - one[index]) * part)
  return [at(0), at(1), at(2)]
}

/** Black or white, whichever reads better on a color: one of them always has 4.5 to 1. */
const poleOn = (color: Rgb): Rgb =>
  contrastOf(BLACK, color) >= contrastOf(WHITE, color) ? BLACK : WHITE

const stands = (color: Rgb, grounds: readonly Rgb[], ratio: number) =>
  grounds.every((ground) => contrastOf(color, ground) >= ratio)

/**
 * The color, as far towards the pole as it takes to stand out from all grounds; at the end the
 * pole itself.
 */
function fit(color: Rgb, pole: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mix(color, pole, step / STEPS)
    if (stands(candidate, grounds, ratio)) return candidate
  }
  return pole
}

/** The tint of a ground, unless its ink could not be read on it. */
function tint(ground: Rgb, towards: Rgb, part: number, pole: Rgb): Rgb {
  const candidate = mix(ground, towards, part)
  return contrastOf(pole, candidate) >= TEXT ? candidate : ground
}

function paletteOn(ground: Rgb, accent: Rgb, derived: boolean): Palette {
  const pole = poleOn(ground)
  const far = pole === BLACK ? WHITE : BLACK
  const surface = tint(ground, pole, 0.05, pole)
  const raised = pole === BLACK ? mix(ground, far, 0.65) : tint(ground, pole, 0.12, pole)
  const accentSoft = tint(ground, accent, 0.14, pole)
  const signals = SIGNALS[pole === BLACK ? 'light' : 'dark']
  const soft = (color: Rgb) => tint(ground, color, 0.12, pole)
  const grounds = [
    ground,
    surface,
    raised,
    accentSoft,
    soft(signals.success),
    soft(signals.warning),
    soft(signals.danger),
  ]
  const ink = fit(mix(pole, accent, 0.16), pole, grounds, 7)
  const button = derived ? fit(accent, pole, [ground], PART) : accent
  const onButton = poleOn(button)
  const signal = (color: Rgb) => fit(color, pole, grounds, TEXT)
  const danger = signal(signals.danger)
  const link = fit(accent, pole, grounds, TEXT)
  const rgbs: Record<PaletteName, Rgb> = {
    ...{ ground, surface, 'surface-raised': raised, grid: ground, brick: surface },
    ...{
      ink,
      'ink-soft': fit(mix(ink, ground, 0.32), pole, grounds, TEXT),
      line: mix(ground, pole, 0.16),
      'line-strong': fit(mix(ground, pole, 0.42), pole, grounds, PART),
    },
    ...{
      lantern: button,
      'lantern-strong': mix(button, onButton === WHITE ? BLACK : WHITE, 0.18),
      'on-lantern': onButton,
    },
    ...{ canal: link, 'canal-soft': accentSoft, focus: link },
    ...{
      success: signal(signals.success),
      'success-soft': soft(signals.success),
      warning: signal(signals.warning),
      'warning-soft': soft(signals.warning),
    },
    ...{ danger, 'danger-soft': soft(signals.danger), 'on-danger': poleOn(danger) },
  }
  return Object.fromEntries(NAMES.map((name) => [name, hexOf(rgbs[name])])) as Palette
}

/**
 * The ground of the theme that the studio did not choose: as dark, or as light, with a hint of its
 * color.
 */
const counterpart = (ground: Rgb, accent: Rgb, isLight: boolean): Rgb =>
  isLight
    ? mix(mix(BLACK, ground, 0.085), accent, 0.05)
    : mix(mix(WHITE, ground, 0.05), accent, 0.02)

/** A neutral pair for a studio that has chosen no colors, or whose colors are none. */
const DEFAULTS = { accent: [28, 60, 90], ground: [250, 250, 248] } as const satisfies Record<
  string,
  Rgb
>

/**
 * All colors of a shop front out of the studio's two, in both themes: the ground it chose is that
 * of the theme it belongs to, by whether black or white reads better on it; text has 4.5 to 1 on
 * everything that it stands on, controls 3 to 1.
 */
export function brandPalettes(
  accentHex: string | null,
  groundHex: string | null,
): { light: Palette; dark: Palette } {
  const accent = readHex(accentHex) ?? DEFAULTS.accent
  const ground = readHex(groundHex) ?? DEFAULTS.ground
  const isLight = poleOn(ground) === BLACK
  const own = paletteOn(ground, accent, false)
  const other = paletteOn(counterpart(ground, accent, isLight), accent, true)
  return isLight ? { light: own, dark: other } : { light: other, dark: own }
}

export { NAMES as PALETTE_NAMES }
