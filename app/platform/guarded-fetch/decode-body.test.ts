import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { decodeBody, isBomb } from './decode-body.server'

const text = Buffer.from('hello '.repeat(100))
const answer = (body: Buffer, encoding?: string, cut = false) => ({
  body,
  cut,
  headers: { 'content-encoding': encoding },
})

describe('a packed body', () => {
  test.each([
    ['gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', text],
    [undefined, text],
  ])('of %s is what it was', async (encoding, body) =>
    expect(await decodeBody(answer(body, encoding), 10_000)).toEqual({ body: text, cut: false }),
  )

  test('gives no more than is wanted, however much is in it', async () => {
    const before = process.memoryUsage().rss
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024))
    const begun = performance.now()
    const { body, cut } = await decodeBody(answer(bomb, 'gzip'), 1_000_000)
    expect([body.byteLength, cut]).toEqual([1_000_000, true])
    expect(performance.now() - begun).toBeLessThan(5000)
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
  })

  test('that is broken gives what came before, and says so', async () => {
    expect((await decodeBody(answer(gzipSync(text).subarray(0, 20), 'gzip'), 10_000)).cut).toBe(
      true,
    )
    expect(await decodeBody(answer(Buffer.from('no pack'), 'br'), 10_000)).toEqual({
      body: Buffer.alloc(0),
      cut: true,
    })
  })

  test('that is packed twice, or in a way of its own, stays as it came', async () => {
    const twice = gzipSync(gzipSync(text))
    expect((await decodeBody(answer(twice, 'gzip, gzip'), 10_000)).body).toEqual(twice)
    expect((await decodeBody(answer(text, 'constructor'), 10_000)).body).toEqual(text)
  })
})

describe('what is made to fill a memory', () => {
  const nothing = Buffer.alloc(50 * 1024 * 1024)
  test.each([
    ['gzip', gzipSync(nothing)],
    ['deflate', deflateSync(nothing)],
    ['br', brotliCompressSync(nothing)],
  ])('is known by its beginning, packed with %s', async (encoding, body) => {
    expect(await isBomb(answer(body, encoding))).toBe(true)
  })

  test.each([
    ['a short page that says one thing often', gzipSync(text)],
    [
      'two megabytes of a table',
      gzipSync(
        Array.from(
          { length: 40_000 },
          (_, index) => `<tr><td>${index}</td><td>${(index * 7919) % 10_007}</td></tr>`,
        ).join('\n'),
      ),
    ],
    ['what is broken', gzipSync(nothing).subarray(0, 200)],
  ])('is not %s', async (_what, body) => expect(await isBomb(answer(body, 'gzip'))).toBe(false))
})
