import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3, type S3Server } from '../../../tests/mocks/s3'
import { DAY } from '../clock'
import { createDiskStorage, forgetDrafts } from './disk.server'
import { createS3Storage } from './s3.server'
import type { Storage } from './storage'

const bytes = (text: string) => new TextEncoder().encode(text)
const textType = { contentType: 'text/plain; charset=utf-8' }

let folder: string
let s3: S3Server
let disk: Storage
let cloud: Storage

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kanal-storage-'))
  s3 = await startS3({ bucket: 'quay' })
  disk = createDiskStorage(folder)
  cloud = createS3Storage({
    bucket: 'quay',
    endpoint: s3.url,
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})

afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

test('what a killed process has left of a file goes after a day; what is being written stays', async () => {
  const drafts = path.join(folder, '.drafts')
  await disk.put('kept', bytes('words'), textType)
  for (const [name, age] of [
    ['old', DAY + 1_000],
    ['new', DAY - 60_000],
  ] as const) {
    await writeFile(path.join(drafts, name), 'half')
    await utimes(path.join(drafts, name), new Date(), new Date(Date.now() - age))
  }
  await forgetDrafts(folder)
  expect(await readdir(drafts)).toEqual(['new'])
  expect(await disk.exists('kept')).toBe(true)
  await rm(path.join(drafts, 'new'))
  await forgetDrafts(path.join(folder, 'not-there'))
})

/** Three pieces of uneven size, then the end or a failure. */
function streamOf(pieces: string[], failure?: Error) {
  const left = [...pieces]
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift()
      if (next !== undefined) return controller.enqueue(bytes(next))
      if (failure) controller.error(failure)
      else controller.close()
    },
  })
}

async function read(storage: Storage, key: string) {
  const file = await storage.get(key)
  return file && { ...file, body: await new Response(file.body).text() }
}

describe.each([
  ['disk', () => disk],
  ['s3', () => cloud],
] as const)('%s', (_name, store) => {
  test('gives back bytes, type and size', async () => {
    await store().put('files/a-1/brief.txt', bytes('Ståhl & Łódź'), textType)
    expect(await read(store(), 'files/a-1/brief.txt')).toEqual({
      body: 'Ståhl & Łódź',
      size: 16,
      ...textType,
    })
    expect(await store().exists('files/a-1/brief.txt')).toBe(true)
  })

  test('takes a stream, and an empty object', async () => {
    await store().put('streamed', streamOf(['one ', 'and two ', 'x'.repeat(200_000)]), textType)
    expect((await read(store(), 'streamed'))?.body).toBe(`one and two ${'x'.repeat(200_000)}`)
    await store().put('empty', new Uint8Array(), textType)
    expect(await read(store(), 'empty')).toMatchObject({ body: '', size: 0 })
  })

  test('gives a range of the bytes, and the size of all of them', async () => {
    await store().put('film', bytes('0123456789'), textType)
    const part = async (start: number, end: number) => {
      const file = await store().get('film', { start, end })
      return [await new Response(file!.body).text(), file!.size]
    }
    expect(await part(0, 0)).toEqual(['0', 10])
    expect(await part(3, 6)).toEqual(['3456', 10])
    expect(await part(9, 9)).toEqual(['9', 10])
  })

  test('replaces the bytes and the type of a key', async () => {
    await store().put('logo', bytes('first, and longer'), textType)
    await store().put('logo', bytes('second'), { contentType: 'image/svg+xml' })
    expect(await read(store(), 'logo')).toEqual({
      body: 'second',
      size: 6,
      contentType: 'image/svg+xml',
    })
  })

  test('leaves what was there when a stream breaks', async () => {
    await store().put('kept', bytes('whole'), textType)
    await expect(
      store().put('kept', streamOf(['half'], new Error('line lost')), textType),
    ).rejects.toThrow('line lost')
    expect((await read(store(), 'kept'))?.body).toBe('whole')
  })

  test('removes, and says nothing of what is not there', async () => {
    await store().put('gone/soon', bytes('x'), textType)
    await store().remove('gone/soon')
    await store().remove('gone/soon')
    await store().remove('gone')
    expect(await store().get('gone/soon')).toBeNull()
    expect(await store().get('gone')).toBeNull()
    expect(await store().get('streamed/inside')).toBeNull()
    expect(await store().exists('gone/soon')).toBe(false)
  })

  test('lists what it holds, and nothing else', async () => {
    await store().put('listed/deep/a', bytes('a'), textType)
    await store().put('listed/b', bytes('b'), textType)
    const keys: string[] = []
    for await (const key of store().list()) keys.push(key)
    expect(keys.filter((key) => key.startsWith('listed/')).sort()).toEqual([
      'listed/b',
      'listed/deep/a',
    ])
    for (const key of keys) expect(await store().exists(key), key).toBe(true)
  })

  test('lets a body be left unread or cancelled', async () => {
    await store().put('unread', bytes('x'.repeat(300_000)), textType)
    const file = await store().get('unread')
    const reader = file!.body.getReader()
    await reader.read()
    await reader.cancel()
    await Promise.all(Array.from({ length: 120 }, () => store().get('unread')))
    expect(await store().exists('unread')).toBe(true)
  })

  test.each([
    '',
    '/',
    'a//b',
    '../secret',
    'a/../../b',
    '.types/a',
    'a/.hidden',
    '/etc/passwd',
    'a\\..\\b',
    'a\0b',
    'a b',
    'a/',
    'å',
    'x'.repeat(600),
  ])('refuses the key %j', async (key) => {
    const refused = { name: 'StorageKeyError' }
    await expect(store().put(key, bytes('x'), textType)).rejects.toMatchObject(refused)
    await expect(store().get(key)).rejects.toMatchObject(refused)
    await expect(store().remove(key)).rejects.toMatchObject(refused)
    await expect(store().exists(key)).rejects.toMatchObject(refused)
  })

  test('can be used', async () => {
    await expect(store().check()).resolves.toBeUndefined()
  })
})

test('leaves no draft behind on disk', async () => {
  expect(await readdir(path.join(folder, '.drafts'))).toEqual([])
})

test('says when the folder or the bucket cannot be used', async () => {
  await writeFile(path.join(folder, 'a-file'), '')
  await expect(createDiskStorage(path.join(folder, 'a-file')).check()).rejects.toThrow()
  const options = {
    endpoint: s3.url,
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  }
  await expect(createS3Storage({ ...options, bucket: 'elsewhere' }).check()).rejects.toThrow()
})

test('signs what it sends to S3', async () => {
  expect((await fetch(`${s3.url}/quay/empty`)).status).toBe(403)
  expect(s3.requests).toContain('PUT /quay/files/a-1/brief.txt')
})
