import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanced, ROUNDING_ACCOUNT, sieHeader, sieVoucher, toCodePage437 } from './sie.rules'

test('the file begins as type 4 in PC8 asks for', () => {
  const header = sieHeader({
    program: 'Kanal',
    version: '1.0',
    companyNumber: '969999-9999',
    company: 'Kanal "HB"',
    writtenOn: '2026-11-27',
    accounts: new Map([[1930, 'Företagskonto']]),
  })
  expect(header.split('\r\n')).toEqual([
    '#FLAGGA 0',
    '#PROGRAM "Kanal" "1.0"',
    '#FORMAT PC8',
    '#GEN 20261127',
    '#SIETYP 4',
    '#ORGNR 969999-9999',
    '#FNAMN "Kanal \\"HB\\""',
    '#VALUTA SEK',
    '#KONTO 1930 "Företagskonto"',
    '',
  ])
})

test('a voucher is written with its entries, and what was lost in converting', () => {
  const entries = [
    { account: 1580, amount: 1_005, text: 'USD 1.00' },
    { account: 2420, amount: -804 },
    { account: 2611, amount: -200 },
  ]
  expect(sieVoucher({ day: '2026-11-03', text: 'Payment\nK-1', entries }).split('\r\n')).toEqual([
    '#VER K "" 20261103 "Payment K-1"',
    '{',
    '   #TRANS 1580 {} 10.05 20261103 "USD 1.00"',
    '   #TRANS 2420 {} -8.04',
    '   #TRANS 2611 {} -2.00',
    `   #TRANS ${ROUNDING_ACCOUNT} {} -0.01`,
    '}',
    '',
  ])
  expect(sieVoucher({ day: '2026-11-03', text: '', entries: [] })).toBe('')
})

test('every voucher adds up to zero', () => {
  const entry = fc.record({ account: fc.integer({ min: 1000, max: 8999 }), amount: fc.integer() })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), (entries) => {
      expect(balanced(entries).reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    }),
  )
})

test('letters are those of code page 437, or the nearest', () => {
  expect([...toCodePage437('åäö ÅÄÖ é')]).toEqual([
    0x86, 0x84, 0x94, 0x20, 0x8f, 0x8e, 0x99, 0x20, 0x82,
  ])
  expect(new TextDecoder('latin1').decode(toCodePage437('Łódź € ż'))).toBe('?\u00a2dz ? z')
  expect(toCodePage437('a\u00a0b')[1]).toBe(0xff)
})
