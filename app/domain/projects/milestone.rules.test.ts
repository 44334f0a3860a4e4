import { expect, test } from 'vitest'
import { ANSWER_STEPS, MILESTONE_STEPS, reviewDue, roundsOf, WORKED_ON } from './milestone.rules'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = new Date('2026-03-02T09:00:00.000Z')
const waited = (milliseconds: number) => reviewDue(START, new Date(START.getTime() + milliseconds))

test('rounds of changes are counted over all milestones of a service, and never below none', () => {
  const used = (...rounds: number[]) => rounds.map((revisionsUsed) => ({ revisionsUsed }))
  expect(roundsOf(2, [])).toEqual({ included: 2, used: 0, left: 2 })
  expect(roundsOf(3, used(1, 1))).toEqual({ included: 3, used: 2, left: 1 })
  expect(roundsOf(2, used(1, 0, 1))).toEqual({ included: 2, used: 2, left: 0 })
  expect(roundsOf(2, used(3))).toEqual({ included: 2, used: 3, left: 0 })
})

test('what nobody answers is reminded of on the 7th and the 12th day, and approved when the 14th is over', () => {
  expect(waited(7 * DAY - 1)).toEqual({ reminders: 0, approved: false })
  expect(waited(7 * DAY)).toEqual({ reminders: 1, approved: false })
  expect(waited(12 * DAY - 1)).toEqual({ reminders: 1, approved: false })
  expect(waited(12 * DAY)).toEqual({ reminders: 2, approved: false })
  const endOfDay = 14 * DAY + 14 * HOUR
  expect(waited(endOfDay - 1)).toEqual({ reminders: 2, approved: false })
  expect(waited(endOfDay)).toEqual({ reminders: 2, approved: true })
})

test('work goes on in two states of an order, and its answers are the client’s', () => {
  expect(WORKED_ON).toEqual(['in_progress', 'in_review'])
  expect(MILESTONE_STEPS).toEqual(['start', 'submit', 'approve', 'changes', 'resume'])
  expect(ANSWER_STEPS).toEqual(['approve', 'changes'])
})
