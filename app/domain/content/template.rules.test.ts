import { describe, expect, test } from 'vitest'
import { isFiltering, readTemplateFilter, templateQuery } from './template.rules'

const NOTHING = { platform: null, type: null, price: null, pick: null, sort: null }
const NO_FILTER = { platform: null, type: null, price: null, pick: false, sort: 'newest' }
const read = (asked: Partial<Record<keyof typeof NOTHING, string>>) =>
  readTemplateFilter({ ...NOTHING, ...asked })

describe('the filter of the templates', () => {
  test('is none, newest first, when nothing is asked for', () => {
    expect(read({})).toEqual({ filter: NO_FILTER, unknown: [] })
    expect(read({ platform: '', type: ' ', price: '', pick: '', sort: '' })).toEqual({
      filter: NO_FILTER,
      unknown: [],
    })
    expect(isFiltering(read({ sort: 'name' }).filter)).toBe(false)
  })

  test('goes by platform, type, price and pick, in any case', () => {
    const { filter } = read({
      platform: 'Framer',
      type: 'landing_page',
      price: 'FREE',
      pick: 'on',
      sort: 'popular',
    })
    expect(filter).toEqual({
      platform: 'framer',
      type: 'landing_page',
      price: 'free',
      pick: true,
      sort: 'popular',
    })
    expect(isFiltering(filter)).toBe(true)
  })

  test('leaves out what there is not, and names it as it was asked for', () => {
    expect(
      read({ platform: 'GeoCities', type: 'fax', price: '12', pick: 'maybe', sort: 'worst' }),
    ).toEqual({
      filter: NO_FILTER,
      unknown: ['GeoCities', 'fax', '12', 'maybe', 'worst'],
    })
    expect(read({ platform: 'constructor' }).unknown).toEqual(['constructor'])
  })

  test('is short in an address, and read back the same', () => {
    expect(templateQuery(read({}).filter)).toEqual({})
    const { filter } = read({
      platform: 'figma',
      type: 'saas',
      price: 'premium',
      pick: '1',
      sort: 'name',
    })
    const query = templateQuery(filter)
    expect(query).toEqual({
      platform: 'figma',
      type: 'saas',
      price: 'premium',
      pick: '1',
      sort: 'name',
    })
    expect(read(query as Record<string, string>).filter).toEqual(filter)
  })
})
