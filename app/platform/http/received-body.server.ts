import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { open, readdir, rm, stat, statfs, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { DAY, MINUTE, SECOND } from '../clock'
import { env } from '../env.server'
import { makeFolder } from '../make-folder.js'
import { FairRoom } from './fair-room'
import { clientAddress, onRequestEnd } from './request-context.server'

/** Of one body, in bytes, before it goes to the disk; forms without files seldom have more. */
const IN_MEMORY = 48 * 1024
/** Of all bodies together; past it, or past an address's part of it, each goes to the disk. */
const ALL_IN_MEMORY = { size: 24 * 2 ** 20, share: 1 / 16 }
/** Of that, what is left to short forms, so that signing in goes on whatever else is being sent. */
const SHORT = 4 * 1024
const FOR_SHORT = 8 * 2 ** 20
/** Bytes that stay free on the disk, for the database and all else that writes. */
const STAYS_FREE = 2 ** 30
/**
 * On the disk, until what is asked is answered; of less where the disk has less. One address has
 * more than the largest form several times over.
 */
const ALL_ON_DISK = { size: 4 * 2 ** 30, share: 1 / 4 }
/** How long what was free on the disk a moment ago is taken to be so still; ms. */
const LOOK = 250
/** Read back from the disk at the same time, of those that have come in whole. */
const ALL_READ_BACK = { size: 256 * 2 ** 20, share: 1 / 2 }

/** Fields after the files of a form that is too large are looked for in this many last bytes. */
const TAIL = 64 * 1024
/** Past this many times the limit nobody reads on: the sender is cut off. */
const PATIENCE = 10

/** How long a body stays on the disk where nobody tells when its request is answered. */
const LONGEST_USE = 10 * MINUTE

const FOLDER = path.join(env.DATA_DIR, 'incoming')
const RETRY_AFTER = String((2 * MINUTE) / SECOND)

const memory = new FairRoom(ALL_IN_MEMORY)
const disk = new FairRoom(ALL_ON_DISK)
const readBack = new FairRoom(ALL_READ_BACK)

const tooMuch = () =>
  new Response('Service Unavailable', {
    status: 503,
    statusText: 'Service Unavailable',
    headers: { 'Retry-After': RETRY_AFTER },
  })

let looked = { free: 0, until: 0 }

/** Bytes that may still go to the disk, as of a moment ago and without those that went since. */
async function freeOnDisk() {
  if (performance.now() > looked.until) {
    const { bavail, bsize } = await statfs(FOLDER)
    looked = { free: bavail * bsize - STAYS_FREE, until: performance.now() + LOOK }
  }
  return looked.free
}

/** Throws a 503 Response when the disk, or the part of the address, has no room for the bytes. */
async function takeDisk(address: string, bytes: number) {
  const free = await freeOnDisk()
  const size = Math.min(ALL_ON_DISK.size, disk.used + free)
  if (!disk.take(address, bytes, { size })) throw tooMuch()
  looked.free -= bytes
}

/** Bytes as they come: a few in memory, more in a file. */
class Store {
  #pieces: Uint8Array[] = []
  #size = 0
  #onDisk = 0
  #file: FileHandle | null = null
  readonly #name = path.join(FOLDER, randomUUID())

  constructor(private readonly address: string) {}

  async add(piece: Uint8Array) {
    const size = this.#size + piece.byteLength
    const beside = size <= SHORT ? 0 : FOR_SHORT
    if (
      !this.#file &&
      size <= IN_MEMORY &&
      memory.take(this.address, piece.byteLength, { beside })
    ) {
      // A copy: what came may be a part of something larger.
      this.#pieces.push(Uint8Array.prototype.slice.call(piece))
      this.#size += piece.byteLength
      return
    }
    await this.#toDisk()
    await this.#write(piece)
  }

  async #toDisk() {
    if (this.#file) return
    makeFolder(FOLDER)
    if ((await freeOnDisk()) <= 0) throw tooMuch()
    this.#file = await open(this.#name, 'wx', 0o600)
    const held = Buffer.concat(this.#pieces)
    this.#forget()
    await this.#write(held)
  }

  async #write(bytes: Uint8Array) {
    await takeDisk(this.address, bytes.byteLength)
    this.#onDisk += bytes.byteLength
    await this.#file!.writeFile(bytes)
  }

  #forget() {
    memory.give(this.address, this.#size)
    this.#size = 0
    this.#pieces = []
  }

  /** What was added, to be read as often as one likes until the request is answered. */
  async close(): Promise<Blob> {
    if (!this.#file) {
      const blob = new Blob(this.#pieces as BlobPart[])
      this.#forget()
      return blob
    }
    await this.#file.close()
    const drop = () => void this.drop()
    if (!onRequestEnd(drop)) setTimeout(drop, LONGEST_USE).unref()
    return openAsBlob(this.#name)
  }

  async drop() {
    this.#forget()
    if (!this.#file) return
    disk.give(this.address, this.#onDisk)
    this.#onDisk = 0
    await this.#file.close().catch(() => {})
    await rm(this.#name, { force: true })
  }
}

/** The last bytes of what is pushed, at least `TAIL` of them when there are so many. */
function lastBytes() {
  const chunks: Uint8Array[] = []
  let size = 0
  return {
    push(chunk: Uint8Array) {
      chunks.push(chunk)
      size += chunk.byteLength
      while (size - chunks[0]!.byteLength >= TAIL) size -= chunks.shift()!.byteLength
    },
    read: () => Buffer.concat(chunks),
  }
}

export interface ReceivedBody {
  /** The first bytes, at most as many as may come; on the disk when they are many. */
  head: Blob
  /** When more came, the last of them. */
  tail: Buffer
  tooLarge: boolean
}

async function receive(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  store: Store,
): Promise<ReceivedBody> {
  const tail = lastBytes()
  let size = 0
  const reader = body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    const room = Math.max(0, limit - size)
    if (room > 0) await store.add(next.value.subarray(0, room))
    if (next.value.byteLength > room) tail.push(next.value.subarray(room))
    size += next.value.byteLength
    if (size > PATIENCE * limit) {
      await reader?.cancel()
      break
    }
  }
  return { head: await store.close(), tail: tail.read(), tooLarge: size > limit }
}

/** What the body fails by when its sender leaves, which the request hears of a moment later. */
const isBrokenLine = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

/**
 * The body of a request, of at most `limit` bytes, once it has come in whole: until then no more
 * than some kilobytes of it are in memory. Of a larger one come the first and the last bytes; it is
 * read to its end, since a browser shows no answer before all was sent. Throws a 400 Response when
 * the line broke, and a 503 when the disk has no room for it at the moment.
 */
export async function receiveBody(request: Request, limit: number): Promise<ReceivedBody> {
  const store = new Store(clientAddress())
  try {
    return await receive(request.body, limit, store)
  } catch (error) {
    await store.drop()
    if (error instanceof Response || !(request.signal.aborted || isBrokenLine(error))) throw error
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  }
}

/**
 * Sees to it that files of so many bytes can be read into memory for as long as the request takes.
 * Throws a 503 Response when others are at it.
 */
export function reserveMemory(bytes: number) {
  if (bytes <= IN_MEMORY) return
  const address = clientAddress()
  if (!readBack.take(address, bytes)) throw tooMuch()
  if (!onRequestEnd(() => readBack.give(address, bytes))) readBack.give(address, bytes)
}

/** Deletes what a process that was ended in the middle of it has left. */
export async function forgetIncoming(now = Date.now()) {
  const names = await readdir(FOLDER).catch(() => [])
  for (const name of names) {
    const file = path.join(FOLDER, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > DAY) await rm(file, { force: true })
  }
}
