import { describe, expect, test } from 'vitest'
import {
  choiceOf,
  CHOICES,
  KIND_NAMES,
  kindsFor,
  NOTIFICATION_KINDS,
  preferencesOf,
} from './notification.rules'

describe('what somebody chose', () => {
  test.each(KIND_NAMES)('for %s is what is kept, and what holds by itself is not kept', (kind) => {
    for (const choice of CHOICES) expect(choiceOf(kind, preferencesOf(kind, choice))).toBe(choice)
    expect(preferencesOf(kind, choiceOf(kind, []))).toEqual([])
  })

  test('for one kind says nothing of another', () => {
    expect(choiceOf('design.shared', preferencesOf('message.posted', 'off'))).toBe('mail')
  })
})

test('the kinds of the studio are for those who sell, and those of a freelancer’s work for freelancers', () => {
  const nobody = { staff: false, seller: false, freelancer: false }
  const sides = (who: Partial<typeof nobody>) => [
    ...new Set(kindsFor({ ...nobody, ...who }).map((kind) => NOTIFICATION_KINDS[kind].to)),
  ]
  expect(kindsFor({ staff: true, seller: false, freelancer: true })).toEqual(KIND_NAMES)
  expect(sides({})).toEqual(['client'])
  expect(sides({ freelancer: true })).toEqual(['client', 'freelancer'])
  expect(sides({ seller: true })).toEqual(['client', 'studio'])
})

test('a studio on Studio Stack hears of its orders, and of no freelancers, tickets and reviews', () => {
  const heard = kindsFor({ staff: false, seller: true, freelancer: false }).filter((kind) =>
    kind.startsWith('studio.'),
  )
  expect(heard).toEqual([
    'studio.message',
    'studio.file',
    'studio.design',
    'studio.preview',
    'studio.change',
    'studio.milestone',
    'studio.deliverable',
    'studio.cancelled',
  ])
})
