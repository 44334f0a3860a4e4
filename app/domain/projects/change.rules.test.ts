import { describe, expect, test } from 'vitest'
import { CHANGEABLE, changeAmounts, changeState } from './change.rules'

describe('how a change stands', () => {
  test.each([
    ['requested', null, null, 'requested'],
    ['priced', 100, null, 'priced'],
    ['declined', null, null, 'refused'],
    ['declined', 100, null, 'declined'],
    ['declined', 0, null, 'declined'],
    ['accepted', 0, null, 'agreed'],
    ['accepted', 100, 'paid', 'agreed'],
    ['accepted', 100, 'void', 'lapsed'],
    ['accepted', 100, 'draft', 'due'],
    ['accepted', 100, 'open', 'due'],
    ['accepted', 100, 'past_due', 'due'],
  ] as const)('%s at %j with a payable that is %j: %s', (status, net, payable, state) => {
    expect(changeState({ status, net, payable: payable && { status: payable } }, 'in_review')).toBe(
      state,
    )
  })

  test('what nobody answered ends with its order, and waits while that is on hold', () => {
    const priced = { status: 'priced', net: 100, payable: null } as const
    const states = (['on_hold', 'completed', 'cancelled', 'withdrawn'] as const).map((order) =>
      changeState(priced, order),
    )
    expect(states).toEqual(['priced', 'ended', 'ended', 'ended'])
  })
})

test('more is agreed while an order runs, and not while it is on hold', () => {
  expect(CHANGEABLE).toEqual(['awaiting_brief', 'in_progress', 'in_review'])
})

test('the price of a change is without VAT, which comes on top', () => {
  expect(changeAmounts(50_000, 2_500)).toEqual({ net: 50_000, vat: 12_500, amount: 62_500 })
  expect(changeAmounts(0, 2_500)).toEqual({ net: 0, vat: 0, amount: 0 })
})
