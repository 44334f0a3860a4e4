import { expect, test } from 'vitest'
import {
  PAYOUT_STATUSES,
  payoutSourcesOf,
  readPeriod,
  supplyTreatment,
  vatOnFee,
} from './payout.rules'

test('each status is reached from those that the business names, and from no other', () => {
  expect(
    Object.fromEntries(PAYOUT_STATUSES.map((status) => [status, payoutSourcesOf(status)])),
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
  expect(supplyTreatment('CH', null)).toBe('outsideEu')
  expect(vatOnFee(33_333, 'standard', 2500)).toEqual({ rate: 2500, vat: 8333 })
  expect(vatOnFee(33_333, 'reverseCharge', 2500)).toEqual({ rate: 0, vat: 0 })
})

test('a period is a year or a month, and nothing else', () => {
  expect(readPeriod('2026')).toMatchObject({
    from: new Date('2026-01-01'),
    to: new Date('2027-01-01'),
  })
  expect(readPeriod('2026-12')).toMatchObject({
    from: new Date('2026-12-01'),
    to: new Date('2027-01-01'),
  })
  expect(['2026-13', '2026-00', '26', '1999', '2026-1', ''].map(readPeriod)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})
