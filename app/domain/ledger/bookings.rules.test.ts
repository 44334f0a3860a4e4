import { expect, test } from 'vitest'
import { bookingsQuery, isBookingsNarrowed, readBookingsFilter } from './bookings.rules'

const read = (query: string) => readBookingsFilter(new URLSearchParams(query))

test('bookings are chosen by what is typed, without what cannot be meant', () => {
  expect(read('')).toMatchObject({ order: '', account: '', kind: '', sort: 'newest' })
  expect(read('order=%20kan-7%00&account=+vat+&kind=refund&sort=oldest')).toMatchObject({
    order: 'KAN-7',
    account: 'vat',
    kind: 'refund',
    sort: 'oldest',
  })
  expect(read(`order=${'a'.repeat(61)}`).order).toBe('A'.repeat(60))
})

test('a list that is narrowed says so, and its address brings it back', () => {
  expect(isBookingsNarrowed(read(''))).toBe(false)
  expect(isBookingsNarrowed(read('account=vat'))).toBe(true)
  expect(bookingsQuery(read('order=kan-7&sort=oldest'))).toEqual({
    order: 'KAN-7',
    sort: 'oldest',
  })
})
