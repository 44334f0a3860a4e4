import { expect, test } from 'vitest'
import { answersNext } from './turn.rules'

test.each([
  ['order', 'client', 'studio'],
  ['order', 'studio', 'client'],
  ['order', 'freelancer', 'client'],
  ['ticket', 'client', 'studio'],
  ['ticket', 'studio', 'client'],
  ['freelancer', 'freelancer', 'studio'],
  ['freelancer', 'studio', 'freelancer'],
])('in a conversation of kind %s, after the %s, the %s answers', (kind, side, next) => {
  expect(answersNext(kind, side)).toBe(next)
})
