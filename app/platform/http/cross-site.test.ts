import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { isCrossSite, refuseCrossSite } from './cross-site.server'

const post = (headers: Record<string, string>) => isCrossSite({ method: 'POST', headers })
const foreign = { host: 'kanal.example', origin: 'https://evil.example' }

describe('a change is cross-site', () => {
  test.each([
    'https://evil.example',
    'https://kanal.example.evil.example',
    'http://kanal.example:8080',
    'null',
    'not an origin',
    '',
  ])('from the origin "%s"', (origin) => expect(post({ host: 'kanal.example', origin })).toBe(true))
  test.each(['HEAD', 'OPTIONS', 'PUT'])('by %s for the data of a page', (method) => {
    expect(isCrossSite({ method, url: '/shop.data?_routes=x', headers: foreign })).toBe(true)
    expect(isCrossSite({ method: 'GET', url: '/shop.data', headers: foreign })).toBe(false)
  })
  test('when the proxy says that another host was asked for', () => {
    expect(
      post({
        host: '127.0.0.1:3000',
        'x-forwarded-host': 'kanal.example, proxy',
        origin: 'https://evil.example',
      }),
    ).toBe(true)
  })
})

describe('it is not', () => {
  test('from the host itself', () =>
    expect(post({ host: 'kanal.example', origin: 'https://kanal.example' })).toBe(false))
  test('from the host that the proxy names', () => {
    expect(
      post({
        host: '127.0.0.1:3000',
        'x-forwarded-host': 'kanal.example, proxy',
        origin: 'https://kanal.example',
      }),
    ).toBe(false)
  })
  test('without an origin, which no page does', () =>
    expect(post({ host: 'kanal.example' })).toBe(false))
  test('when nothing is changed', () => {
    expect(
      isCrossSite({
        method: 'GET',
        headers: { host: 'kanal.example', origin: 'https://evil.example' },
      }),
    ).toBe(false)
  })
})

test('what has a guard of its own is let through, but not its data', () => {
  const step = refuseCrossSite({ page: '/refused', open: ['/api/'] })
  const led = (url: string) => {
    const request = { method: 'POST', url, headers: foreign } as unknown as IncomingMessage
    step(request, {} as never, () => {})
    return request.url
  }
  expect(led('/api/logout')).toBe('/api/logout')
  expect(led('/api/logout.data')).toBe('/refused')
})
