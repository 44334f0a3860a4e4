import { describe, expect, test } from 'vitest'
import { isCrossSite } from './cross-site.server'

const post = (headers: Record<string, string>) => isCrossSite({ method: 'POST', headers })

describe('a change is cross-site', () => {
  test.each([
    'https://evil.example',
    'https://kanal.example.evil.example',
    'http://kanal.example:8080',
    'null',
    'not an origin',
    '',
  ])('from the origin "%s"', (origin) => expect(post({ host: 'kanal.example', origin })).toBe(true))
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
