import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, startOf, wordStarts } from './words'

test('texts are found by where their words begin, however they are written', () => {
  expect(wordStarts(['Łucja Åkerlund-Berg', null, ''])).toEqual(['lucja', 'akerlund-berg', 'berg'])
  expect(wordStarts(['K-2026-00012'])).toEqual(['k-2026-00012', '2026-00012', '00012'])
  expect(wordStarts(['Anna.Ek@Client.example', 'Ek & Co'])).toEqual([
    'anna.ek@client.example',
    'ek@client.example',
    'client.example',
    'example',
    'ek',
    'co',
  ])
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
