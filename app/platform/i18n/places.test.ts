import { describe, expect, it } from 'vitest'
import { countryName, joinWords } from './places.server'

describe('places', () => {
  it('are named as their language names them', () => {
    expect(countryName('NL', 'pl')).toBe('Holandia')
    expect(countryName('SE', 'nl')).toBe('Zweden')
  })

  it('are joined as their language joins them', () => {
    expect(joinWords(['A', 'B'], 'sv')).toBe('A och B')
    expect(joinWords(['A', 'B'], 'pl')).toBe('A i B')
  })
})
