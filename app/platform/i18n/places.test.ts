import { describe, expect, it } from 'vitest'
import { brand } from '../../brand'
import { cityName, countryName, joinWords } from './places.server'

describe('places', () => {
  it('are named as their language names them', () => {
    expect(brand.cities.map((city) => cityName(city, 'en'))).toEqual(['Gothenburg', 'Utrecht'])
    expect(brand.cities.map((city) => cityName(city, 'sv'))).toEqual(['Göteborg', 'Utrecht'])
    expect(countryName('NL', 'pl')).toBe('Holandia')
    expect(countryName('SE', 'nl')).toBe('Zweden')
  })

  it('are joined as their language joins them', () => {
    expect(joinWords(['A', 'B'], 'sv')).toBe('A och B')
    expect(joinWords(['A', 'B'], 'pl')).toBe('A i B')
  })
})
