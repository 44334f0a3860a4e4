import { pipeline } from 'node:stream/promises'
import { Readable, type Transform, Writable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { GuardedAnswer } from './guarded-fetch.server'

const UNPACK: Record<string, () => Transform> = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }

/**
 * The body as it was before it was packed for the way (Content-Encoding), at most `maxBytes` of it, so that a small answer cannot
 * unpack into a large one; `cut` says that there was more. What cannot be unpacked to its end gives what came before.
 */
export async function decodeBody({ body, cut, headers }: Pick<GuardedAnswer, 'body' | 'cut' | 'headers'>, maxBytes: number): Promise<{ body: Buffer; cut: boolean }> {
  const encodings = (headers['content-encoding'] ?? '').split(',').map((name) => name.trim().toLowerCase()).filter((name) => name && name !== 'identity')
  // One packing is what the web uses; a pack of packs is a trap.
  const unpack = encodings.length === 1 && Object.hasOwn(UNPACK, encodings[0]!) ? UNPACK[encodings[0]!] : undefined
  if (!unpack) return { body: body.subarray(0, maxBytes), cut: cut || body.byteLength > maxBytes }
  const chunks: Buffer[] = []
  let size = 0
  const sink = new Writable({
    write(chunk: Buffer, _, next) {
      chunks.push(chunk)
      size += chunk.byteLength
      next(size > maxBytes ? new Error('more than was wanted') : null)
    },
  })
  const whole = await pipeline(Readable.from([body]), unpack(), sink).then(() => true, () => false)
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), cut: cut || !whole }
}
