/**
 * How a version at level M cuts its data into blocks (ISO/IEC 18004, table 9), and where its
 * alignment patterns stand.
 */
export interface Version {
  number: number
  /** Codewords of error correction for each block. */
  correction: number
  /** Codewords of data in each block. */
  blocks: number[]
  alignment: number[]
}

const times = (count: number, length: number) => Array.from({ length: count }, () => length)

const TABLE: [correction: number, blocks: number[], alignment: number[]][] = [
  [10, [16], []],
  [16, [28], [6, 18]],
  [26, [44], [6, 22]],
  [18, times(2, 32), [6, 26]],
  [24, times(2, 43), [6, 30]],
  [16, times(4, 27), [6, 34]],
  [18, times(4, 31), [6, 22, 38]],
  [22, [...times(2, 38), ...times(2, 39)], [6, 24, 42]],
  [22, [...times(3, 36), ...times(2, 37)], [6, 26, 46]],
  [26, [...times(4, 43), 44], [6, 28, 50]],
]

const VERSIONS: Version[] = TABLE.map(([correction, blocks, alignment], index) => ({
  number: index + 1,
  correction,
  blocks,
  alignment,
}))

export const sizeOf = ({ number }: Version) => 17 + 4 * number
export const capacityOf = ({ blocks }: Version) => blocks.reduce((sum, length) => sum + length, 0)
/** Bits of the field that says how many bytes follow. */
export const countBits = ({ number }: Version) => (number < 10 ? 8 : 16)

const HEADER_BITS = 4

/** The smallest version that holds so many bytes. Throws when none does. */
export function versionFor(bytes: number): Version {
  const version = VERSIONS.find(
    (candidate) => HEADER_BITS + countBits(candidate) + 8 * bytes <= 8 * capacityOf(candidate),
  )
  if (!version) throw new RangeError(`${bytes} bytes are too many for a QR code of this size`)
  return version
}
