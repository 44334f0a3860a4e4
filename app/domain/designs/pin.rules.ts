/** Replies to one comment: all of them stand on the page of its design. */
export const MOST_REPLIES = 100

/**
 * Widths at which a picture is shown to be pointed at, in CSS pixels: what the browser then sends
 * is in them.
 */
export const POINTING_WIDTHS = [288, 320, 576] as const

/** The name of the picture's field at a width; the browser adds `.x` and `.y`. */
export const pointField = (width: number) => `at${width}`

/** The nine parts of a picture, for whoever says a place in words; row by row from the top. */
export const REGIONS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type Region = (typeof REGIONS)[number]

/** A place on a picture, in per cent of its width and height. */
export interface Point {
  x: number
  y: number
}

const THIRDS = [16.7, 50, 83.3]

/** The middle of a part of the picture. */
export function regionPoint(region: Region): Point {
  const at = REGIONS.indexOf(region)
  return { x: THIRDS[at % 3]!, y: THIRDS[Math.floor(at / 3)]! }
}

const third = (per: number) => Math.min(2, Math.floor(per / (100 / 3)))

/** The part of the picture that a point is in. */
export function regionOf({ x, y }: Point): Region {
  return REGIONS[third(y) * 3 + third(x)]!
}

/** Per cent, between 0 and 100 with one decimal. */
const perCent = (part: number, whole: number) =>
  Math.round(Math.min(1, Math.max(0, part / whole)) * 1000) / 10

function readPixel(text: string | null) {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null
}

/**
 * Where somebody clicked on a picture of this size, out of what the form of the picture sent. Null
 * without a click: a picture that is pressed by a key says 0 and 0.
 */
export function readPoint(
  sent: URLSearchParams,
  size: { width: number; height: number },
): Point | null {
  for (const width of POINTING_WIDTHS) {
    const [x, y] = [
      readPixel(sent.get(`${pointField(width)}.x`)),
      readPixel(sent.get(`${pointField(width)}.y`)),
    ]
    if (x === null || y === null || (x === 0 && y === 0)) continue
    return { x: perCent(x, width), y: perCent(y, (width * size.height) / size.width) }
  }
  return null
}
