import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeQuery, readPage, readPlace, rowsAt, toPage, type Place } from './paging'
import { readRowNumber } from './row-id'

const rows = [9, 4, 7, 1, 8].map((id) => ({ id }))
const ids = (page: { rows: { id: number }[] }) => page.rows.map(({ id }) => id)
const at = (place: Place, size = 2) => readPage(place, size, (to) => rowsAt(rows, to, size))

describe('a page by keyset', () => {
  test('starts at the start, and says where the next one comes after', async () => {
    expect(await at({})).toEqual({
      rows: [{ id: 9 }, { id: 4 }],
      before: null,
      after: 4,
      strayed: false,
    })
  })

  test('in the middle leads both ways', async () => {
    expect(await at({ after: 4 })).toEqual({
      rows: [{ id: 7 }, { id: 1 }],
      before: 7,
      after: 1,
      strayed: false,
    })
  })

  test('at the end leads back only', async () => {
    expect(await at({ after: 1 })).toEqual({
      rows: [{ id: 8 }],
      before: 8,
      after: null,
      strayed: false,
    })
  })

  test('going back ends where it started', async () => {
    expect(await at({ before: 8 })).toEqual({
      rows: [{ id: 7 }, { id: 1 }],
      before: 7,
      after: 1,
      strayed: false,
    })
    expect(await at({ before: 7 })).toEqual({
      rows: [{ id: 9 }, { id: 4 }],
      before: null,
      after: 4,
      strayed: false,
    })
  })

  test.each([{ after: 8 }, { before: 9 }, { after: 77 }, { before: 77 }])(
    'from a place that leads to nothing, %j, it is the first one, which has strayed',
    async (place) => {
      const page = await at(place)
      expect([ids(page), page.strayed]).toEqual([[9, 4], true])
    },
  )

  test('of no rows leads nowhere', () => {
    expect(toPage([], {}, 2)).toEqual({ rows: [], before: null, after: null, strayed: false })
  })

  test('walked in either direction shows every row once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        async (numbers, size) => {
          const all = numbers.map((id) => ({ id }))
          const open = (place: Place) => readPage(place, size, (to) => rowsAt(all, to, size))
          const forward = [await open({})]
          while (forward.at(-1)!.after !== null)
            forward.push(await open({ after: forward.at(-1)!.after! }))
          expect(forward.flatMap(ids)).toEqual(numbers)
          const back = [forward.at(-1)!]
          while (back[0]!.before !== null) back.unshift(await open({ before: back[0]!.before }))
          expect(back.flatMap(ids)).toEqual(numbers)
        },
      ),
    )
  })
})

test('the database is asked for one row more than a page has, in the direction of the place', () => {
  expect(placeQuery({}, 12)).toEqual({ take: 13 })
  expect(placeQuery({ after: 5 }, 12)).toEqual({ cursor: { id: 5 }, skip: 1, take: 13 })
  expect(placeQuery({ before: 5 }, 12)).toEqual({ cursor: { id: 5 }, skip: 1, take: -13 })
})

describe('what an address asks for', () => {
  const place = (query: string) => readPlace(new URLSearchParams(query))

  test('is a place by an id', () => {
    expect([place(''), place('after=12'), place('before=3')]).toEqual([
      {},
      { after: 12 },
      { before: 3 },
    ])
  })

  test.each([
    'after=x',
    'after=0',
    'after=-1',
    'after=1.5',
    'before=99999999999',
    'after=%00',
    "after='",
  ])('%s is none, and has strayed', (query) => {
    expect(place(query)).toEqual({ strayed: true })
  })

  test('is nothing where nothing is named', () => {
    expect([place('after='), place('before=&after=')]).toEqual([{}, {}])
  })

  test.each([
    ['7', 7],
    ['2147483647', 2147483647],
    ['2147483648', null],
    ['007', null],
    [undefined, null],
    ['<script>', null],
  ])('the id of a row, %j, is %j', (value, id) => {
    expect(readRowNumber(value)).toBe(id)
  })
})
