import type { Sharp } from 'sharp'
import { inTurns } from '~/platform/let-others'
import { inPictureLane } from '~/platform/worker/picture-lane.server'
import { PICTURE_LIMITS } from '../files/picture.rules'
import { comparePixels, type PixelComparison, type Pixels } from './compare-pixels.rules'

/** What is compared at most, from the top; pixels. */
const WIDEST = 1280
const HIGHEST = 4000
/** Frames that can still be told apart. */
const MOST_FRAMES = 150
const CHANNELS = 3
const MARK = [214, 40, 40] as const

async function toPixels(picture: Sharp, width: number): Promise<Pixels> {
  const scaled = await picture
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const height = Math.min(scaled.info.height, HIGHEST)
  return { data: scaled.data.subarray(0, width * height * CHANNELS), width, height }
}

async function open(bytes: Uint8Array) {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels }).autoOrient()
  return { picture, width: (await picture.metadata()).autoOrient.width }
}

/** The newer picture faded, with what changed in red; a step is one row. */
function* paint({ width, height, mask }: PixelComparison, after: Pixels) {
  const painted = new Uint8Array(width * height * CHANNELS).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [to, from] = [(y * width + x) * CHANNELS, (y * after.width + x) * CHANNELS]
      const inside = y < after.height
      const grey = inside
        ? after.data[from]! * 0.3 + after.data[from + 1]! * 0.59 + after.data[from + 2]! * 0.11
        : 255
      const faded = 160 + grey * 0.35
      const changed = mask[y * width + x] === 1
      for (let channel = 0; channel < CHANNELS; channel++)
        painted[to + channel] = changed ? MARK[channel]! * 0.62 + grey * 0.38 : faded
    }
    yield
  }
  return painted
}

function frames({ width, height, areas }: PixelComparison) {
  const boxes = areas
    .slice(0, MOST_FRAMES)
    .map(
      (area) =>
        `<rect x="${area.left + 1.5}" y="${area.top + 1.5}" width="${area.width - 3}" height="${area.height - 3}" rx="4"/>`,
    )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="#b91c1c" stroke-width="3">${boxes.join('')}</g></svg>`,
  )
}

/**
 * Compares two screenshots at the width that both have, and draws what changed. The bytes were read
 * as pictures before.
 */
export async function drawDifference(beforeBytes: Uint8Array, afterBytes: Uint8Array) {
  const { default: sharp } = await import('sharp')
  const [one, other] = [await open(beforeBytes), await open(afterBytes)]
  const width = Math.min(WIDEST, one.width, other.width)
  const [before, after] = await inPictureLane(async () => [
    await toPixels(one.picture, width),
    await toPixels(other.picture, width),
  ])
  const comparison = await inTurns(comparePixels(before, after))
  const painted = sharp(await inTurns(paint(comparison, after)), {
    raw: { width, height: comparison.height, channels: CHANNELS },
  })
  const picture = await painted
    .composite([{ input: frames(comparison) }])
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
  return { ...comparison, picture }
}
