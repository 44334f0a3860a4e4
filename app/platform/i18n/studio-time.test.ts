import { tz } from '@date-fns/tz'
import { format } from 'date-fns'
import { enUS, nl, pl, sv } from 'date-fns/locale'
import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../clock'
import { STUDIO_TIME_ZONE, studioTime } from './studio-time'

const zone = tz(STUDIO_TIME_ZONE)
const around = (moment: string, hours: number) =>
  Array.from(
    { length: 4 * hours },
    (_, quarter) => new Date(new Date(moment).getTime() + quarter * 15 * MINUTE - 1),
  )

test.each([
  ['the clocks go forward', around('2026-03-28T20:00Z', 12)],
  ['the clocks go back', around('2026-10-24T20:00Z', 12)],
  ['a year ends', around('2025-12-31T20:00Z', 8)],
  ['a year goes by', Array.from({ length: 366 }, (_, day) => new Date(day * 24.5 * HOUR + 1.7e12))],
])('while %s, a moment is written as its zone has it', (_, moments) => {
  for (const moment of moments) {
    for (const locale of [enUS, sv, nl, pl]) {
      const written = format(studioTime(moment), 'PP p EEEE yyyy-MM-dd', { locale })
      expect(written).toBe(format(moment, 'PP p EEEE yyyy-MM-dd', { locale, in: zone }))
    }
  }
})

test('no moment is written as none', () => {
  expect(() => format(studioTime(new Date(NaN)), 'PP')).toThrow(RangeError)
})
