import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { archiveNames, zipArchive, type ArchivedFile } from './zip.server'

const changedAt = new Date('2026-11-22T13:14:16Z')

function file(name: string, text: string): ArchivedFile {
  const bytes = Buffer.from(text)
  return {
    name,
    size: bytes.length,
    changedAt,
    open: async () => Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]),
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
    expect(zip.subarray(local + 30, local + 30 + nameLength)).toEqual(name)
    const bytes = zip.subarray(local + 30 + nameLength, local + 30 + nameLength + size)
    expect(crc32(bytes)).toBe(crc)
    // As DOS had it, in the time of whoever made it and in steps of two seconds.
    const [time, date] = [zip.readUInt16LE(at + 12), zip.readUInt16LE(at + 14)]
    const written = new Date(
      ...([(date >> 9) + 1980, ((date >> 5) & 15) - 1, date & 31] as const),
      ...([time >> 11, (time >> 5) & 63, (time & 31) * 2] as const),
    )
    expect(written).toEqual(changedAt)
    expect(zip.readUInt16LE(at + 8) & 0x0800, 'names are UTF-8').toBe(0x0800)
    expect(zip[at + 5], 'names of archives from DOS are read in its old alphabet').toBe(3)
    expect(zip.readUInt32LE(at + 38) >>> 16, 'plain files').toBe(0o100664)
    at += 46 + nameLength
    return [name.toString(), bytes.toString()]
  })
}

test('an archive gives back its files, their names and dates, and is as long as it says', async () => {
  const { size, body } = zipArchive([
    file('Ståhl/Łódź.txt', 'ett, två'),
    file('empty.txt', ''),
    file('long.txt', 'y'.repeat(100_000)),
  ])
  const bytes = Buffer.from(await new Response(body).arrayBuffer())
  expect(bytes.length).toBe(size)
  expect(unzip(bytes)).toEqual([
    ['Ståhl/Łódź.txt', 'ett, två'],
    ['empty.txt', ''],
    ['long.txt', 'y'.repeat(100_000)],
  ])
})

test('breaks off when a file is not as long as its row says', async () => {
  const { body } = zipArchive([{ ...file('a', 'four'), size: 5 }])
  await expect(new Response(body).arrayBuffer()).rejects.toThrow('another size')
})

test('opens a file when its turn comes, and closes it when the reader leaves', async () => {
  const opened: string[] = []
  const endless = new Readable({ read: () => endless.push(Buffer.alloc(1000)) })
  const open = (name: string) => async () => {
    opened.push(name)
    return endless
  }
  const { body } = zipArchive(
    ['a', 'b'].map((name) => ({ ...file(name, ''), size: 1e9, open: open(name) })),
  )
  const reader = body.getReader()
  for (let pieces = 0; pieces < 10; pieces += 1) await reader.read()
  await reader.cancel()
  expect(endless.destroyed).toBe(true)
  expect(opened).toEqual(['a'])
})

test('knows how long it is beyond what four bytes count', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => ({ ...file(name, ''), size: 2e9 }))
  // ZIP64 takes 12 bytes more for the one that begins beyond, and 76 at the end.
  expect(zipArchive(files).size).toBe(8e9 + 4 * (46 + 46 + 2) + 22 + 12 + 76)
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
      '.htaccess',
      '.htaccess',
      'می\u200cخواهم.pdf',
    ].map(nameFor),
  ).toEqual([
    'logo.svg',
    'LOGO (2).svg',
    'logo (3).svg',
    '._.._etc_passwd',
    '_aux.txt',
    'a_b.pdf',
    'file',
    'x',
    '.htaccess',
    '.htaccess (2)',
    'می\u200cخواهم.pdf',
  ])
})
