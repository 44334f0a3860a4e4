import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences, flatten, type FormValues } from './product-editing.rules'
import { withoutChange } from './put-back.rules'

const text = fc.string({ maxLength: 8 })
const row = fc.record({
  title: fc.string({ minLength: 1, maxLength: 8 }),
  words: fc.record({ en: text, sv: text }),
})
const form: fc.Arbitrary<FormValues> = fc.record({
  name: text,
  words: fc.record({ en: fc.record({ title: text }) }),
  steps: fc.array(row, { maxLength: 4 }),
})

test('a change undone leaves what was there before it, rows that it added or took away included', () => {
  fc.assert(
    fc.property(form, form, (before, after) => {
      expect(flatten(withoutChange(after, differences(before, after), 'en'))).toEqual(
        flatten(before),
      )
    }),
  )
})

test('what was changed since in other fields stays', () => {
  const change = differences({ name: 'Quay', days: '5' }, { name: 'Harbour', days: '5' })
  expect(withoutChange({ name: 'Harbour', days: '9' }, change, 'en')).toEqual({
    name: 'Quay',
    days: '9',
  })
})

test('amounts, kept as English writes them, are typed as the reader’s language does', () => {
  const change = [
    { field: 'prices.USD', from: '1234.50', to: '99.00' },
    { field: 'prices.EUR', from: '', to: '5.00' },
  ]
  expect(withoutChange({ prices: { USD: '99,00', EUR: '5,00' } }, change, 'sv')).toEqual({
    prices: { USD: '1234,50', EUR: '' },
  })
})
