import { expect, test } from 'vitest'
import { onBehalfOf, tellIn } from '../http/request-context.server'
import { formatDate, formatDateTime, formatTime } from './format.server'

const LATE = new Date('2026-11-27T22:30:00Z')
const told = (zone: string | null) =>
  onBehalfOf('192.0.2.1', () => {
    tellIn(zone)
    return [formatDateTime(LATE, 'en'), formatTime(LATE, 'en'), formatDate(LATE, 'en')]
  })

test('moments are told in the zone of the reader, days in that of the studio', () => {
  const day = 'Nov 27, 2026'
  expect(told('America/New_York')).toEqual([`${day} 5:30 PM`, '5:30 PM', day])
  expect(told('Asia/Kolkata')).toEqual(['Nov 28, 2026 4:00 AM', '4:00 AM', day])
  expect(told(null)).toEqual([`${day} 11:30 PM`, '11:30 PM', day])
})

test('outside of a request they are told in that of the studio', () => {
  expect(formatTime(LATE, 'en')).toBe('11:30 PM')
})
