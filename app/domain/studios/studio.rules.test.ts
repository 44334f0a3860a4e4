import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkBrandColors,
  cleanText,
  imitatesUs,
  readColor,
  readName,
  readSlug,
  RESERVED_SLUGS,
  SLUG_MAX,
  suggestSlug,
} from './studio.rules'

describe('a slug', () => {
  test.each([
    ['north-light', 'north-light'],
    [' North-Light ', 'north-light'],
    ['a1b', 'a1b'],
    ['x'.repeat(SLUG_MAX), 'x'.repeat(SLUG_MAX)],
  ])('%j is %j', (typed, slug) => expect(readSlug(typed)).toEqual({ slug }))

  test.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['ab', 'short'],
    ['x'.repeat(SLUG_MAX + 1), 'long'],
    ['-abc', 'edge'],
    ['abc-', 'edge'],
    ['a--b', 'edge'],
    ['a b c', 'signs'],
    ['åäö', 'signs'],
    ['\u0430dmin', 'signs'],
    ['../admin', 'signs'],
    ['abc%00', 'signs'],
    ['abc\u202e', 'signs'],
    ['ADMIN', 'reserved'],
    ...RESERVED_SLUGS.map((word) => [word, 'reserved']),
  ])('%j is refused: %s', (typed, problem) => expect(readSlug(typed)).toEqual({ problem }))

  test('is suggested by a name', () => {
    expect(['Norra Ljuset AB', 'Łódź & Søn', '!!!'].map(suggestSlug)).toEqual([
      'norra-ljuset-ab',
      'lodz-son',
      '',
    ])
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = suggestSlug(name)
        expect([slug, slug.length <= SLUG_MAX, /^-|-$|--|[^a-z0-9-]/.test(slug)]).toEqual([
          slug,
          true,
          false,
        ])
      }),
    )
  })
})

describe('a name', () => {
  test.each([
    ['  North   Light ', 'North Light'],
    ['Zażółć', 'Zażółć'],
    ['O’Neill & Søn', 'O’Neill & Søn'],
    ['<script>', '<script>'],
    ['工作室', '工作室'],
  ])('%j is %j', (typed, name) => expect(readName(typed)).toEqual({ name }))

  test.each([
    ['', 'missing'],
    [' \u00a0 ', 'missing'],
    ['x'.repeat(61), 'long'],
    ['evil\u202egnp.exe', 'hidden'],
    ['a\u200bb', 'hidden'],
    ['a\u0000b', 'hidden'],
    ['a\nb', 'hidden'],
    ['\u2066name\u2069', 'hidden'],
    ['a\ud800', 'hidden'],
    ['\u3164', 'hidden'],
    [`Z${'\u0301'.repeat(40)}algo`, 'hidden'],
    ['★★★', 'letters'],
  ])('%j is refused: %s', (typed, problem) => expect(readName(typed)).toEqual({ problem }))

  test.each([
    'Kanal',
    ' kanal ',
    'K-A-N-A-L',
    'Кanаl',
    'Kánal Studio',
    'KANAL STUDIO AB',
    'Studio  Stack',
    'Ｋａｎａｌ',
  ])('%j would be taken for ours', (name) => expect(imitatesUs(name)).toBe(true))

  test.each(['Kanalen', 'Nya Kanal', 'Studio Stacks', '工作室'])('%j would not', (name) =>
    expect(imitatesUs(name)).toBe(false),
  )

  test('keeps line breaks alone of the controls in longer texts', () =>
    expect(cleanText(' One\r\n\r\n\r\n\r\ntwo\u202e \u200b three\t\u0007 ')).toBe(
      'One\n\ntwo three',
    ))
})

describe('colors', () => {
  test.each([
    ['#ABCDEF', '#abcdef'],
    ['abc', '#aabbcc'],
    [' #123456 ', '#123456'],
    ['red', null],
    ['#12345', null],
    ['#1234567', null],
    ['url(x)', null],
    ['#fff;}', null],
    ['', null],
  ])('%j is read as %j', (typed, color) => expect(readColor(typed)).toBe(color))

  test('pass where text, label and button can be told from what is behind them', () => {
    expect(checkBrandColors('#0b5a4a', '#fbf7f0').passes).toBe(true)
    const pale = checkBrandColors('#f4f0e8', '#fbf7f0')
    expect(pale.findings.map(({ what, passes }) => [what, passes])).toEqual([
      ['text', true],
      ['label', true],
      ['button', false],
    ])
  })
})
