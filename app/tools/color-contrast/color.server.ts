import Color from 'colorjs.io'
import { lexer } from 'css-tree'
import { hexOf, WHITE, type Rgb } from '~/domain/studios/contrast.rules'
import { splitAtCommas } from './calc.rules'
import { readMix } from './mix.server'
import { writeOut } from './relative.server'

/** A color in the sRGB gamut. */
export type ReadColor = {
  /** 0 to 1 each. */
  channels: [number, number, number]
  alpha: number
  /** Whether an sRGB display cannot show what was asked for. */
  outside: boolean
  /** The relative luminance of it on a display that shows Display P3. */
  wideLuminance: number
}

const NAME = /^[a-z]+$/i
const HEX = /^#?((?:[\da-f]{3}){1,2}|[\da-f]{4}|[\da-f]{8})$/i
const LEGACY = /^(?:rgb|hsl)a?\([^()]*\)$|^hwb\([^()]*\)$/i
const MODERN = /^(?:ok)?l(?:ab|ch)\([^()]*\)$/i
const SPACED =
  /^color\(\s*(?:srgb|srgb-linear|display-p3-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65)\s[^()]*\)$/i
/**
 * For colors that are made here: brought into the gamut with lightness and hue kept (CSS Color 4).
 */
const INTO_GAMUT = { space: 'srgb', method: 'raytrace' } as const
/** Rounding on the way between spaces. */
const TOLERANCE = 0.0005

function parse(css: string): Color | null {
  try {
    return new Color(css)
  } catch {
    return null
  }
}

/** Larger than the coordinates of any color: past it sums overflow. */
const FAR_OUT = 1e5

/** The library takes words and numbers without end for coordinates. */
function isSound(color: Color): boolean {
  return [...color.coords, color.alpha].every(
    (value) => value === null || (Number.isFinite(value) && Math.abs(value) <= FAR_OUT),
  )
}

const triple = (color: Color) =>
  color.coords.map((value) => Math.min(1, Math.max(0, value ?? 0))) as ReadColor['channels']

const tidy = (typed: string) => typed.trim().replace(HEX, '#$1')
/** Colors that are in sRGB by the way they are written. */
const isLegacy = (css: string) => NAME.test(css) || HEX.test(css) || LEGACY.test(css)

/** No lightness is below black or above white, and no chroma below grey (CSS Color 4 §9.3). */
function withinLightness(color: Color): Color {
  const [lightness, second, third] = color.coords
  const most = color.spaceId.startsWith('ok') ? 1 : 100
  const isPolar = color.spaceId.endsWith('ch')
  return new Color(
    color.spaceId,
    [
      lightness === null ? null : Math.min(most, Math.max(0, lightness)),
      second === null || !isPolar ? second : Math.max(0, second),
      third,
    ],
    color.alpha,
  )
}

/** No saturation is below grey (CSS Color 4 §7). */
function withinSaturation(color: Color): Color {
  const [hue, saturation, lightness] = color.coords
  if (color.spaceId !== 'hsl' || (saturation ?? 0) >= 0) return color
  return new Color('hsl', [hue, 0, lightness], color.alpha)
}

const [ALPHA, BETA] = [1.09929682680944, 0.018053968510807]

/** The light of a channel of Rec. 2020 as browsers read it (ITU-R BT.2020, table 4). */
function lightOf(value: number) {
  const size = Math.abs(value)
  const light = size < BETA * 4.5 ? size / 4.5 : ((size + ALPHA - 1) / ALPHA) ** (1 / 0.45)
  return Math.sign(value) * light
}

/** The library reads Rec. 2020 by the gamma of a display, which no browser does yet. */
function asBrowsersRead(color: Color): Color {
  if (color.spaceId !== 'rec2020') return color
  const coords = color.coords.map((value) => (value === null ? null : lightOf(value)))
  return new Color('rec2020-linear', coords as Color['coords'], color.alpha)
}

