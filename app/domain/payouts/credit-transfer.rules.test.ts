import { expect, test } from 'vitest'
import { bankText, creditTransferXml, whyNotInFile } from './credit-transfer.rules'

const BATCH = {
  id: '0193c1f0-0000-7000-8000-000000000001',
  createdAt: new Date('2026-11-27T12:00:00.500Z'),
  day: '2026-11-30',
  payer: { name: 'Kanal Studio AB', iban: 'SE45 5000 0000 0583 9825 7466' },
  transfers: [
    {
      id: '0193c1f0-0000-7000-8000-000000000002',
      holder: 'Łucja Żak & Co <b>',
      iban: 'PL61109010140000071219812874',
      bic: 'WBKPPLPP',
      amount: 123_456,
      text: 'SB-2026-00001',
    },
    {
      id: '0193c1f0-0000-7000-8000-000000000003',
      holder: 'Joost van Dalen',
      iban: 'NL91ABNA0417164300',
      amount: 5,
      text: 'SB-2026-00002',
    },
  ],
}

const values = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, value]) => value,
  )

test('a file of transfers has their number and sum in both places, and each as the bank reads it', () => {
  const xml = creditTransferXml(BATCH)
  expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
  expect(values(xml, 'NbOfTxs')).toEqual(['2', '2'])
  expect(values(xml, 'CtrlSum')).toEqual(['1234.61', '1234.61'])
  expect(values(xml, 'InstdAmt')).toEqual(['1234.56', '0.05'])
  expect(values(xml, 'IBAN')).toEqual([
    'SE4550000000058398257466',
    'PL61109010140000071219812874',
    'NL91ABNA0417164300',
  ])
  expect(values(xml, 'Nm').slice(2)).toEqual(['Lucja Zak + Co b', 'Joost van Dalen'])
  expect(values(xml, 'BICFI')).toEqual(['WBKPPLPP'])
  expect([values(xml, 'Dt'), values(xml, 'CreDtTm')]).toEqual([
    ['2026-11-30'],
    ['2026-11-27T12:00:00'],
  ])
  for (const id of [...values(xml, 'MsgId'), ...values(xml, 'EndToEndId')])
    expect(id).toMatch(/^[a-z0-9]{1,35}$/)
})

test('a text keeps what banks take and no more', () => {
  expect(bankText("Åse Ørsted, O'Neil (Öland) – ÆØÅ ß 中", 70)).toBe(
    "Ase Orsted, O'Neil (Oland) AEOA ss",
  )
  expect(bankText('x'.repeat(80), 70)).toHaveLength(70)
})

test.each([
  ['NL91ABNA0417164300', 'EUR', null],
  ['NL91ABNA0417164300', 'SEK', 'currency'],
  ['AE070331234567890123456', 'EUR', 'country'],
  [undefined, 'EUR', 'account'],
])('a payout to %s in %s', (iban, currency, why) => {
  expect(whyNotInFile({ iban, currency })).toBe(why)
})
