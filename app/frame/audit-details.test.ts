import { expect, test } from 'vitest'
import { presentDetails } from './audit-details.server'

test('an entry is told in the words of the language, without ids', () => {
  expect(presentDetails({ title: 'Skiss', version: 2, noteId: 'x', query: '' }, 'sv')).toEqual(['Namn: Skiss', 'Version: 2'])
})

test('what an entry says besides is shown in lines to read', () => {
  expect(presentDetails(null, 'en')).toEqual([])
  expect(presentDetails({ amount: 48_500, currency: 'EUR' }, 'en')).toEqual(['€485.00'])
  expect(presentDetails({ before: true, after: false }, 'en')).toEqual(['Yes → No'])
  expect(presentDetails({ section: 'prices', fields: [{ field: 'USD', from: '6400.00', to: '' }] }, 'en')).toEqual(['Part: prices', 'USD: 6400.00 → –'])
  expect(presentDetails({ fields: Array.from({ length: 9 }, (_, index) => ({ field: `${index}`, from: '', to: 'x'.repeat(300) })) }, 'en')).toHaveLength(7)
})
