import { IMAGE_LIMITS, type ImageSettings } from './image.rules'

export interface PictureBox {
  width: number
  height: number
}

const round = (box: PictureBox): PictureBox => ({
  width: Math.max(1, Math.round(box.width)),
  height: Math.max(1, Math.round(box.height)),
})
const scale = ({ width, height }: PictureBox, by: number): PictureBox => ({
  width: width * by,
  height: height * by,
})

/**
 * The box that a width asks for: the height belongs to the widest, and the others keep its shape.
 */
function box(
  natural: PictureBox,
  width: number,
  { widths, height, fit }: ImageSettings,
): PictureBox {
  const share = widths.length > 0 ? width / Math.max(...widths) : 1
  const wanted = { width, height: height === null ? Infinity : height * share }
  if (fit === 'cover' && height !== null && widths.length > 0)
    return scale(wanted, Math.min(1, natural.width / wanted.width, natural.height / wanted.height))
  return scale(natural, Math.min(1, wanted.width / natural.width, wanted.height / natural.height))
}

/** No larger than what is made here at most. */
function bounded(wanted: PictureBox): PictureBox {
  const fits = Math.min(
    1,
    Math.sqrt(IMAGE_LIMITS.madePixels / (wanted.width * wanted.height)),
    IMAGE_LIMITS.side / wanted.width,
    IMAGE_LIMITS.side / wanted.height,
  )
  return round(scale(wanted, fits))
}

/**
 * The sizes to make of a picture, narrowest first and each once: never larger than it is. `reduced`
 * where one had to be smaller than asked for.
 */
export function pictureBoxes(
  natural: PictureBox,
  settings: ImageSettings,
): { boxes: PictureBox[]; reduced: boolean } {
  const wanted = (settings.widths.length > 0 ? settings.widths : [natural.width]).map((width) =>
    box(natural, width, settings),
  )
  const boxes = wanted.map(bounded)
  const reduced = wanted.some((one, index) => round(one).width > boxes[index]!.width)
  return {
    boxes: boxes.filter(
      (one, index) =>
        boxes.findIndex((other) => other.width === one.width && other.height === one.height) ===
        index,
    ),
    reduced,
  }
}
