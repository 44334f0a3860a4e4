import { expect, test } from 'vitest'
import { formatWait } from './format.server'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

test.each([
  [1, 'in 1 minute', 'om 1 minut', 'over 1 minuut', 'za 1 minutę'],
  [3 * MINUTE, 'in 3 minutes', 'om 3 minuter', 'over 3 minuten', 'za 3 minuty'],
  [2 * HOUR, 'in 120 minutes', 'om 120 minuter', 'over 120 minuten', 'za 120 minut'],
  [2 * HOUR + 1, 'in 3 hours', 'om 3 timmar', 'over 3 uur', 'za 3 godziny'],
  [DAY, 'in 24 hours', 'om 24 timmar', 'over 24 uur', 'za 24 godziny'],
  [2 * DAY + 1, 'in 3 days', 'om 3 dagar', 'over 3 dagen', 'za 3 dni'],
  [90 * DAY, 'in 90 days', 'om 90 dagar', 'over 90 dagen', 'za 90 dni'],
])('a wait of %i seconds is told in minutes, hours or days, rounded up', (seconds, ...told) => {
  expect(
    (['en', 'sv', 'nl', 'pl'] as const).map((language) => formatWait(seconds, language)),
  ).toEqual(told)
})
