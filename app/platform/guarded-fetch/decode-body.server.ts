import { pipeline } from 'node:stream/promises'
import { Readable, type Transform, Writable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, type Zlib } from 'node:zlib'
import type { GuardedAnswer } from './guarded-fetch.server'

const UNPACK: Record<string, () => Transform & Zlib> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}
/**
 * What people write hardly ever unpacks to twenty times what was sent; what is made to fill a
 * memory unpacks to a thousand times that.
 */
const MOST_TIMES = 100
const WORTH_A_LOOK = 1024 * 1024

/** One packing is what the web uses; a pack of packs is a trap. */
function unpackerOf(headers: GuardedAnswer['headers']) {
  const encodings = (headers['content-encoding'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name && name !== 'identity')
  return encodings.length === 1 && Object.hasOwn(UNPACK, encodings[0]!)
    ? UNPACK[encodings[0]!]
    : undefined
}

/**
 * What a packed body unpacks to until it ends, breaks, or comes to more than `maxBytes`; `whole`
 * says that it ended, `taken` how many of its bytes that took.
 */
async function unpack(body: Buffer, unpacker: Transform & Zlib, maxBytes: number) {
  const chunks: Buffer[] = []
  let size = 0
  const sink = new Writable({
    write(chunk: Buffer, _, next) {
      chunks.push(chunk)
      size += chunk.byteLength
      next(size > maxBytes ? new Error('more than was wanted') : null)
    },
  })
  const whole = await pipeline(Readable.from([body]), unpacker, sink).then(
    () => true,
    () => false,
  )
  return { chunks, size, whole, taken: unpacker.bytesWritten }
}

/**
 * The body as it was before it was packed for the way (Content-Encoding), at most `maxBytes` of it,
 * so that a small answer cannot unpack into a large one; `cut` says that there was more. What
 * cannot be unpacked to its end gives what came before.
 */
export async function decodeBody(
  { body, cut, headers }: Pick<GuardedAnswer, 'body' | 'cut' | 'headers'>,
  maxBytes: number,
): Promise<{ body: Buffer; cut: boolean }> {
  const unpacker = unpackerOf(headers)
  if (!unpacker) return { body: body.subarray(0, maxBytes), cut: cut || body.byteLength > maxBytes }
  const { chunks, whole } = await unpack(body, unpacker(), maxBytes)
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), cut: cut || !whole }
}

/**
 * Whether a body begins to unpack into more than a hundred times itself: no page does, what is made
 * to fill a memory does.
 */
export async function isBomb({
  body,
  headers,
}: Pick<GuardedAnswer, 'body' | 'headers'>): Promise<boolean> {
  const unpacker = unpackerOf(headers)
  if (!unpacker) return false
  const { size, taken } = await unpack(body, unpacker(), WORTH_A_LOOK)
  return size > WORTH_A_LOOK && size > MOST_TIMES * taken
}
