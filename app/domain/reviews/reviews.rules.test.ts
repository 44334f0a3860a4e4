import { expect, test } from 'vitest'
import { publicName, roundRating } from './reviews.rules'

test.each([
  ['Astrid Holmgård', 'Astrid H.'], ['  Jan  van der  Berg ', 'Jan B.'], ['łucja śliwa', 'łucja Ś.'], ['Cher', 'Cher'], ['', null], ['   ', null],
])('%j is published as %j', (name, published) => {
  expect(publicName(name)).toBe(published)
})

test('an average has one decimal', () => {
  expect([4.6666, 5, 4.25, 1].map(roundRating)).toEqual([4.7, 5, 4.3, 1])
})
