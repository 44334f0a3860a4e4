import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listFilter, oneOf, ticked } from './list-filter.rules'

const readNumber = (asked: string | null) => (/^[1-9]\d?$/.test(asked ?? '') ? Number(asked) : null)
const readWords = (asked: string | null) => (asked ?? '').trim()
const boats = listFilter(
  { q: readWords, state: oneOf(['afloat', 'ashore']), berth: readNumber, late: ticked },
  ['newest', 'name'],
)
const read = (query: string) => boats.read(new URLSearchParams(query))

describe('what a list is chosen by', () => {
  it('is read out of the address, part by part', () => {
    expect(read('q=+mast+&state=ashore&berth=7&late=yes&sort=name')).toEqual({
      q: 'mast',
      state: 'ashore',
      berth: 7,
      late: true,
      sort: 'name',
    })
  })

  it('is nothing where the address asks for what does not exist', () => {
    const nothing = { q: '', state: null, berth: null, late: false, sort: 'newest' }
    expect([read(''), read('state=sunk&berth=0&late=no&sort=size&keel=1')]).toEqual([
      nothing,
      nothing,
    ])
    expect(boats.isNarrowed(read('sort=name'))).toBe(false)
  })

  it('stands in the address without what it does not ask for', () => {
    expect(boats.query(read('berth=7&sort=newest'))).toEqual({ berth: '7' })
    expect(boats.isNarrowed(read('berth=7'))).toBe(true)
  })

  it('is the same after it was written into an address', () => {
    const values = fc.record({
      q: fc.string().map(readWords),
      state: fc.constantFrom('afloat', 'ashore', null),
      berth: fc.option(fc.integer({ min: 1, max: 99 })),
      late: fc.boolean(),
      sort: fc.constantFrom('newest', 'name'),
    })
    fc.assert(
      fc.property(values, (filter) => {
        const query = Object.entries(boats.query(filter)).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        )
        expect(boats.read(new URLSearchParams(query))).toEqual(filter)
      }),
    )
  })
})
