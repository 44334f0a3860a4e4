import { describe, expect, it } from 'vitest'
import { normalize } from './normalize'

const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const
/** Every character of Unicode that can stand alone. */
const CHARACTERS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

describe('a normal form', () => {
  it.each([
    ['Å', 'A\u030a'],
    ['zażółć', 'zaz\u0307o\u0301łc\u0301'],
    ['ế', 'e\u0302\u0301'],
    ['ガ', 'ｶﾞ'],
    ['', ''],
  ])('of %s is the usual one', (text, other) => {
    for (const form of FORMS)
      expect([normalize(text, form), normalize(other, form)]).toEqual([
        text.normalize(form),
        other.normalize(form),
      ])
  })

  it('has few marks on a letter, whatever brings them', () => {
    const marks = CHARACTERS.filter((character) => /^\p{M}+$/u.test(character.normalize('NFKD')))
    expect(marks.length).toBeGreaterThan(2_000)
    for (const form of FORMS)
      expect(
        Math.max(...marks.map((mark) => [...normalize(`a${mark.repeat(200)}b`, form)].length)),
      ).toBeLessThan(100)
  })

  it.each(['\u0301\u0316', '\u0301\uff9e', '\u0f71\u0f72'])(
    'takes a time that grows with the length alone: %j',
    (marks) => {
      const text = `a${marks.repeat(300_000)}b`
      for (const form of FORMS) {
        const start = process.cpuUsage()
        normalize(text, form)
        expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
      }
    },
  )
})
