import { describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '~/platform/clock'
import {
  deliveryState,
  EVENT_TYPES,
  restAfter,
  RETRY_PAUSES,
  SEND_TIMEOUT,
  TRIED_FOR,
  TURN,
} from './webhook.rules'

test('are told of each state that is come to, and of none that a row begins in', () => {
  const all = EVENT_TYPES
  for (const type of ['order.confirmed', 'milestone.submitted', 'refund.succeeded'])
    expect(all).toContain(type)
  for (const type of ['order.pending_payment', 'milestone.planned', 'refund.requested'])
    expect(all).not.toContain(type)
})

describe('a delivery that fails', () => {
  test('is tried again after pauses that grow, for three days', () => {
    expect(RETRY_PAUSES.slice(0, 4)).toEqual([5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE])
    expect([...RETRY_PAUSES].sort((a, b) => a - b)).toEqual(RETRY_PAUSES)
    expect([TRIED_FOR > 3 * DAY, TRIED_FOR < 4 * DAY]).toEqual([true, true])
  })
})

test('an endpoint is left in peace for longer after each failure, to a bound', () => {
  expect([0, 1, 2, 3].map(restAfter)).toEqual([0, 5 * SECOND, 10 * SECOND, 20 * SECOND])
  expect([9, 1000].map(restAfter)).toEqual([15 * MINUTE, 15 * MINUTE])
})

test('a turn holds longer than its last delivery can take', () => {
  expect(TURN.lease).toBeGreaterThan(TURN.time + 2 * SEND_TIMEOUT)
})

test('where a delivery stands', () => {
  const at = new Date()
  const state = (more: object) =>
    deliveryState({ nextAt: null, deliveredAt: null, attempts: 0, ...more })
  expect(state({ nextAt: at })).toBe('waiting')
  expect(state({ nextAt: at, attempts: 1 })).toBe('retrying')
  expect(state({ deliveredAt: at, attempts: 1 })).toBe('delivered')
  expect(state({ attempts: 1 })).toBe('failed')
})
