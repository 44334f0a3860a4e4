/** Tries after the first. */
const MOST_TRIES = 6
/** Below it nobody would know the picture. */
export const LEAST_QUALITY = 5

export interface Fitting<Made> {
  made: Made
  quality: number
  /** Even the lowest quality is larger than asked for. */
  missed: boolean
}

/**
 * The highest quality of at most `wished` with which a file has no more than `most` bytes, by
 * halving the range: at most seven encodings. Without `most` it is what was wished for. Stops
 * early, with the best so far, when `isLate` says so.
 */
export async function fitQuality<Made extends { byteLength: number }>(
  encode: (quality: number) => Promise<Made>,
  wished: number,
  most: number | null,
  isLate: () => boolean,
): Promise<Fitting<Made>> {
  let smallest: Fitting<Made> = { made: await encode(wished), quality: wished, missed: false }
  if (most === null || smallest.made.byteLength <= most) return smallest
  smallest.missed = true
  let low = Math.min(LEAST_QUALITY, wished)
  let high = wished - 1
  let best: Fitting<Made> | null = null
  for (let tries = 0; tries < MOST_TRIES && low <= high && !isLate(); tries++) {
    const quality: number = tries === MOST_TRIES - 1 && !best ? low : Math.floor((low + high) / 2)
    const made = await encode(quality)
    const fits = made.byteLength <= most
    if (fits) best = { made, quality, missed: false }
    else if (made.byteLength < smallest.made.byteLength) smallest = { made, quality, missed: true }
    if (fits) low = quality + 1
    else high = quality - 1
  }
  return best ?? smallest
}
