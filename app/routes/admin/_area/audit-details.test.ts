import { expect, test } from 'vitest'
import { presentDetails } from './audit-details.server'

const present = (
  data: unknown,
  language: 'en' | 'sv' = 'en',
  about = { subject: 'order', subjectId: '1' },
) => presentDetails({ ...about, data }, language)

test('an entry is told in the words of the language, without ids', () => {
  expect(present({ title: 'Skiss', version: 2, noteId: 'x', query: '' }, 'sv')).toEqual([
    'Namn: Skiss',
    'Version: 2',
  ])
})

test('what an entry says besides is shown in lines to read', () => {
  expect(present(null)).toEqual([])
  expect(present({ amount: 48_500, currency: 'EUR' })).toEqual(['€485.00'])
  expect(present({ before: true, after: false })).toEqual(['Yes → No'])
  expect(
    present({
      fields: Array.from({ length: 9 }, (_, index) => ({
        field: `${index}`,
        from: '',
        to: 'x'.repeat(300),
      })),
    }),
  ).toHaveLength(7)
})

test('codes of records are told as their own pages call them', () => {
  expect(
    present(
      { section: 'prices', fields: [{ field: 'prices.USD', from: '6400.00', to: '' }] },
      'en',
      { subject: 'product', subjectId: '1' },
    ),
  ).toEqual(['Part: Prices', 'USD: 6400.00 → –'])
  expect(
    present({ fields: [{ field: 'words.sv.title', from: 'Kaj', to: 'Kajen' }] }, 'en', {
      subject: 'showcase',
      subjectId: '1',
    }),
  ).toEqual(['Svenska, Title: Kaj → Kajen'])
  expect(
    present({ before: 2500, after: 1200 }, 'en', { subject: 'setting', subjectId: 'vatRate' }),
  ).toEqual(['25% → 12%'])
  expect(
    present({ before: { USD: 100_000 }, after: { USD: 200_000 } }, 'en', {
      subject: 'setting',
      subjectId: 'refundLimits',
    }),
  ).toEqual(['$1,000.00 → $2,000.00'])
  expect(
    present(
      {
        before: { title: 'Hi', language: 'nl', body: 'One' },
        after: { title: 'Hi', language: 'sv', body: 'Two' },
      },
      'en',
      { subject: 'answer', subjectId: 'x' },
    ),
  ).toEqual(['Language: Nederlands → Svenska', 'Text: One → Two'])
  expect(
    present(
      { before: { quote_sv: '', hidden: '' }, after: { quote_sv: 'Bra', hidden: 'on' } },
      'en',
      { subject: 'testimonial', subjectId: '1' },
    ),
  ).toEqual(['Svenska, Quote: – → Bra', 'Hide: – → Yes'])
  expect(
    present({ fields: ['name', 'language'] }, 'en', { subject: 'account', subjectId: '1' }),
  ).toEqual(['Changed: Name, Language'])
  expect(present({ refusal: 'insult' }, 'en', { subject: 'review', subjectId: 'x' })).toEqual([
    'Grounds: It insults or threatens someone',
  ])
  expect(present({ template: 'payer-receipt' }, 'en', { subject: 'mail', subjectId: 'x' })).toEqual(
    ['Email: Payer’s receipt'],
  )
  expect(
    present({ key: 'welcome:1', kind: 'mail' }, 'en', { subject: 'job', subjectId: 'x' }),
  ).toEqual(['Key: welcome:1', 'Kind: Email'])
  expect(
    present({ changes: [{ key: 'welcome.subject', before: null, after: 'Hej' }] }, 'en', {
      subject: 'mailWords',
      subjectId: 'welcome:en',
    }),
  ).toEqual(['Subject: – → Hej'])
})
