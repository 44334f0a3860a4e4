import { describe, expect, test } from 'vitest'
import { readDevice, readFraming } from './framing.rules'

const ORIGIN = 'https://kanal.studio'
const csp = (...policies: string[]) => ({ 'content-security-policy': policies })

describe('a site', () => {
  test.each<[string, Record<string, string | string[]>]>([
    ['says nothing', {}],
    ['has a policy about other things', csp("default-src 'self'")],
    ['names everybody', csp('frame-ancestors *')],
    ['names everything that is encrypted', csp('default-src *; frame-ancestors https:')],
    ['names us', csp("frame-ancestors 'self' https://kanal.studio")],
    ['names us without a scheme', csp('frame-ancestors KANAL.studio')],
    ['names us as we were before encryption', csp('frame-ancestors http://kanal.studio')],
    ['names us with the usual port', csp('frame-ancestors https://kanal.studio:443')],
    ['names us at any port', csp('frame-ancestors https://kanal.studio:*')],
    [
      'names us in its policy and nobody in the older header',
      { ...csp('frame-ancestors kanal.studio'), 'x-frame-options': 'DENY' },
    ],
    [
      'says something that no browser knows any more',
      { 'x-frame-options': 'ALLOW-FROM https://other.example' },
    ],
  ])('may be framed that %s', (_, headers) =>
    expect(readFraming({ status: 200, headers }, ORIGIN)).toEqual({ allowed: true, reason: null }),
  )

  test.each<[string, Record<string, string | string[]>, string, number?]>([
    ['says DENY', { 'x-frame-options': 'deny' }, 'x-frame-options'],
    ['says SAMEORIGIN twice', { 'x-frame-options': 'SAMEORIGIN, SAMEORIGIN' }, 'x-frame-options'],
    ['names nobody', csp("frame-ancestors 'none'"), 'frame-ancestors'],
    ['names nobody by an empty list', csp('frame-ancestors'), 'frame-ancestors'],
    ['names itself', csp("frame-ancestors 'self'"), 'frame-ancestors'],
    ['names another', csp('frame-ancestors https://kanal.studio.evil.example'), 'frame-ancestors'],
    ['names those below us', csp('frame-ancestors *.kanal.studio'), 'frame-ancestors'],
    [
      'names us at another port',
      csp('frame-ancestors https://kanal.studio:8443'),
      'frame-ancestors',
    ],
    [
      'names us in one policy of two',
      csp('frame-ancestors *', "frame-ancestors 'none'"),
      'frame-ancestors',
    ],
    [
      'names us in one policy of two in one header',
      csp("frame-ancestors *, frame-ancestors 'none'"),
      'frame-ancestors',
    ],
    ['has no such page', {}, 'status', 404],
    ['has the first answer that is a refusal', {}, 'status', 400],
  ])('is not framed that %s', (_, headers, reason, status = 200) =>
    expect(readFraming({ status, headers }, ORIGIN)).toEqual({ allowed: false, reason }),
  )
})

test('who names us encrypted alone means no studio without encryption', () => {
  const read = (source: string) =>
    readFraming({ status: 399, headers: csp(`frame-ancestors ${source}`) }, 'http://kanal.studio')
  expect(['http://kanal.studio', 'https://kanal.studio'].map((one) => read(one).allowed)).toEqual([
    true,
    false,
  ])
})

test('a width that is none of a device is a desktop', () => {
  expect(['390', '820', '1280', '391', null, '0x186'].map(readDevice)).toEqual([
    'phone',
    'tablet',
    'desktop',
    'desktop',
    'desktop',
    'desktop',
  ])
})
