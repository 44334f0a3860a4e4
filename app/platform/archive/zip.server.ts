import { crc32 } from 'node:zlib'
import { withoutEnd } from '../free-text'
import { streamOf } from '../storage/body.server'
import { normalize } from '../normalize'

export interface ArchivedFile {
  /** With folders in front, joined by `/`; one of a kind in its archive. */
  name: string
  /** Bytes. */
  size: number
  /** As an unsigned integer; reads the body once more when it is not known. */
  crc?: number | null
  changedAt: Date
  open(): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>
}

/** What an archive without the ZIP64 extension can hold, with room for the names. */
export const MOST_ARCHIVE_BYTES = 4_000_000_000
export const MOST_ARCHIVED_FILES = 10_000

const VERSION = 20
/**
 * Said to come from Unix: names of archives from DOS are read in its old alphabet by unzip,
 * whatever the flag for UTF-8 says.
 */
const MADE_ON_UNIX = 3 << 8
/**
 * A file that its owner writes and all may read, as Unix has it in the upper half of the
 * attributes.
 */
const PLAIN_FILE = 0o100644 * 2 ** 16
const NAMES_ARE_UTF8 = 0x0800
const LOCAL = { signature: 0x04034b50, length: 30 }
const CENTRAL = { signature: 0x02014b50, length: 46 }
const END = { signature: 0x06054b50, length: 22 }

interface Entry extends ArchivedFile {
  encoded: Buffer
  offset: number
}

/** Where each file begins. Throws a RangeError for more than an archive can hold. */
function lay(files: ArchivedFile[]): { entries: Entry[]; size: number } {
  let offset = 0
  const entries = files.map((file) => {
    const entry = { ...file, encoded: Buffer.from(file.name), offset }
    offset += LOCAL.length + entry.encoded.length + file.size
    return entry
  })
  const directory = entries.reduce((sum, { encoded }) => sum + CENTRAL.length + encoded.length, 0)
  if (offset > MOST_ARCHIVE_BYTES || files.length > MOST_ARCHIVED_FILES)
    throw new RangeError('more than an archive can hold')
  return { entries, size: offset + directory + END.length }
}

/** Date and time as DOS had them, in two-second steps from 1980 on. */
function stamp(date: Date) {
  const year = Math.max(1980, date.getUTCFullYear())
  return {
    time: (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
    date: ((year - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  }
}

/** The fields that stand in the same order before a file and in the directory. */
function writeFacts(header: Buffer, at: number, { size, encoded, changedAt }: Entry, crc: number) {
  const { time, date } = stamp(changedAt)
  header.writeUInt16LE(VERSION, at)
  header.writeUInt16LE(NAMES_ARE_UTF8, at + 2)
  header.writeUInt16LE(time, at + 6)
  header.writeUInt16LE(date, at + 8)
  header.writeUInt32LE(crc, at + 10)
  header.writeUInt32LE(size, at + 14)
  header.writeUInt32LE(size, at + 18)
  header.writeUInt16LE(encoded.length, at + 22)
}

function localHeader(entry: Entry, crc: number) {
  const header = Buffer.alloc(LOCAL.length)
  header.writeUInt32LE(LOCAL.signature, 0)
  writeFacts(header, 4, entry, crc)
  return Buffer.concat([header, entry.encoded])
}

function centralHeader(entry: Entry, crc: number) {
  const header = Buffer.alloc(CENTRAL.length)
  header.writeUInt32LE(CENTRAL.signature, 0)
  header.writeUInt16LE(MADE_ON_UNIX | VERSION, 4)
  writeFacts(header, 6, entry, crc)
  header.writeUInt32LE(PLAIN_FILE, 38)
  header.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([header, entry.encoded])
}

function endRecord(count: number, length: number, offset: number) {
  const record = Buffer.alloc(END.length)
  record.writeUInt32LE(END.signature, 0)
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(length, 12)
  record.writeUInt32LE(offset, 16)
  return record
}

async function crcOf({ crc, open }: Entry) {
  if (typeof crc === 'number') return crc >>> 0
  let sum = 0
  for await (const piece of await open()) sum = crc32(piece, sum)
  return sum
}

async function* write(entries: Entry[]) {
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const crc = await crcOf(entry)
    directory.push(centralHeader(entry, crc))
    const head = localHeader(entry, crc)
    yield head
    let sent = 0
    for await (const piece of await entry.open()) {
      sent += piece.byteLength
      yield piece
    }
    if (sent !== entry.size)
      throw new Error('a file of an archive has another size than its row says')
    offset += head.length + sent
  }
  const central = Buffer.concat(directory)
  yield central
  yield endRecord(entries.length, central.length, offset)
}

/**
 * A ZIP archive of files as they are, written while it is read; `size` is the bytes of all of it.
 * Throws a RangeError for more than an archive can hold.
 */
export function zipArchive(files: ArchivedFile[]): {
  size: number
  body: ReadableStream<Uint8Array>
} {
  const { entries, size } = lay(files)
  return { size, body: streamOf(write(entries)) }
}

const forbidden = /[<>:"/\\|?*\p{Cc}\p{Cf}]/gu
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** The name as every system can write it, another one for each call that asks for the same. */
export function archiveNames() {
  const taken = new Set<string>()
  return (name: string) => {
    const safe =
      withoutEnd(
        normalize(name, 'NFC')
          .replace(forbidden, '_')
          .replace(/^[. ]+/, ''),
        /[. ]/,
      ).replace(RESERVED, '_$&') || 'file'
    const [, stem = safe, ending = ''] = /^(.*?)(\.\w{1,8})?$/su.exec(safe) ?? []
    let given = safe
    for (let count = 2; taken.has(given.toLowerCase()); count += 1)
      given = `${stem} (${count})${ending}`
    taken.add(given.toLowerCase())
    return given
  }
}
