import { describe, expect, test } from 'vitest'
import { publicName, roundRating } from './reviews.rules'
import { REFUSALS } from '../ground/review-refusals.rules'
import { reviewMachine } from '../ground/machines.rules'

test.each([
  ['Astrid Holmgård', 'Astrid H.'],
  ['  Jan  van der  Berg ', 'Jan B.'],
  ['łucja śliwa', 'łucja Ś.'],
  ['Cher', 'Cher'],
  ['', null],
  ['   ', null],
])('%j is published as %j', (name, published) => {
  expect(publicName(name)).toBe(published)
})

test('an average has one decimal', () => {
  expect([4.6666, 5, 4.25, 1].map(roundRating)).toEqual([4.7, 5, 4.3, 1])
})

describe('a review', () => {
  test('is handed in before it is decided on, and a refused one can be handed in anew', () => {
    expect({
      submitted: reviewMachine.sourcesOf('submitted'),
      published: reviewMachine.sourcesOf('published'),
      rejected: reviewMachine.sourcesOf('rejected'),
      invited: reviewMachine.sourcesOf('invited'),
    }).toEqual({
      submitted: ['invited', 'rejected'],
      published: ['submitted'],
      rejected: ['submitted', 'published'],
      invited: [],
    })
  })

  test('is never refused for what it thinks of the studio', () => {
    expect(REFUSALS).toEqual(['personal', 'insult', 'unlawful', 'advertising', 'offTopic'])
  })
})
