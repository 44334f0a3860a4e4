import { expect, test } from 'vitest'
import { payoutEventKey, readPeriod, supplyTreatment, vatOnFee } from './payout.rules'
import { PAYOUT_STATUSES, payoutMachine } from '../ground/machines.rules'

test('each status is reached from those that the business names, and from no other', () => {
  expect(
    Object.fromEntries(PAYOUT_STATUSES.map((status) => [status, payoutMachine.sourcesOf(status)])),
  ).toEqual({
    accrued: [],
    approved: ['accrued', 'failed'],
    scheduled: ['approved'],
    paid: ['scheduled'],
    failed: ['scheduled'],
    reversed: ['accrued', 'approved', 'scheduled', 'paid', 'failed'],
  })
})

test('the VAT of a fee follows from where the freelancer is registered', () => {
  expect(supplyTreatment('SE', 'SE559412038701')).toBe('standard')
  expect(supplyTreatment('NL', 'NL123456789B01')).toBe('reverseCharge')
  expect(supplyTreatment('NL', null)).toBe('notRegistered')
  expect(supplyTreatment('NL', 'NL123456789A01')).toBe('notRegistered')
  expect(supplyTreatment('SE', null)).toBe('notRegistered')
  expect(supplyTreatment('NO', 'NO123456789')).toBe('outsideEu')
  expect(supplyTreatment('CH', null)).toBe('outsideEu')
  expect(vatOnFee(33_333, 'standard', 2500)).toEqual({ rate: 2500, vat: 8333 })
  expect(vatOnFee(33_333, 'reverseCharge', 2500)).toEqual({ rate: 0, vat: 0 })
})

test('what happens to a payout has a key of its own in each round', () => {
  expect([1, 2].map((round) => payoutEventKey({ id: 'p7', round }, 'paid'))).toEqual([
    'payout:p7:paid:1',
    'payout:p7:paid:2',
  ])
})

test.each([
  ['2026', 2026, null, '2026-01-01', '2027-01-01'],
  ['2000', 2000, null, '2000-01-01', '2001-01-01'],
  ['2026-01', 2026, 1, '2026-01-01', '2026-02-01'],
  ['2024-02', 2024, 2, '2024-02-01', '2024-03-01'],
  ['2026-09', 2026, 9, '2026-09-01', '2026-10-01'],
  ['2026-10', 2026, 10, '2026-10-01', '2026-11-01'],
  ['2026-12', 2026, 12, '2026-12-01', '2027-01-01'],
])('%s is a period', (text, year, month, from, to) => {
  expect(readPeriod(text)).toEqual({ year, month, from: new Date(from), to: new Date(to) })
})

test.each([
  ...['2026-13', '2026-00', '26', '1999', '2100', '2026-1', '', '2026-', '202611', 'x2026'],
  ...['2026x', '20a6', '2026-1x', '2026-111', '2026-1-1', ' 2026', '2026-20', '2026-09-01'],
])('%j is none', (text) => {
  expect(readPeriod(text)).toBeNull()
})
