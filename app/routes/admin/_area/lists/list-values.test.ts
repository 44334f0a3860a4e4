import { expect, test } from 'vitest'
import { fileLines, pageValue } from './list-values.server'

const vat = { cents: -250, currency: 'EUR' }

test('a row is one line of a file, or one for each of its several values', () => {
  const at = new Date('2026-03-04T05:06:07Z')
  expect(fileLines(['sale', at, { at }, null, 3])).toEqual([
    ['sale', '2026-03-04', '2026-03-04T05:06:07.000Z', '', '3'],
  ])
  expect(fileLines(['sale', ['bank', 'vat'], [{ cents: 250, currency: 'EUR' }, vat]])).toEqual([
    ['sale', 'bank', '2.50'],
    ['sale', 'vat', '-2.50'],
  ])
  expect(fileLines(['sale', [], []])).toEqual([])
})

test('several values stand beside each other on the page', () => {
  expect(pageValue(['bank', 'vat'], 'en')).toBe('bank, vat')
})
