import { expect, it } from 'vitest'
import { brand } from '~/brand'
import { cityName } from './city.rules'

it('names a city as its language does', () => {
  expect(brand.cities.map((city) => cityName(city, 'en'))).toEqual(['Gothenburg', 'Utrecht'])
  expect(brand.cities.map((city) => cityName(city, 'sv'))).toEqual(['Göteborg', 'Utrecht'])
})
