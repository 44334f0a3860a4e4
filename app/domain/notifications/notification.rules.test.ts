import { describe, expect, test } from 'vitest'
import { choiceOf, CHOICES, KIND_NAMES, kindsFor, NOTIFICATION_KINDS, preferencesOf } from './notification.rules'

describe('what somebody chose', () => {
  test.each(KIND_NAMES)('for %s is what is kept, and what holds by itself is not kept', (kind) => {
    for (const choice of CHOICES) expect(choiceOf(kind, preferencesOf(kind, choice))).toBe(choice)
    expect(preferencesOf(kind, choiceOf(kind, []))).toEqual([])
  })

  test('for one kind says nothing of another', () => {
    expect(choiceOf('design.shared', preferencesOf('message.posted', 'off'))).toBe('mail')
  })
})

test('the kinds of the studio are for its staff, and those of a freelancer’s work for freelancers', () => {
  const sides = (who: { staff: boolean; freelancer: boolean }) => [...new Set(kindsFor(who).map((kind) => NOTIFICATION_KINDS[kind].to))]
  expect(kindsFor({ staff: true, freelancer: true })).toEqual(KIND_NAMES)
  expect(sides({ staff: false, freelancer: false })).toEqual(['client'])
  expect(sides({ staff: false, freelancer: true })).toEqual(['client', 'freelancer'])
})
