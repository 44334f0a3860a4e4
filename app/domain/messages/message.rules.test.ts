import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bodyParts,
  cleanBody,
  excerpt,
  goesOn,
  readConversationPlace,
  seenBy,
} from './message.rules'

describe('the parts of a message', () => {
  it('are the message when they are put together, and only addresses of web pages are links', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom(
        'javascript:alert(1)',
        'https://',
        '(https://a.example/b_(c))',
        '<b>',
        '"',
        '\n',
        ' ',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const parts = bodyParts(pieces.join(' '))
        expect(parts.map(({ text }) => text).join('')).toBe(pieces.join(' '))
        for (const { href } of parts)
          if (href) expect(['http:', 'https:']).toContain(new URL(href).protocol)
      }),
    )
  })

  it.each([
    ['See https://a.example/b.', 'https://a.example/b'],
    ['(https://a.example/wiki_(x))', 'https://a.example/wiki_(x)'],
    ['“http://a.example?q=1&r=2”, she said', 'http://a.example/?q=1&r=2'],
    ['javascript:alert(1) and data:text/html,x', undefined],
    ['https://', undefined],
  ])('of %s', (body, href) => {
    expect(bodyParts(body).find((part) => part.href)?.href).toBe(href)
  })
})

it('keeps line breaks and drops what nobody can see', () => {
  expect(cleanBody('\r\n  \r\na\u0000b\r\n\r\n\tc \n')).toBe('ab\n\n\tc')
})

it('shortens on one line, between words', () => {
  expect(excerpt('one\n two')).toBe('one two')
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 2, max: 50 }),
      (text, length) => void expect(excerpt(text, length).length).toBeLessThanOrEqual(length),
    ),
  )
})

it('reads a place, and nothing from what is none', () => {
  const place = (query: string) => readConversationPlace(new URLSearchParams(query))
  expect(place('before=1000')).toEqual({ before: new Date(1000) })
  expect(place('after=1000')).toEqual({ after: new Date(1000) })
  expect(place('at=1000')).toEqual({ before: new Date(1001) })
  for (const wrong of [
    '',
    'before=',
    'before=-1',
    'before=x',
    'after=1e99',
    `before=${'9'.repeat(16)}`,
  ])
    expect(place(wrong)).toEqual({})
})

it('puts messages of one person within minutes under one name', () => {
  const at = (minute: number, authorId: number | null = 1, side = 'client') => ({
    authorId,
    side,
    createdAt: new Date(minute * 60_000),
  })
  expect(goesOn(at(4), at(0))).toBe(true)
  expect(goesOn(at(5), at(0))).toBe(false)
  expect(goesOn(at(1, 2), at(0))).toBe(false)
  expect(goesOn(at(1, 1, 'studio'), at(0))).toBe(false)
  expect(goesOn(at(1, null), at(0, null))).toBe(false)
  expect(goesOn(at(1), undefined)).toBe(false)
})

it('tells at the last own message that somebody has read that they have', () => {
  const messages = [1, 2, 3].map((at) => ({
    id: `m${at}`,
    authorId: at === 2 ? 9 : 1,
    createdAt: new Date(at),
  }))
  const seen = seenBy(
    messages,
    [
      { userId: 2, lastReadAt: new Date(3) },
      { userId: 3, lastReadAt: new Date(2) },
      { userId: 4, lastReadAt: null },
      { userId: 1, lastReadAt: new Date(3) },
    ],
    1,
  )
  expect([...seen]).toEqual([
    ['m3', [2]],
    ['m1', [3]],
  ])
})

describe('addresses without a scheme', () => {
  it('are links to their page or mailbox', () => {
    expect(
      bodyParts('See www.example.com/a, or ask ada@example.com.').filter(({ href }) => href),
    ).toEqual([
      { text: 'www.example.com/a', href: 'https://www.example.com/a' },
      { text: 'ada@example.com', href: 'mailto:ada@example.com' },
    ])
    expect(bodyParts('@ada a@b www. x@y.1 https://u@example.com/')).toHaveLength(2)
  })

  it('what shows nothing is no message', () => {
    expect(cleanBody('\u200b \u2060\u200d\n')).toBe('')
  })
})
