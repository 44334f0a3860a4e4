import { expect, test } from 'vitest'
import { inKronor, readReferenceRates } from './exchange-rates.rules'

const PUBLISHED = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    <Cube time='2026-11-20'>
      <Cube currency='USD' rate='1.1600'/>
      <Cube currency='PLN' rate='4.2350'/>
      <Cube currency='SEK' rate='10.9620'/>
    </Cube>
  </Cube>
</gesmes:Envelope>`

test('rates per euro become kronor for one unit', () => {
  expect(readReferenceRates(PUBLISHED)).toEqual([
    { currency: 'EUR', day: '2026-11-20', sek: 10_962_000 },
    { currency: 'USD', day: '2026-11-20', sek: 9_450_000 },
    { currency: 'PLN', day: '2026-11-20', sek: 2_588_430 },
  ])
})

test.each([
  '',
  '<html>Not today</html>',
  PUBLISHED.replace("currency='SEK'", "currency='NOK'"),
  PUBLISHED.replace('time=', 'at='),
])('a text without them is refused', (text) => {
  expect(() => readReferenceRates(text)).toThrow('no exchange rates')
})

test('cents become whole öre', () => {
  expect(inKronor(33_364, 10_962_000)).toBe(365_736)
  expect(inKronor(0, 10_962_000)).toBe(0)
})
