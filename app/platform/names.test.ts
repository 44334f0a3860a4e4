import { describe, expect, test } from 'vitest'
import { isPlainName, isUnlinked, nameSchema } from './names'

const schema = nameSchema(40, { missing: 'missing', signs: 'signs', tooLong: 'long' })
const read = (text: unknown) => {
  const { data, error } = schema.safeParse(text)
  return data ?? error!.issues[0]!.message
}

describe('a name', () => {
  test.each([
    ['Zoë  Ångström-Łukasz ', 'Zoë Ångström-Łukasz'],
    ['Anna\r\nLindqvist\t\u0000', 'Anna Lindqvist'],
    ['\u202eanna\u2066 \u200blind\ufeff', 'anna lind'],
    ['محمد رضا\u200cپور', 'محمد رضا\u200cپور'],
    ['李小龍', '李小龍'],
    ['Mærsk A/S', 'Mærsk A/S'],
    ['J.R.R. O’Brien, Jr. & Co. (3)', 'J.R.R. O’Brien, Jr. & Co. (3)'],
  ])('%j is %j', (typed, name) => expect(read(typed)).toBe(name))

  test.each(['', ' \n ', '\u200b\u200b', '\u202e', '\u3164\u2800', '–––', undefined])(
    '%j is none',
    (typed) => expect(read(typed)).toBe('missing'),
  )

  test.each([
    'Pay at https://evil.example/pay',
    'evil.example/pay',
    'www.evil.example',
    'WWW.evil.example',
    'anna@evil.example',
    'c:\\x',
    'a/b/c.example',
    'https:/evil',
    'eviL.example/A/S',
  ])('%j has an address in it', (typed) => expect(read(typed)).toBe('signs'))

  test('has a length, and is looked at in no time however long it is', () => {
    expect([read('a'.repeat(40)), read('a'.repeat(41))]).toEqual(['a'.repeat(40), 'long'])
    const begin = performance.now()
    for (const piece of [' ', 'a/', '\u202e', 'w']) read(piece.repeat(500_000))
    expect(performance.now() - begin).toBeLessThan(500)
  })
})

test('an address between others is found', () =>
  expect(isPlainName('A/S A/S http://x A/S')).toBe(false))

test('a name that is like a site is a name, and none that a mail can name without a link to it', () => {
  expect(
    [
      'Claim your prize at evil.example',
      'evil.example',
      'xn--vil-dma.example',
      'ёvil.рф',
      'https://x',
    ].filter(isUnlinked),
  ).toEqual([])
  expect(
    ['Zoë Ångström-Łukasz', 'J.R.R. O’Brien, Jr. & Co.', 'Mærsk A/S', 'Z o.o.', '李小龍'].filter(
      (name) => !isUnlinked(name),
    ),
  ).toEqual([])
})