/** A color that is written by itself. */
function readPlain(typed: string): Color | null {
  const css = writeOut(tidy(typed), readAny)
  if (css === null || (!isLegacy(css) && !MODERN.test(css) && !SPACED.test(css))) return null
  if (!lexer.matchType('color', css).matched) return null
  // The library knows the names of spaces in small letters alone.
  const color = parse(css.toLowerCase())
  if (!color || !isSound(color)) return null
  return MODERN.test(css) ? withinLightness(color) : asBrowsersRead(withinSaturation(color))
}

const BY_SCHEME = /^light-dark\(([^]*)\)$/i

/** Colors may stand in each other; a name would not be that long. */
const LONGEST = 500
const REMARK = /\/\*[^]*?\*\//g

/** Any color; one of two by the color scheme is that of the light one, which pages have at first. */
function readAny(typed: string): Color | null {
  const css = typed.replace(REMARK, ' ').trim()
  if (css.length > LONGEST) return null
  const schemes = splitAtCommas(BY_SCHEME.exec(css)?.[1] ?? '')
  if (schemes.length === 2) return readAny(schemes[1]!) && readAny(schemes[0]!)
  return readPlain(css) ?? readMix(css, readAny)
}

/**
 * A color that CSS knows by name, hex or function, or a mix of two, as browsers take it; null for
 * anything else, the visitor's own system colors among it. What lies outside of sRGB is cut off
 * channel by channel, since that is what browsers paint.
 */
export function readColor(typed: string): ReadColor | null {
  const color = readAny(typed)
  if (!color || !isSound(color)) return null
  const srgb = color.to('srgb')
  if (!isSound(srgb)) return null
  const outside = !isLegacy(tidy(typed)) && !srgb.inGamut('srgb', { epsilon: TOLERANCE })
  const wideLuminance = new Color('p3', triple(color.to('p3'))).get('xyz-d65.y') ?? 0
  return { channels: triple(srgb), alpha: color.alpha ?? 0, outside, wideLuminance }
}

/** What is seen where a color lies over another, mixed as browsers do. */
export function layOver({ channels, alpha }: ReadColor, below: Rgb): Rgb {
  const [red, green, blue] = channels.map((channel, index) =>
    Math.round(channel * 255 * alpha + below[index]! * (1 - alpha)),
  )
  return [red!, green!, blue!]
}

const colorOf = (rgb: Rgb) =>
  new Color('srgb', rgb.map((channel) => channel / 255) as ReadColor['channels'])

/** The same hue, and as much of the chroma as sRGB has, at other lightnesses (OKLCH, 0 to 1). */
export function lightnessScale(rgb: Rgb): { lightness: number; at: (lightness: number) => Rgb } {
  const [lightness, chroma, hue] = colorOf(rgb).to('oklch').coords
  const at = (other: number): Rgb => {
    const [red, green, blue] = triple(
      new Color('oklch', [other, chroma, hue]).toGamut(INTO_GAMUT).to('srgb'),
    ).map((value) => Math.round(value * 255))
    return [red!, green!, blue!]
  }
  return { lightness: lightness ?? 0, at }
}

/** Notations that a color can be written in again; those of sRGB are shortest as hex. */
const NOTATION = /^\s*(hsl|hwb|lab|lch|oklab|oklch)a?\(/i

/**
 * A color in the notation that another was typed in where it is the very same there, else in hex.
 */
export function writeLike(typed: string, rgb: Rgb): string {
  const space = NOTATION.exec(typed)?.[1]?.toLowerCase()
  const written = space ? colorOf(rgb).to(space).toString({ precision: 4 }) : ''
  const read = written ? readColor(written) : null
  return read && !read.outside && hexOf(layOver(read, WHITE)) === hexOf(rgb) ? written : hexOf(rgb)
}

/** How far two colors are apart to the eye (ΔE OK). */
export const differenceOf = (one: Rgb, other: Rgb) => colorOf(one).deltaEOK(colorOf(other))

/**
 * APCA's lightness contrast Lc (0.0.98G-4g): positive for dark text on light, negative for light
 * text on dark.
 */
export const apcaOf = (text: Rgb, background: Rgb) =>
  colorOf(background).contrastAPCA(colorOf(text))
