import { describe, expect, it } from 'vitest'
import { organizationData, postalAddress } from './organization.server'

describe('an address for search engines', () => {
  it('is taken apart as each country writes it', () => {
    expect(
      postalAddress({ address: 'Södra Hamngatan 25, 411 14 Göteborg', country: 'SE' }),
    ).toMatchObject({
      streetAddress: 'Södra Hamngatan 25',
      postalCode: '411 14',
      addressLocality: 'Göteborg',
    })
    expect(
      postalAddress({ address: 'Oudegracht 187, 3511 NE Utrecht', country: 'NL' }),
    ).toMatchObject({
      streetAddress: 'Oudegracht 187',
      postalCode: '3511 NE',
      addressLocality: 'Utrecht',
    })
    expect(
      postalAddress({ address: 'Nadbrzeżna 3, lok. 2, 80-001 Gdańsk', country: 'PL' }),
    ).toMatchObject({
      streetAddress: 'Nadbrzeżna 3, lok. 2',
      postalCode: '80-001',
      addressLocality: 'Gdańsk',
    })
  })

  it('stands in the studio’s data for each city', () =>
    expect(organizationData().address).toHaveLength(2))
})
