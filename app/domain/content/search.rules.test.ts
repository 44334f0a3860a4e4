import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.rules'
import { isMailAddress, readSearch, SEARCH_MAX, startOf, wordsOf, wordStarts } from './search.rules'

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

test('a word that can only be a mail address is told from a name', () => {
  for (const word of ['anna@', 'anna@client.example']) expect(isMailAddress(word)).toBe(true)
  for (const word of ['@client.example', 'anna', 'client.example']) expect(isMailAddress(word)).toBe(false)
})

test('texts are found by where their words begin, however they are written', () => {
  expect(wordStarts(['Łucja Åkerlund-Berg', null, ''])).toEqual(['lucja', 'akerlund-berg', 'berg'])
  expect(wordStarts(['K-2026-00012'])).toEqual(['k-2026-00012', '2026-00012', '00012'])
  expect(wordStarts(['Anna.Ek@Client.example', 'Ek & Co'])).toEqual(['anna.ek@client.example', 'ek@client.example', 'client.example', 'example', 'ek', 'co'])
})

test('every part of a text from the beginning of a word on finds it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(), (text, at) => {
      const words = text.split(/\s+/).map(startOf).filter(Boolean)
      if (words.length === 0) return
      const asked = fold(words[at % words.length]!)
      expect(wordStarts([text]).some((word) => word.startsWith(asked))).toBe(true)
    }),
  )
})
