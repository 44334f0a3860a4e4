import { expect, test } from 'vitest'
import { cityLine, splitRegion } from './address.rules'

test.each([
  ['US', 'San Francisco', '94105', 'San Francisco 94105'],
  ['GB', 'London', 'SW1A 1AA', 'London SW1A 1AA'],
  ['SE', 'Göteborg', '411 14', '411 14 Göteborg'],
  ['NL', 'Utrecht', '', 'Utrecht'],
])('in %s', (country, city, postalCode, line) =>
  expect(cityLine({ country, city, postalCode })).toBe(line),
)

test.each([
  ['US', 'Austin, TX', 'Austin', 'TX'],
  ['CA', 'Québec QC', 'Québec', 'QC'],
  ['AU', 'Sydney, nsw', 'Sydney', 'NSW'],
  ['US', 'San Francisco', 'San Francisco', null],
  ['US', 'New York, XX', 'New York, XX', null],
  ['SE', 'Åre, TX', 'Åre, TX', null],
])('in %s, %s has its state', (country, typed, city, region) =>
  expect(splitRegion({ country, city: typed })).toEqual({ city, region }),
)
