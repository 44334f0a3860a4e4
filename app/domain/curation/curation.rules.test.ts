import { describe, expect, test } from 'vitest'
import { actsFor, changesState, isCurationAct, isWebAddress, readStatus } from './curation.rules'

describe('what can be done with a record', () => {
  test.each([
    [{ status: 'draft', featured: false }, ['publish', 'feature']],
    [{ status: 'live', featured: false }, ['takeDown', 'feature']],
    [{ status: 'hidden', featured: true }, ['publish', 'unfeature']],
  ] as const)('in the state %j is %j', (state, acts) => {
    expect(actsFor(state)).toEqual(acts)
    for (const act of acts) expect(changesState(act, state)).toBe(true)
  })

  test('is nothing that an object happens to have', () => {
    expect(['publish', 'toString', 'constructor', '', null, 7].map(isCurationAct)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  test('is not shown to the public in a status that nobody knows', () => {
    expect([readStatus('live'), readStatus('draft'), readStatus('sold')]).toEqual([
      'live',
      'draft',
      'hidden',
    ])
  })
})

describe('an address of the open web', () => {
  test.each([
    'https://example.com',
    'http://kanal.example/a?b=c#d',
    'https://åäö.example',
    'HTTPS://EXAMPLE.COM',
  ])('is %s', (address) => expect(isWebAddress(address)).toBe(true))
  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' data:text/html,x',
    'ftp://example.com',
    '//example.com',
    '/templates',
    'example.com',
    'https://',
    'https://localhost',
    'https://me:secret@example.com',
    'mailto:a@example.com',
    '',
  ])('is not %j', (address) => expect(isWebAddress(address)).toBe(false))
})
