import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { MINUTE } from './clock'
import { env } from './env.server'
import { log } from './log.server'
import { counter } from './observe/metrics.server'

/**
 * Why a file is not taken after it was to be scanned: there is something in it, or nobody could
 * say.
 */
export type ScanFinding = 'infected' | 'unchecked'

/** What is thrown at the end of a stream that was scanned, instead of its end. */
export class ScanFindingError extends Error {
  name = 'ScanFindingError'
  constructor(readonly finding: ScanFinding) {
    super(finding)
  }
}

/** How long clamd may say nothing; it unpacks what is in archives. */
const PATIENCE = 2 * MINUTE
/** Each command and its answer end with a zero byte. */
const END = '\0'

const countFinding = counter(
  'kanal_scan_findings_total',
  'Files that were not taken after they were to be scanned, by finding.',
)

/** `tcp://host:port` or `unix:/path`. */
function connectTo(address: URL) {
  const place =
    address.protocol === 'unix:'
      ? { path: address.pathname }
      : { host: address.hostname, port: Number(address.port) }
  // Whoever reads the answer is told of an error; one that comes after the answer changes nothing.
  const socket = connect(place).on('error', () => {})
  return socket.setTimeout(PATIENCE, () =>
    socket.destroy(new Error('the virus scanner says nothing')),
  )
}

function frame(piece: Uint8Array) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.byteLength)
  return Buffer.concat([length, piece])
}

/**
 * What clamd says of what is streamed to it
 * (https://docs.clamav.net/manual/Usage/ClamdProtocol.html, INSTREAM).
 */
function openScan(address: URL) {
  const socket = connectTo(address)
  const answer = text(socket)
  // Who waits for it does so at the end.
  answer.catch(() => {})
  const send = async (bytes: Uint8Array | string) => {
    if (socket.writable && !socket.write(bytes))
      await Promise.race([once(socket, 'drain'), answer]).catch(() => {})
  }
  return {
    begin: () => send(`zINSTREAM${END}`),
    /** An empty piece would end the stream. */
    send: async (piece: Uint8Array) => (piece.byteLength > 0 ? send(frame(piece)) : undefined),
    async finish(): Promise<ScanFinding | null> {
      await send(new Uint8Array(4))
      return readAnswer(answer)
    },
    close: () => socket.destroy(),
  }
}

async function readAnswer(answer: Promise<string>): Promise<ScanFinding | null> {
  try {
    const said = (await answer).replace(END, '')
    if (said.endsWith(': OK')) return null
    if (said.endsWith(' FOUND')) log.warn({ said }, 'a virus was found in a file')
    else log.error({ said }, 'the virus scanner could not read a file')
    return said.endsWith(' FOUND') ? 'infected' : 'unchecked'
  } catch (error) {
    log.error({ err: error }, 'the virus scanner does not answer')
    return 'unchecked'
  }
}

/**
 * Lets bytes through while clamd reads them too, where CLAMD_URL names one; throws ScanFindingError
 * after the last of them.
 */
export async function* scanned(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  address = env.CLAMD_URL,
): AsyncGenerator<Uint8Array> {
  if (!address) return yield* pieces
  const scan = openScan(new URL(address))
  try {
    await scan.begin()
    for await (const piece of pieces) {
      await scan.send(piece)
      yield piece
    }
    const finding = await scan.finish()
    if (!finding) return
    countFinding({ finding })
    throw new ScanFindingError(finding)
  } finally {
    scan.close()
  }
}

/** What is wrong with these bytes; null when nothing is, or when there is no CLAMD_URL. */
export async function scanBytes(
  bytes: Uint8Array,
  address = env.CLAMD_URL,
): Promise<ScanFinding | null> {
  const read = scanned([bytes], address)
  try {
    while (!(await read.next()).done);
    return null
  } catch (error) {
    if (error instanceof ScanFindingError) return error.finding
    throw error
  }
}

async function ping(address: URL) {
  const socket = connectTo(address)
  try {
    socket.write(`zPING${END}`)
    const said = await text(socket)
    if (said !== `PONG${END}`) throw new Error(`the virus scanner said ${said}`)
  } finally {
    socket.destroy()
  }
}

/** Throws when the virus scanner does not answer; null where there is none. */
export const checkScanner = env.CLAMD_URL ? () => ping(new URL(env.CLAMD_URL!)) : null
