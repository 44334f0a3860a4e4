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

test('in whatever order its attributes stand, and not out of comments', () => {
  const told = PUBLISHED.replace(
    "currency='SEK' rate='10.9620'",
    "rate='10.9620' currency='SEK'",
  ).replace("<Cube currency='USD' rate='1.1600'/>", "<!-- <Cube currency='USD' rate='1.1600'/> -->")
  expect(readReferenceRates(told).map(({ currency, sek }) => [currency, sek])).toEqual([
    ['EUR', 10_962_000],
    ['PLN', 2_588_430],
  ])
})

test('whatever quotes, spaces and decimals they come with', () => {
  const told = `<Cube  time="2026-01-02"><Cube\n currency="USD"  rate="2"/><Cube currency='JPY' rate='180.5'/>
    <Cube currency="SEK" rate="11"/><Cube currency='ISK' rate='0'/><Cube currency='us' rate='3'/></Cube>`
  expect(readReferenceRates(told)).toEqual([
    { currency: 'EUR', day: '2026-01-02', sek: 11_000_000 },
    { currency: 'USD', day: '2026-01-02', sek: 5_500_000 },
    { currency: 'JPY', day: '2026-01-02', sek: 60_942 },
  ])
})

test.each([
  ['a rate of nothing', "rate='0'"],
  ['a rate that is no number', "rate='eleven'"],
  ['a rate below nothing', "rate='-10.9620'"],
])('kronor with %s are refused', (_, rate) => {
  expect(() => readReferenceRates(PUBLISHED.replace("rate='10.9620'", rate))).toThrow(
    'no exchange rates in what came',
  )
})
