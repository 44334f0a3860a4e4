import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { streamOf } from '../storage/body.server'
import { archiveNames, MOST_ARCHIVE_BYTES, zipArchive, type ArchivedFile } from './zip.server'

const changedAt = new Date('2026-11-22T13:14:16Z')

function file(name: string, text: string, known = false): ArchivedFile {
  const bytes = Buffer.from(text)
  const pieces = [bytes.subarray(0, 3), bytes.subarray(3)]
  return {
    name,
    size: bytes.length,
    crc: known ? crc32(bytes) | 0 : null,
    changedAt,
    open: async () => streamOf(pieces) as never,
  }
}

/**
 * Finds files as programs do: from the end by the directory, each with its checksum held against
 * its bytes.
 */
function unzip(zip: Buffer) {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [crc, size, nameLength, local] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.subarray(at + 46, at + 46 + nameLength)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    expect(zip.subarray(local + 4, local + 30)).toEqual(zip.subarray(at + 6, at + 32))
    expect(zip.subarray(local + 30, local + 30 + nameLength)).toEqual(name)
    const bytes = zip.subarray(local + 30 + nameLength, local + 30 + nameLength + size)
    expect(crc32(bytes)).toBe(crc)
    at += 46 + nameLength
    return [name.toString(), bytes.toString()]
  })
}

test('an archive gives back its files, and is as long as it says', async () => {
  const { size, body } = zipArchive([
    file('Ståhl/Łódź.txt', 'ett, två'),
    file('empty.txt', ''),
    file('known.txt', 'y'.repeat(100_000), true),
  ])
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  expect(bytes.length).toBe(size)
  expect(unzip(bytes)).toEqual([
    ['Ståhl/Łódź.txt', 'ett, två'],
    ['empty.txt', ''],
    ['known.txt', 'y'.repeat(100_000)],
  ])
})

test('its names are said to be UTF-8 from Unix, and its files to be plain ones', async () => {
  const bytes = Buffer.from(
    await new Response(zipArchive([file('Zawartość.txt', 'x')]).body).arrayBuffer(),
  )
  const at = bytes.readUInt32LE(bytes.length - 22 + 16)
  expect([
    bytes[at + 5],
    bytes.readUInt16LE(at + 8) & 0x0800,
    bytes.readUInt32LE(at + 38) >>> 16,
  ]).toEqual([3, 0x0800, 0o100644])
})

test('breaks off when a file is not as long as its row says, and takes no more than it can hold', async () => {
  const { body } = zipArchive([{ ...file('a', 'four'), size: 5 }])
  await expect(new Response(body).arrayBuffer()).rejects.toThrow()
  expect(() => zipArchive([{ ...file('a', ''), size: MOST_ARCHIVE_BYTES }])).toThrow(RangeError)
})

test('names are safe and one of a kind', () => {
  const nameFor = archiveNames()
  expect(
    [
      'logo.svg',
      'LOGO.svg',
      'logo.svg',
      '../../etc/passwd',
      'aux.txt',
      'a\u202Eb.pdf',
      '...',
      ' x. ',
    ].map(nameFor),
  ).toEqual([
    'logo.svg',
    'LOGO (2).svg',
    'logo (3).svg',
    '_.._etc_passwd',
    '_aux.txt',
    'a_b.pdf',
    'file',
    'x',
  ])
})
