import { describe, expect, it } from 'vitest'
import { checkPairing, readMove } from './check-pairing.server'
import { queryOf } from './pairing.schema'

describe('an address', () => {
  it('has a pair before anything is chosen', () => {
    const { pair, problems } = checkPairing({})
    expect([pair!.heading.id, pair!.body.id, pair!.weight, problems]).toEqual([
      'playfair-display',
      'source-sans-3',
      700,
      {},
    ])
  })

  it('says of each field what is wrong', () => {
    expect(checkPairing({ heading: 'arial', body: '__proto__' }).problems).toEqual({
      heading: 'unknown',
      body: 'unknown',
    })
    expect(checkPairing({ heading: 'x'.repeat(5_000_000) }).problems).toEqual({
      heading: 'unknown',
    })
    expect(checkPairing({ headingSize: '17', bodySize: '29' }).problems).toEqual({
      headingSize: 'size',
      bodySize: 'size',
    })
    expect(checkPairing({ title: 'x'.repeat(81), text: 'x'.repeat(601) }).problems).toEqual({
      title: 'title',
      text: 'text',
    })
  })

  it.each(['', '1e1', '-20', '20.5', 'NaN', '0x20', '999999', '２０'])(
    'with the size %j has none',
    (bodySize) => {
      expect(checkPairing({ bodySize }).problems).toEqual({ bodySize: 'size' })
    },
  )

  it('goes on without what cannot be', () => {
    const { input } = checkPairing({ weight: '900', seed: 'NaN', kind: 'constructor', faces: 'x' })
    expect(input).toMatchObject({ weight: '700', seed: 0, kind: undefined, faces: undefined })
  })

  it('says no more than it has to, and the same when read again', () => {
    expect(queryOf(checkPairing({}).input!)).toMatchObject({
      heading: 'playfair-display',
      body: 'source-sans-3',
      weight: undefined,
      seed: undefined,
      title: '',
    })
    const query = {
      heading: 'lora',
      body: 'inter',
      weight: '400',
      headingSize: '60',
      seed: '7',
      keepBody: 'on',
      title: 'Å',
      kind: 'serif',
    }
    const told = Object.fromEntries(
      Object.entries(queryOf(checkPairing(query).input!)).flatMap(([key, value]) =>
        value === undefined || value === '' ? [] : [[key, String(value)]],
      ),
    )
    expect(told).toEqual(query)
  })
})

describe('a button', () => {
  it('is none without its name', () => expect(readMove({ heading: 'lora' })).toBeNull())

  it('shuffles and counts on', () => {
    const move = readMove({ shuffle: 'on', heading: 'lora', keepHeading: 'on', seed: '41' })
    expect(move).toMatchObject({ input: { heading: 'lora', seed: 42, keepHeading: true } })
    expect((move as { input: { body: string } }).input.body).not.toBe('source-sans-3')
  })

  it('refuses when nothing may change, or nothing can be read', () => {
    expect(readMove({ shuffle: 'on', keepHeading: 'on', keepBody: 'on' })).toEqual({
      problems: { keepBody: 'bothKept' },
    })
    expect(readMove({ shuffle: 'on', heading: 'arial' })).toEqual({
      problems: { heading: 'unknown' },
    })
  })

  it('puts a family in a place', () => {
    expect(readMove({ useHeading: 'lora', body: 'inter' })).toMatchObject({
      input: { heading: 'lora', body: 'inter' },
    })
    expect(readMove({ useBody: '../../etc' })).toEqual({ problems: { body: 'unknown' } })
  })
})
