import { differenceOf, lightnessScale } from './color.server'
import { contrastOf, luminanceOf, type Rgb } from '~/domain/studios/contrast.rules'

const FLARE = 0.05
/** Halvings of the way to black or white: finer than the steps of a display. */
const HALVINGS = 11

/**
 * The nearest lightness towards an end of the scale at which a color passes; null when the end
 * itself does not.
 */
function search(
  scale: ReturnType<typeof lightnessScale>,
  end: 0 | 1,
  passes: (rgb: Rgb) => boolean,
): Rgb | null {
  let found = scale.at(end)
  if (!passes(found)) return null
  let [near, far] = [scale.lightness, end as number]
  for (let turn = 0; turn < HALVINGS; turn++) {
    const middle = (near + far) / 2
    const rgb = scale.at(middle)
    if (passes(rgb)) [far, found] = [middle, rgb]
    else near = middle
  }
  return found
}

/**
 * The color nearest to one that has at least a contrast ratio with another: its hue and, as far as
 * sRGB has it, its chroma stay, its lightness in OKLCH goes up or down, whichever is less of a
 * change. Null when no lightness will do.
 */
export function nearestPassing(rgb: Rgb, other: Rgb, ratio: number): Rgb | null {
  const scale = lightnessScale(rgb)
  const light = luminanceOf(other) + FLARE
  const isEnough = (found: Rgb) => contrastOf(found, other) >= ratio
  const darker = search(scale, 0, (found) => luminanceOf(found) + FLARE < light && isEnough(found))
  const lighter = search(scale, 1, (found) => luminanceOf(found) + FLARE > light && isEnough(found))
  if (!darker || !lighter) return darker ?? lighter
  return differenceOf(rgb, darker) <= differenceOf(rgb, lighter) ? darker : lighter
}
