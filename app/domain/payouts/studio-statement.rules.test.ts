import { expect, test } from 'vitest'
import { feeVat, statementSums } from './studio-statement.rules'

test('a fee is taxed as any service of ours', () => {
  const taxed = (country: string | null, vatNumber: string | null) =>
    feeVat({ country, vatNumber }, 2500)
  expect(taxed('SE', 'SE969999999901')).toEqual({
    rate: 2500,
    reverseCharge: false,
    supply: 'home',
  })
  expect(taxed('NL', 'NL123456789B01')).toEqual({ rate: 0, reverseCharge: true, supply: 'eu' })
  expect(taxed('NL', null)).toEqual({ rate: 2500, reverseCharge: false, supply: 'home' })
  expect(taxed('NO', '999999999')).toEqual({ rate: 0, reverseCharge: false, supply: 'abroad' })
  expect(taxed(null, null)).toMatchObject({ rate: 2500, supply: 'home' })
})

test('fee, its VAT and what is left add up to what clients paid', () => {
  expect(statementSums(100_000, 1000, 2500)).toEqual({ fee: 10_000, feeVat: 2500, amount: 87_500 })
  expect(statementSums(100_000, 0, 2500)).toEqual({ fee: 0, feeVat: 0, amount: 100_000 })
  expect(statementSums(333, 1000, 2500)).toEqual({ fee: 33, feeVat: 8, amount: 292 })
  // Of a single cent nothing is left.
  expect(statementSums(1, 5000, 2500)).toEqual({ fee: 1, feeVat: 0, amount: 0 })
})
