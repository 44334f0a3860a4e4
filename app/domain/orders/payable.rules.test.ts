import { describe, expect, test } from 'vitest'
import { changesIn, PAYMENT_REMINDERS, remindersDue } from './payable.rules'

const DAY = 86_400_000
const DUE = new Date('2026-03-02T09:00:00.000Z')
const late = (milliseconds: number) => remindersDue(DUE, new Date(DUE.getTime() + milliseconds))

describe('reminders of what is to be paid', () => {
  test('go out when it is due, three and ten days later', () => {
    expect(PAYMENT_REMINDERS).toEqual([0, 3 * DAY, 10 * DAY])
    expect([-1, 0, 3 * DAY - 1, 3 * DAY, 10 * DAY - 1, 10 * DAY, 400 * DAY].map(late)).toEqual([
      0, 1, 1, 2, 2, 3, 3,
    ])
  })
})

test('what was agreed beyond the order is what its changes cost, unless they are void', () => {
  const payable = (
    kind: 'full' | 'milestone_share' | 'change_request',
    status: 'draft' | 'open' | 'paid' | 'void' | 'past_due',
    amount: number,
  ) => ({ kind, status, amount })
  expect(changesIn([])).toBe(0)
  expect(
    changesIn([
      payable('full', 'paid', 1),
      payable('milestone_share', 'open', 2),
      payable('change_request', 'void', 4),
      payable('change_request', 'open', 8),
      payable('change_request', 'paid', 16),
      payable('change_request', 'past_due', 32),
      payable('change_request', 'draft', 64),
    ]),
  ).toBe(8 + 16 + 32 + 64)
})
