import { expect, test } from 'vitest'
import { brand } from '~/brand'
import {
  billingDocument,
  outsideEuDocument,
  reverseChargeDocument,
} from '../../../tests/factories/billing-document'
import { isDocumentNumber, splitAddress, vatTreatment } from './billing-document.rules'

test('the studio’s addresses come apart', () => {
  expect(brand.cities.map(({ address }) => splitAddress(address))).toEqual([
    { street: 'Södra Hamngatan 25', postalCode: '411 14', city: 'Göteborg' },
    { street: 'Oudegracht 187', postalCode: '3511 NE', city: 'Utrecht' },
  ])
  expect(splitAddress('The old lighthouse')).toEqual({
    street: 'The old lighthouse',
    postalCode: '',
    city: '',
  })
})

test('why there is VAT or none', () => {
  expect(vatTreatment(billingDocument())).toBe('standard')
  expect(vatTreatment(reverseChargeDocument())).toBe('reverseCharge')
  expect(vatTreatment(outsideEuDocument())).toBe('outsideEu')
  expect(vatTreatment(billingDocument({ vatRate: 0 }))).toBe('standard')
})

test('numbers of documents', () => {
  expect(['INV-2026-00001', 'CN-2026-123456'].every(isDocumentNumber)).toBe(true)
  expect(
    ['', 'INV', 'inv-2026-1', 'INV-2026-\u0000', "INV-2026-1' OR 1"].some(isDocumentNumber),
  ).toBe(false)
})
