import { expect, test } from 'vitest'
import {
  ASSIGNMENT_STATUSES,
  MILESTONE_STATUSES,
  ORDER_STATUSES,
} from '~/domain/ground/machines.rules'
import { isLate, waitsFor } from './milestone-list.rules'

const now = new Date('2026-11-27T12:00:00Z')
const past = new Date('2026-11-26T12:00:00Z')

test.each([
  ['in_progress', 'planned', null, null],
  ['in_progress', 'payable', null, 'client'],
  ['awaiting_brief', 'funded', 'accepted', 'client'],
  ['in_progress', 'funded', null, 'studio'],
  ['in_progress', 'funded', 'offered', 'studio'],
  ['in_progress', 'in_progress', 'active', 'freelancer'],
  ['in_progress', 'in_progress', 'submitted', 'studio'],
  ['in_progress', 'changes_requested', 'rework', 'freelancer'],
  ['in_review', 'submitted', 'accepted_by_studio', 'client'],
  ['in_progress', 'released', 'completed', null],
  ['on_hold', 'in_progress', 'active', null],
  ['withdrawn', 'submitted', null, null],
] as const)('%s, %s, %s waits for %s', (order, milestone, lead, whom) => {
  expect(waitsFor({ order, milestone, lead })).toBe(whom)
})

test('work that may not begin yet waits for nobody, and what was begun goes on', () => {
  const held = { order: 'in_progress', lead: null, held: true } as const
  expect(waitsFor({ ...held, milestone: 'funded' })).toBeNull()
  expect(waitsFor({ ...held, milestone: 'in_progress' })).toBe('studio')
  expect(waitsFor({ ...held, order: 'awaiting_brief', milestone: 'funded' })).toBe('client')
})

test('nothing that is done or stands still waits for anybody, or is late', () => {
  for (const order of ORDER_STATUSES)
    for (const milestone of MILESTONE_STATUSES)
      for (const lead of [null, ...ASSIGNMENT_STATUSES]) {
        const standing = { order, milestone, lead }
        if (['approved', 'released', 'planned'].includes(milestone))
          expect(waitsFor(standing)).toBeNull()
        if (isLate(standing, past, now)) expect(waitsFor(standing)).not.toBeNull()
        expect(isLate(standing, null, now)).toBe(false)
      }
})
