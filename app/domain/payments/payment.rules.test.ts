import { expect, test } from 'vitest'
import { isPaymentMethod, PAYMENT_METHODS } from './payment.rules'

test('what is paid with is iDEAL, Klarna or a card (spec §9), and nothing else', () => {
  expect([...PAYMENT_METHODS].sort()).toEqual(['card', 'ideal', 'klarna'])
  expect(['card', 'ideal', 'klarna'].filter(isPaymentMethod)).toEqual(['card', 'ideal', 'klarna'])
  expect(['', 'cash', 'Card', null, undefined, 7].filter(isPaymentMethod)).toEqual([])
})
