import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guardedFetch, type Resolve } from './guarded-fetch.server'

const BOMB = gzipSync(Buffer.alloc(20 * 1024 * 1024))
let port = 0
let asked: string[] = []
const server = http.createServer((request, response) => {
  asked.push(`${request.headers.host?.split(':')[0]}${request.url}`)
  const [, to] = /^\/to\?(.*)$/.exec(request.url ?? '') ?? []
  if (to) return response.writeHead(302, { Location: decodeURIComponent(to) }).end()
  if (request.url === '/circle') return response.writeHead(307, { Location: '/circle' }).end()
  if (request.url === '/slow') return
  if (request.url === '/bomb')
    return response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(BOMB)
  if (request.url === '/endless')
    return void setInterval(() => response.write('x'.repeat(10_000)), 1).unref()
  response.writeHead(200, { 'X-Frame-Options': 'DENY' }).end('hello')
})

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const here: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
/** The test's own server stands for the public internet; every other address stays closed. */
const openHere = {
  resolve: here,
  allow: (address: string, at: number) => address === '127.0.0.1' && at === port,
  timeout: 1500,
}
const site = (path: string) => `http://site.example:${port}${path}`

describe('asking an address', () => {
  test('gives its status, headers and as much of its body as is wanted', async () => {
    const answer = await guardedFetch(site('/'), { ...openHere, maxBytes: 3 })
    expect([answer.status, answer.headers['x-frame-options'], String(answer.body)]).toEqual([
      200,
      'DENY',
      'hel',
    ])
    expect(
      (await guardedFetch(site('/endless'), { ...openHere, maxBytes: 50_000 })).body.byteLength,
    ).toBe(50_000)
  })

  test('follows where it leads, but not in circles', async () => {
    expect((await guardedFetch(site('/to?%2Ffound'), openHere)).url.pathname).toBe('/found')
    await expect(guardedFetch(site('/circle'), openHere)).rejects.toMatchObject({
      reason: 'redirects',
    })
    expect(asked.filter((one) => one.endsWith('/circle'))).toHaveLength(5)
  })

  test('asks no host that has no room, at first or where an answer leads', async () => {
    const admitted: string[] = []
    const admit = async ({ hostname }: URL) =>
      admitted.push(hostname) > 0 && hostname !== 'full.example'
    await expect(
      guardedFetch(`http://full.example:${port}/`, { ...openHere, admit }),
    ).rejects.toMatchObject({ reason: 'crowded' })
    await expect(
      guardedFetch(site(`/to?${encodeURIComponent(`http://full.example:${port}/`)}`), {
        ...openHere,
        admit,
      }),
    ).rejects.toMatchObject({ reason: 'crowded' })
    expect(admitted).toEqual(['full.example', 'site.example', 'full.example'])
    expect(asked.filter((one) => one.startsWith('full.example'))).toEqual([])
  })

  test('gives nothing of what unpacks into far more than was sent', async () => {
    await expect(
      guardedFetch(site('/bomb'), { ...openHere, maxBytes: 1024 * 1024 }),
    ).rejects.toMatchObject({ reason: 'bomb' })
    expect((await guardedFetch(site('/bomb'), openHere)).body.byteLength).toBe(0)
  })

  test('ends after its time, and when nobody is there', async () => {
    await expect(guardedFetch(site('/slow'), { ...openHere, timeout: 100 })).rejects.toMatchObject({
      reason: 'timeout',
    })
    await expect(
      guardedFetch('http://nobody.example/', {
        resolve: () => Promise.reject(new Error('ENOTFOUND')),
      }),
    ).rejects.toMatchObject({ reason: 'name' })
  })
})

describe('a closed address', () => {
  test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fe80::1'])(
    'is not reached by a name that leads to %s',
    async (address) => {
      const resolve: Resolve = async () => [
        { address: '93.184.215.14', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ]
      await expect(guardedFetch('http://site.example/', { resolve })).rejects.toMatchObject({
        reason: 'forbidden',
      })
      expect(asked).toEqual([])
    },
  )

  test('is not reached by a redirect, in numbers or by name', async () => {
    let reached = 0
    const otherPort = http.createServer((_, response) => response.end(`secret ${(reached += 1)}`))
    await new Promise<void>((ready) => otherPort.listen(0, '127.0.0.1', ready))
    const closed = (otherPort.address() as AddressInfo).port
    for (const to of [
      `http://127.0.0.1:${closed}/`,
      `http://other.example:${closed}/`,
      'file:///etc/passwd',
      'http://[::1]/',
    ]) {
      await expect(
        guardedFetch(site(`/to?${encodeURIComponent(to)}`), openHere),
        to,
      ).rejects.toMatchObject({ reason: expect.stringMatching(/forbidden|unreachable/) })
    }
    otherPort.close()
    expect(reached).toBe(0)
    await expect(guardedFetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      reason: 'forbidden',
    })
  })

  test('is not reached by a redirect to the same name, which leads elsewhere by then', async () => {
    const answers = ['127.0.0.1', '10.0.0.1']
    const rebinding: Resolve = async () => [{ address: answers.shift()!, family: 4 }]
    await expect(
      guardedFetch(site('/to?%2Ffound'), { ...openHere, resolve: rebinding }),
    ).rejects.toMatchObject({ reason: 'forbidden' })
    expect(asked).toEqual(['site.example/to?%2Ffound'])
  })

  test('is not reached by a name that leads elsewhere after it was checked', async () => {
    const answers = ['93.184.215.14', '127.0.0.1']
    let looked = 0
    const rebinding: Resolve = async () => [
      { address: answers[looked++] ?? '127.0.0.1', family: 4 },
    ]
    const connected: string[] = []
    await guardedFetch(`http://site.example:${port}/`, {
      resolve: rebinding,
      allow: (address) => connected.push(address) > 0 && address !== '127.0.0.1',
      timeout: 300,
    }).catch(() => {})
    expect(looked).toBe(1)
    expect(connected).toEqual(['93.184.215.14'])
    expect(asked).toEqual([])
  })
})
