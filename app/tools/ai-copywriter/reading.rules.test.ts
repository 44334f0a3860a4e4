import { expect, test } from 'vitest'
import {
  countSyllables,
  countText,
  fleschLevel,
  fleschReadingEase,
  lix,
  lixLevel,
  readingOf,
} from './reading.rules'

test('Flesch Reading Ease follows its published formula', () => {
  expect(fleschReadingEase({ words: 100, sentences: 5, long: 0, syllables: 130 })).toBeCloseTo(
    76.555,
    3,
  )
  expect(fleschReadingEase(countText('The cat sat on the mat.'))).toBeCloseTo(116.145, 3)
  expect(fleschReadingEase(countText('…'))).toBeNull()
})

test('LIX follows Björnsson', () => {
  expect(lix({ words: 100, sentences: 10, long: 30, syllables: 0 })).toBe(40)
  expect(lix(countText('Katten satt på mattan. Huvudstaden är Stockholm.'))).toBeCloseTo(
    3.5 + 200 / 7,
    6,
  )
  expect(lix(countText(''))).toBeNull()
})

test('their scales begin and end where they should', () => {
  expect([90, 89.9, 60, 59.9, 30, 29.9].map(fleschLevel)).toEqual([
    'veryEasy',
    'easy',
    'medium',
    'fairlyHard',
    'hard',
    'veryHard',
  ])
  expect([29.9, 30, 40, 50, 60].map(lixLevel)).toEqual([
    'veryEasy',
    'easy',
    'medium',
    'hard',
    'veryHard',
  ])
})

test.each([
  ['cat', 1],
  ['make', 1],
  ['table', 2],
  ['reading', 2],
  ['wanted', 2],
  ['jumped', 1],
  ['beautiful', 3],
  ['every', 3],
])('“%s” has %i syllables', (word, count) => expect(countSyllables(word)).toBe(count))

test('counts what a reader would', () => {
  expect(countText('A headline\n\nThe lead costs 3.50. Well-made!')).toMatchObject({
    words: 7,
    sentences: 3,
  })
  expect(readingOf('Zażółć gęślą jaźń.', 'pl').readings.map(({ formula }) => formula)).toEqual([
    'lix',
  ])
  expect(readingOf('One. Two.', 'en').readings.map(({ formula }) => formula)).toEqual([
    'flesch',
    'lix',
  ])
})
