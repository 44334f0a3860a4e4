import { describe, expect, it } from 'vitest'
import { GAPS, gapsOf, type Gap, type ShopState } from './readiness.rules'

const READY: ShopState = {
  ...{
    legalName: 'Berg & Co AB',
    address: 'Storgatan 1, 111 22 Stockholm',
    country: 'SE',
    companyNumber: '556677-8899',
    vatNumber: null,
    email: 'hej@berg.example',
  },
  ...{
    languages: ['sv', 'en'],
    currencies: ['SEK', 'EUR'],
    tagline: { sv: 'Vi ritar.', en: 'We draw.' },
    accentColour: '#8f2d1d',
    groundColour: '#fbf7ef',
  },
}

/** What each of two services is sold in. */
const SERVICES = [
  ['EUR', 'SEK'],
  ['EUR', 'SEK', 'USD'],
]

describe('what a shop lacks before it opens', () => {
  it('is nothing when all is there', () => {
    expect(gapsOf(READY, SERVICES)).toEqual([])
  })

  it('is everything of a studio that was founded just now', () => {
    const founded = {
      legalName: null,
      address: null,
      country: null,
      companyNumber: null,
      vatNumber: null,
      email: null,
      languages: ['sv'],
      currencies: ['EUR'],
      tagline: null,
      accentColour: null,
      groundColour: null,
    }
    expect(gapsOf(founded, [])).toEqual(GAPS.filter((gap) => gap !== 'prices'))
  })

  it.each<[Gap, Partial<ShopState>]>([
    ['legalName', { legalName: '  ' }],
    ['address', { address: null }],
    ['country', { country: null }],
    ['number', { companyNumber: ' ' }],
    ['email', { email: '' }],
    ['tagline', { tagline: { en: 'We draw.' } }],
    ['tagline', { tagline: { sv: ' ' } }],
    ['colors', { accentColour: '#fbf7ee' }],
    ['colors', { groundColour: '#808080', accentColour: '#8a8a8a' }],
  ])('is %s with %o', (gap, change) => {
    expect(gapsOf({ ...READY, ...change }, SERVICES)).toEqual([gap])
  })

  it('is no company number where there is a VAT number', () => {
    const state = { ...READY, companyNumber: null, vatNumber: 'SE556677889901' }
    expect(gapsOf(state, SERVICES)).toEqual([])
  })

  it('is a service while none is published', () => {
    expect(gapsOf(READY, [])).toEqual(['product'])
  })

  it('is a price where a published service has none in a currency of the shop', () => {
    expect(gapsOf({ ...READY, currencies: ['EUR', 'USD'] }, SERVICES)).toEqual(['prices'])
  })
})
