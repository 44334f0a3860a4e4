import { SECOND } from '~/platform/clock'
import { onError } from '~/platform/on-error'
import { runInWorker } from '~/platform/worker/worker-pool.server'
import { WorkRefusedError } from '~/platform/worker/work-refused'
import { source } from './open-picture.server'
import type { PictureBox } from './picture-box.rules'

const WORKER = 'app/tools/image-optimizer/compare.worker.js'
/** Of the two pictures as they are compared; larger ones are made smaller for it. */
const COMPARED_PIXELS = 2_000_000
const TIME = 15 * SECOND
/** What is shown of a picture beside the other, in pixels of its own. */
const SHOWN: PictureBox = { width: 560, height: 420 }
const BACKGROUNDS = ['#ffffff', '#000000']

interface Losses {
  columns: number
  rows: number
  /** Pixels of a square's side, at the size of the comparison. */
  side: number
  sums: Float64Array
}

export interface Likeness {
  /** Mean structural similarity: 1 for the same picture. */
  ssim: number
  losses: Losses
}

async function pixels(bytes: Uint8Array, box: PictureBox, background: string): Promise<Uint8Array> {
  const shown = (await source(bytes))
    .resize({ ...box, fit: 'fill' })
    .flatten({ background })
    .toColourspace('srgb')
    .removeAlpha()
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true })
  return info.channels === 3
    ? data
    : Uint8Array.from(
        { length: info.width * info.height * 3 },
        (_, at) => data[Math.floor(at / 3) * info.channels]!,
      )
}

/**
 * How alike a result and the picture that it was made of are; where one sees through them, the
 * worse of both on white and on black. Null when that took too long.
 */
export async function measureLikeness(
  before: Uint8Array,
  after: Uint8Array,
  size: PictureBox,
  hasAlpha: boolean,
): Promise<Likeness | null> {
  const scale = Math.min(1, Math.sqrt(COMPARED_PIXELS / (size.width * size.height)))
  const box = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
  const found: Likeness[] = []
  for (const background of hasAlpha ? BACKGROUNDS : BACKGROUNDS.slice(0, 1)) {
    const pair = {
      before: await pixels(before, box, background),
      after: await pixels(after, box, background),
    }
    const likeness = await runInWorker<typeof pair & PictureBox, Likeness>(
      WORKER,
      { ...pair, ...box },
      { timeout: TIME },
    ).catch(onError(WorkRefusedError, () => null))
    if (!likeness) return null
    found.push(likeness)
  }
  return found.reduce((worst, one) => (one.ssim < worst.ssim ? one : worst))
}

/** The part of a picture in which its results lost most, at its full size. */
export function worstPlace(
  size: PictureBox,
  all: Losses[],
): PictureBox & { left: number; top: number } {
  const [width, height] = [Math.min(SHOWN.width, size.width), Math.min(SHOWN.height, size.height)]
  const [first] = all
  if (!first)
    return {
      width,
      height,
      left: Math.round((size.width - width) / 2),
      top: Math.round((size.height - height) / 2),
    }
  const side = first.side * Math.max(1, Math.sqrt((size.width * size.height) / COMPARED_PIXELS))
  const [across, down] = [
    Math.max(1, Math.floor(width / side)),
    Math.max(1, Math.floor(height / side)),
  ]
  const lossAt = (column: number, row: number) =>
    all.reduce((sum, { sums }) => sum + (sums[row * first.columns + column] ?? 0), 0)
  let worst = { loss: -1, column: 0, row: 0 }
  for (let row = 0; row <= Math.max(0, first.rows - down); row++) {
    for (let column = 0; column <= Math.max(0, first.columns - across); column++) {
      let loss = 0
      for (let y = row; y < row + down; y++)
        for (let x = column; x < column + across; x++) loss += lossAt(x, y)
      if (loss > worst.loss) worst = { loss, column, row }
    }
  }
  return {
    width,
    height,
    left: Math.min(size.width - width, Math.round(worst.column * side)),
    top: Math.min(size.height - height, Math.round(worst.row * side)),
  }
}

/** That part of a picture, hardly changed, in a format that all browsers show. */
export async function cutPart(
  bytes: Uint8Array,
  part: ReturnType<typeof worstPlace>,
): Promise<Buffer> {
  return (await source(bytes))
    .extract(part)
    .keepIccProfile()
    .webp({ nearLossless: true, quality: 60, effort: 2 })
    .toBuffer()
}

/** The whole picture, small. */
export async function thumbnail(bytes: Uint8Array): Promise<Buffer> {
  return (await source(bytes))
    .resize({ width: 192, height: 192, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72, effort: 2 })
    .toBuffer()
}
