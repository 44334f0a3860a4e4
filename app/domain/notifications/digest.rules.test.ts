import { expect, test } from 'vitest'
import { digestMoment } from './digest.rules'

test.each<[now: string, due: string, zone?: string]>([
  ['2026-11-22T12:59:00Z', '2026-11-21T13:00:00.000Z', 'America/New_York'],
  ['2026-11-22T13:00:00Z', '2026-11-22T13:00:00.000Z', 'America/New_York'],
  ['2026-11-22T02:30:00Z', '2026-11-22T02:30:00.000Z', 'Asia/Kolkata'],
  ['2026-11-22T06:59:59Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-22T07:00:00Z', '2026-11-22T07:00:00.000Z'],
  ['2026-07-01T05:59:00Z', '2026-06-30T06:00:00.000Z'],
  ['2026-07-01T06:00:00Z', '2026-07-01T06:00:00.000Z'],
  // The nights on which the clock is put forward and back.
  ['2026-03-29T05:30:00Z', '2026-03-28T07:00:00.000Z'],
  ['2026-03-29T06:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['2026-10-25T06:30:00Z', '2026-10-24T06:00:00.000Z'],
  ['2026-10-25T07:00:00Z', '2026-10-25T07:00:00.000Z'],
])('at %s the mail of a day was last due at %s', (now, due, zone) => {
  expect(digestMoment(new Date(now), zone ?? null).toISOString()).toBe(due)
})
