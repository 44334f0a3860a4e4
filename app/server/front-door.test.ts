import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import {
  demoHosts,
  LONGEST_ADDRESS,
  LONGEST_PATH,
  MOST_QUERIES,
  MOST_SEGMENTS,
  NOT_FOUND,
  refusalOf,
} from './front-door.js'

type Asked = { method?: string; url?: string; hosts?: string[]; forwarded?: string }

const requestOf = ({ method = 'GET', url = '/', hosts = ['kanal.example'], forwarded }: Asked) =>
  ({
    method,
    url,
    headers: { host: hosts[0], ...(forwarded && { 'x-forwarded-host': forwarded }) },
    rawHeaders: [
      ...hosts.flatMap((host, index) => [index % 2 ? 'HOST' : 'Host', host]),
      'Accept',
      'host',
    ],
  }) as unknown as IncomingMessage

const statusOf = (asked: Asked, isOwnHost: ((host: string) => boolean) | null = null) =>
  refusalOf(requestOf(asked), isOwnHost)?.status ?? null

describe('a request is refused', () => {
  test.each([
    [400, { url: '/api/../settings/theme', method: 'POST' }],
    [400, { url: '/api/%2e%2E/settings/theme' }],
    [400, { url: '/api\\..\\settings' }],
    [400, { url: '/api/./user' }],
    [400, { url: '/with"quotes' }],
    [400, { url: '/half%2' }],
    [400, { url: '/%ff' }],
    [400, { url: 'http://kanal.example/shop' }],
    [400, { url: 'kanal.example:443' }],
    [400, { url: '*', method: 'OPTIONS' }],
    [400, { hosts: ['kanal.example', 'evil.example'] }],
    [400, { hosts: ['kanal.example', 'kanal.example'] }],
    [400, { hosts: ['kanal.example/path'] }],
    [400, { hosts: ['a b'] }],
    [400, { hosts: [''] }],
    [400, { hosts: ['localhost:99999'] }],
    [400, { hosts: ['127.0.0.256:4530'] }],
    [400, { hosts: ['xn--a.localhost'] }],
    [400, { forwarded: 'localhost:99999' }],
    [400, { forwarded: '127.999.999.999, proxy' }],
    [405, { method: 'TRACE', url: '/api/user' }],
    [405, { method: 'PROPFIND' }],
    [414, { url: `/${'a'.repeat(LONGEST_PATH)}` }],
    [414, { url: `/shop?q=${'a'.repeat(LONGEST_ADDRESS)}` }],
    [414, { url: `/shop?${'a&'.repeat(MOST_QUERIES)}` }],
  ] satisfies [number, Asked][])('with %i: %j', (status, asked) => {
    expect(statusOf(asked)).toBe(status)
  })
})

test.each([
  '/',
  '/shop/product/1?q=a%20b&c',
  '/what-is-kanal-studio',
  '/studiostack/studio/fjord%20og-fold',
  '/files/%C3%A5.png',
  '/__manifest?p=%2Fshop&version=1',
  `/${'a'.repeat(LONGEST_PATH - 1)}`,
  '/a'.repeat(MOST_SEGMENTS),
])('%s goes on', (url) => {
  const request = requestOf({ url })
  expect([refusalOf(request, null), request.url]).toEqual([null, url])
})

test.each([`${'/a'.repeat(MOST_SEGMENTS + 1)}?b=1`, '//shop', '/api//user', '/shop//?q=1'])(
  '%s, with more parts than any address has or an empty one, is the page of none',
  (url) => {
    const request = requestOf({ url })
    expect([refusalOf(request, null), request.url]).toEqual([null, NOT_FOUND])
  },
)

describe('a demo', () => {
  const isOwn = demoHosts('http://studio:4000')
  test.each([
    'localhost:3000',
    'LOCALHOST',
    '127.0.0.1:3000',
    '127.8.9.1',
    '[::1]:3000',
    'kanal.localhost:80',
    'studio:4000',
    'studio',
  ])('answers to %s', (host) => {
    expect(statusOf({ hosts: [host], forwarded: host }, isOwn)).toBeNull()
  })
  test.each([
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '192.168.0.7',
    '[fe80::1]',
    '0.0.0.0',
  ])('does not answer to %s', (host) => {
    expect(statusOf({ hosts: [host] }, isOwn)).toBe(421)
    expect(statusOf({ hosts: ['localhost'], forwarded: host }, isOwn)).toBe(421)
  })
})
