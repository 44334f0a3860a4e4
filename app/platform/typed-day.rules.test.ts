import { expect, test } from 'vitest'
import { asIsoDay } from './typed-day'

test.each([
  '2026-12-24',
  ' 2026-12-24 ',
  '2026/12/24',
  '24.12.2026',
  '24. 12. 2026',
  '24-12-2026',
  '24/12 2026',
  '24/12/2026',
  '12/24/2026',
  'Dec 24, 2026',
  'December 24 2026',
  '24 dec. 2026',
  '24 december 2026',
  '24 grudnia 2026',
  '24\u00a0gru 2026',
])('%j is the 24th of December 2026', (typed) => {
  expect(asIsoDay(typed)).toBe('2026-12-24')
})

test.each([
  ['2027-2-3', '2027-02-03'],
  ['3 maj 2027', '2027-05-03'],
  ['5 mei 2027', '2027-05-05'],
  ['29.2.2028', '2028-02-29'],
  ['29.2.2027', '29.2.2027'],
  ['2026-02-30', '2026-02-30'],
  ['13/13/2026', '13/13/2026'],
  ['24 foo 2026', '24 foo 2026'],
  ['tomorrow', 'tomorrow'],
  ['', ''],
])('%j is read as %j', (typed, day) => {
  expect(asIsoDay(typed)).toBe(day)
})
