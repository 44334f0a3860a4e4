import { expect, test } from 'vitest'
import { splitDrafts } from './drafts.rules'

test.each([
  ['One\n===\nTwo', ['One', 'Two']],
  ['Thoughts of a model\n</think>\n\nOne\n---\nTwo', ['One', 'Two']],
  ['<think>First one, then two</think>One', ['One']],
  [
    'Here are three drafts:\n\n1. One\n2. Two\nin two lines\n\n3) Three',
    ['One', 'Two\nin two lines', 'Three'],
  ],
  ['```\nOne\n```', ['One']],
  ['Our three steps:\n2. Draw\n3. Build', ['Our three steps:\n2. Draw\n3. Build']],
  ['We have 3. Not 4.', ['We have 3. Not 4.']],
])('%j has its drafts', (answer, drafts) => {
  expect(splitDrafts(answer, 3)).toEqual(drafts)
})

test('a list is the text itself where one draft was asked for', () => {
  expect(splitDrafts('1. Draw\n2. Build', 1)).toEqual(['1. Draw\n2. Build'])
})
