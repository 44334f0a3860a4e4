import { expect, test } from 'vitest'
import { jobHandlers, jobLanes } from './background.server'

const laneOf = (kind: string) => jobLanes.findIndex(({ kinds }) => kinds.includes(kind))

test('each lane is of kinds that there are, and each kind is in one at most', () => {
  const kinds = jobLanes.flatMap((lane) => lane.kinds)
  expect(kinds.filter((kind) => !(kind in jobHandlers))).toEqual([])
  expect(new Set(kinds).size).toBe(kinds.length)
})

test('mail, money and what servers of others answer wait for none of each other', () => {
  const lanes = ['webhook', 'refund', 'mail', 'notice', 'vat-check', 'export-data'].map(laneOf)
  expect(new Set(lanes).size).toBe(lanes.length)
  expect([laneOf('sandbox-event'), laneOf('payout')]).toEqual([laneOf('webhook'), laneOf('refund')])
  for (const kind of ['mail-again', 'password-reset', 'sign-in-request'])
    expect(laneOf(kind)).toBe(laneOf('mail'))
})

test('money and events are worked on one by one, and what waits for servers of others side by side', () => {
  const atOnce = (kind: string) => jobLanes[laneOf(kind)]!.atOnce
  expect(['webhook', 'refund', 'notice', 'mail', 'vat-check'].map(atOnce)).toEqual([1, 1, 1, 2, 3])
})
