import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearch, SEARCH_MAX, wordsOf } from './search.rules'

test('a search is one short line without anything that a database refuses, whatever an address says', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 300 }),
        fc.constant(null),
        fc.string().map((text) => `\u0000 ${text}\n\t`),
      ),
      (asked) => {
        const search = readSearch(asked)
        expect(search.length).toBeLessThanOrEqual(SEARCH_MAX)
        expect(search).not.toMatch(/\0|\s\s|^\s|\s$|[\n\t]/)
        expect(readSearch(search)).toBe(search)
        expect(wordsOf(search).length).toBeLessThanOrEqual(5)
      },
    ),
  )
})

test('its words are found one by one', () => {
  expect(wordsOf(readSearch('  Logo \n sprint '))).toEqual(['Logo', 'sprint'])
  expect(wordsOf(readSearch(null))).toEqual([])
})
