import zlib from 'node:zlib'

/**
 * Whole blocks of deflate that refer to nothing before them (RFC 1951): so they can be joined with
 * others.
 */
const deflate = (body: Buffer, level: number) =>
  zlib.deflateRawSync(body, { level, finishFlush: zlib.constants.Z_FULL_FLUSH })

/** Text that stands in many answers: encoded and compressed once. */
export class KeptText {
  readonly body: Buffer
  #deflated: Buffer | undefined

  constructor(readonly text: string) {
    this.body = Buffer.from(text)
  }
  get deflated(): Buffer {
    return (this.#deflated ??= deflate(this.body, 9))
  }
  get length(): number {
    return this.text.length
  }
}

export type Piece = KeptText | string

export const textOf = (pieces: Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')

/** Magic, deflate, no flags, no time, no hint of the quality, no system (RFC 1952). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** The last block, with nothing in it. */
const END = Buffer.from([3, 0])
const FRESH_LEVEL = 6
/** Shorter texts grow when they are compressed. */
const SHORT = 60
const STORED_HEAD = 5

/** A block that holds its text as it is. */
function stored(body: Buffer): Buffer {
  const head = Buffer.alloc(STORED_HEAD)
  head.writeUInt16LE(body.length, 1)
  head.writeUInt16LE(~body.length & 0xffff, 3)
  return Buffer.concat([head, body])
}

/** A gzip file of texts, of which only those that are not kept are compressed now. */
export function gzipJoined(pieces: Piece[]): Buffer<ArrayBuffer> {
  const blocks: Uint8Array[] = [HEADER]
  let checksum = 0
  let size = 0
  for (const piece of pieces) {
    const body = typeof piece === 'string' ? Buffer.from(piece) : piece.body
    if (body.length === 0) continue
    checksum = zlib.crc32(body, checksum)
    size += body.length
    if (typeof piece !== 'string') blocks.push(piece.deflated)
    else blocks.push(body.length < SHORT ? stored(body) : deflate(body, FRESH_LEVEL))
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(size, 4)
  return Buffer.concat([...blocks, END, trailer])
}
