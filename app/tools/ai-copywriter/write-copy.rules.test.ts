import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '~/platform/i18n/languages'
import {
  checkBrief,
  cleanLine,
  COPY_KINDS,
  countCharacters,
  LENGTHS,
  MOST_CHARACTERS,
  readTypedBrief,
  TONES,
  type Brief,
} from './brief.rules'
import { findClaims } from './claims.rules'
import { WORD_BANKS } from './word-banks.rules'
import { writeCopy } from './write-copy.rules'

const brief = (changes: Partial<Brief> = {}): Brief => ({
  what: 'Harbour Bikes',
  whom: 'people who cycle to work',
  benefits: ['we mend your bike while you work', 'you see the price first'],
  tone: 'plain',
  kind: 'headline',
  length: 'medium',
  language: 'en',
  variants: 3,
  seed: 0,
  ...changes,
})
const line = (most: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: most })
    .map((text) => cleanLine(`x${text.replace(/[{}]/g, '')}`).slice(0, most))
const briefs = fc.record({
  what: line(80),
  whom: fc.oneof(fc.constant(''), line(80)),
  benefits: fc.array(line(120), { minLength: 1, maxLength: 5 }),
  tone: fc.constantFrom(...TONES),
  kind: fc.constantFrom(...COPY_KINDS),
  length: fc.constantFrom(...LENGTHS),
  language: fc.constantFrom(...LANGUAGES),
  variants: fc.integer({ min: 1, max: 5 }),
  seed: fc.integer({ min: 0, max: 9999 }),
})

describe('drafts by rules', () => {
  test('are whole, within their length, without empty slots and double spaces, and the same for the same seed', () => {
    fc.assert(
      fc.property(briefs, (given) => {
        const drafts = writeCopy(given)
        expect(drafts.length).toBeGreaterThan(0)
        expect(new Set(drafts).size).toBe(drafts.length)
        expect(writeCopy(given)).toEqual(drafts)
        for (const draft of drafts) {
          expect(draft).not.toMatch(/[{}]| {2}|undefined|^\s|\s$/)
          expect(countCharacters(draft)).toBeLessThanOrEqual(MOST_CHARACTERS[given.kind])
        }
      }),
    )
  })

  test.each(LANGUAGES)('say in %s nothing of their own that needs proof', (language) => {
    const words = JSON.stringify(WORD_BANKS[language]).replace(/\{\w+\}/g, 'Kanal')
    expect(findClaims(words, language)).toEqual([])
  })

  test('bend none of the visitor’s words in Polish', () => {
    for (let seed = 0; seed < 40; seed++)
      for (const kind of ['headline', 'product', 'email'] as const) {
        for (const draft of writeCopy(
          brief({
            language: 'pl',
            kind,
            seed,
            what: 'Warsztat rowerowy',
            whom: 'rowerzyści',
            variants: 5,
          }),
        )) {
          expect(draft).not.toMatch(/\b(?:dla|o|w|z|do|poznaj) (?:Warsztat|rowerzyści)/i)
        }
      }
  })

  test('differ with the seed, and take template signs for what they are', () => {
    expect(writeCopy(brief({ kind: 'product' }))).not.toEqual(
      writeCopy(brief({ kind: 'product', seed: 1 })),
    )
    expect(
      writeCopy(brief({ what: '{benefit} {{what}} $t(lead) $&', kind: 'product', whom: '' }))[0],
    ).toContain('{benefit} {{what}} $t(lead) $&')
  })

  test('list what else a product does, and say it in a row elsewhere', () => {
    const [product, social] = (['product', 'social'] as const).map(
      (kind) =>
        writeCopy(
          brief({
            kind,
            whom: '',
            benefits: ['it is mended', 'it is ready by five', 'it costs what was said'],
          }),
        )[0]!,
    )
    expect(product).toMatch(/^.+\n\nWhat you get:\n– It .+\n– It .+\n\n.+$/)
    expect(social).not.toContain('\n')
  })

  test.each(LANGUAGES)('give what was typed in %s neither an article nor a case', (language) => {
    for (let seed = 0; seed < 30; seed++)
      for (const kind of COPY_KINDS)
        for (const draft of writeCopy(
          brief({ language, kind, seed, what: 'Repairs', variants: 5 }),
        ))
          expect(draft).not.toMatch(
            /\b(?:is|about|meet|introduce|är|om|möt|presentera|met|over|kennis|poznaj|dla) Repairs/i,
          )
  })

  test.each([
    ['en', 'for commuters', /\bfor for\b/i],
    ['sv', 'för pendlare', /\bför för(?=\s)/i],
    ['nl', 'voor forenzen', /\bvoor voor\b/i],
    ['pl', 'dla rowerzystów', /Dla kogo|dla dla/i],
  ] as const)('say once in %s whom it is for: %s', (language, whom, twice) => {
    for (let seed = 0; seed < 30; seed++)
      for (const kind of COPY_KINDS)
        expect(writeCopy(brief({ language, whom, kind, seed })).join('\n')).not.toMatch(twice)
  })

  test.each(LANGUAGES)('are each of their kind in %s, and longer when asked for', (language) => {
    const of = (kind: Brief['kind'], length: Brief['length'] = 'medium') =>
      writeCopy(brief({ language, kind, length, variants: 1 }))[0]!
    expect(new Set([of('meta'), of('social'), of('product')]).size).toBe(3)
    for (const kind of ['headline', 'product', 'email'] as const)
      expect(of(kind, 'long').length).toBeGreaterThan(of(kind).length + 20)
    expect(of('buttons')).toMatch(/^Harbour Bikes: /)
  })

  test('are all of the buttons asked for', () => {
    expect(
      writeCopy(brief({ kind: 'buttons', length: 'long', variants: 1 }))[0]!.split('\n'),
    ).toHaveLength(5)
  })
})

describe('a brief', () => {
  const read = (fields: Record<string, string>) =>
    checkBrief(readTypedBrief(new Map(Object.entries(fields)), 'sv'))

  test('loses what cannot be seen and keeps emoji', () => {
    expect(
      read({ what: ' \u202eBikes\u0000 👨‍👩‍👧 \u200b', benefits: '- one\r\n\r\n two \n' }),
    ).toMatchObject({ brief: { what: 'Bikes 👨‍👩‍👧', benefits: ['one', 'two'], language: 'sv' } })
    expect(cleanLine('a\ud800b\u{e0041}c\u2066')).toBe('abc')
  })

  test('is refused by field', () => {
    expect(read({ what: ' \u3000 ', benefits: '' })).toEqual({
      problems: { what: 'missing', benefits: 'missing' },
    })
    expect(
      read({ what: 'a'.repeat(100_000), whom: 'b'.repeat(81), benefits: 'c'.repeat(121) }),
    ).toEqual({ problems: { what: 'tooLong', whom: 'tooLong', benefits: 'tooLong' } })
    expect(read({ what: 'a', benefits: 'b\n'.repeat(6) })).toEqual({
      problems: { benefits: 'tooMany' },
    })
  })

  test('has usual choices where there are no such ones', () => {
    expect(
      readTypedBrief(
        new Map(
          Object.entries({
            kind: 'poem',
            tone: '__proto__',
            variants: '99',
            seed: '-1',
            language: 'de',
          }),
        ),
        'pl',
      ),
    ).toMatchObject({ kind: 'headline', tone: 'plain', variants: 5, seed: 0, language: 'pl' })
  })
})
