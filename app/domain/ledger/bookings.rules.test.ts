import { expect, test } from 'vitest'
import { bookingsFilter } from './bookings.rules'

const read = (query: string) => bookingsFilter.read(new URLSearchParams(query))

test('bookings are chosen by what is typed, without what cannot be meant', () => {
  expect(read('')).toMatchObject({ order: '', account: '', kind: '', sort: 'newest' })
  expect(read('order=%20kan-7%00&account=+vat+&kind=refund&sort=oldest')).toMatchObject({
    order: 'KAN-7',
    account: 'vat',
    kind: 'refund',
    sort: 'oldest',
  })
  expect(read(`account=%00+${'v'.repeat(61)}`).account).toBe('v'.repeat(60))
  const months = ['2026-11', '2026-01', '2026-13', '2026-00', '26-11', '12026-11', '2026-110', 'x']
  expect(months.map((month) => read(`month=${month}`).month)).toEqual([
    ...['2026-11', '2026-01', '', '', '', '', '', ''],
  ])
  expect(read('').month).toBe('')
  expect(read(`order=${'a'.repeat(41)}`).order).toBe('A'.repeat(40))
})

test('a list that is narrowed says so, and its address brings it back', () => {
  expect(bookingsFilter.isNarrowed(read(''))).toBe(false)
  expect(bookingsFilter.isNarrowed(read('account=vat'))).toBe(true)
  expect(bookingsFilter.query(read('order=kan-7&sort=oldest'))).toEqual({
    order: 'KAN-7',
    sort: 'oldest',
  })
})
