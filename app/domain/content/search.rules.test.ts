import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearch, SEARCH_MAX, wordsOf, isMailAddress, isOrderNumber } from './search.rules'

test('a search is one short line without anything that a database refuses, whatever an address says', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.constant(null), fc.string().map((text) => `\u0000 ${text}\n\t`)), (asked) => {
      const search = readSearch(asked)
      expect(search.length).toBeLessThanOrEqual(SEARCH_MAX)
      expect(search).not.toMatch(/\0|\s\s|^\s|\s$|[\n\t]/)
      expect(readSearch(search)).toBe(search)
      expect(wordsOf(search).length).toBeLessThanOrEqual(5)
    }),
  )
})

test('its words are found one by one', () => {
  expect(wordsOf(readSearch('  Logo \n sprint '))).toEqual(['Logo', 'sprint'])
  expect(wordsOf(readSearch(null))).toEqual([])
})

test('a word that can only be an order’s number or a mail address is told from a name', () => {
  for (const word of ['K-2026-00012', 'k-2026-0001', 'K-2026-123456']) expect(isOrderNumber(word)).toBe(true)
  for (const word of ['K-Rauta', 'K-2026', 'K-2026-00', '00012', 'XK-2026-00012', 'K-2026-00012x']) expect(isOrderNumber(word)).toBe(false)
  for (const word of ['anna@', 'anna@client.example']) expect(isMailAddress(word)).toBe(true)
  for (const word of ['@client.example', 'anna', 'client.example']) expect(isMailAddress(word)).toBe(false)
})
