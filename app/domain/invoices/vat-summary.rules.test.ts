import { expect, test } from 'vitest'
import { vatSummary, type TaxedPaper } from './vat-summary.rules'

const PAPER: TaxedPaper = {
  country: 'SE',
  vatRate: 2500,
  reverseCharge: false,
  currency: 'EUR',
  net: 10_000,
  vat: 2_500,
  netInKronor: 110_000,
  vatInKronor: 27_500,
}
const without = { vatRate: 0, vat: 0, vatInKronor: 0 }

test('papers add up by kind of supply, country, rate and currency, credit notes with a minus', () => {
  const lines = vatSummary([
    PAPER,
    PAPER,
    { ...PAPER, net: -4_000, vat: -1_000, netInKronor: -44_000, vatInKronor: -11_000 },
    { ...PAPER, currency: 'USD' },
    { ...PAPER, country: 'NL' },
    { ...PAPER, ...without, country: 'NL', reverseCharge: true },
    { ...PAPER, ...without, country: 'US' },
    { ...PAPER, ...without, country: 'PL' },
  ])
  expect(lines.map(({ supply, country, currency }) => `${supply} ${country} ${currency}`)).toEqual([
    'home SE EUR',
    'home SE USD',
    'eu NL EUR',
    'reverseCharge NL EUR',
    'outsideEu US EUR',
    'none PL EUR',
  ])
  expect(lines[0]).toMatchObject({
    papers: 3,
    net: 16_000,
    vat: 4_000,
    netInKronor: 176_000,
    vatInKronor: 44_000,
  })
})
