import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { databaseLocation } from '~/platform/db/location'
import { DEMO_PASSWORD, DEMO_STUDIO_OWNER } from '~/domain/people/demo-accounts'
import { PEOPLE, type Who } from '../setup/everybody'
import { mappedRoutes } from '../setup/route-map'
import { Visitor } from '../setup/visitor'
import { inTurn } from '../setup/thorough'

/**
 * One row in each table whose JSON has another shape than it should, or whose currency and country
 * are none, as an older or newer version or a hand may leave it: what lists it is there for
 * everybody all the same.
 */
const SHAPES = ['null', '{"en":5}', '"x"', '[{"a":1}]']
const CODES = ['currency', 'country', 'language', 'topic']

interface Column {
  table: string
  name: string
  type: string
}

/** PostgreSQL refuses most of what is put into the rows here. */
const onSqlite = databaseLocation({ DATABASE_URL: process.env.DATABASE_URL! }).provider === 'sqlite'

const visitors = {} as Record<Who, Visitor>
let columns: Column[]

beforeAll(async () => {
  if (!onSqlite) return
  for (const who of PEOPLE) {
    visitors[who] = new Visitor()
    if (who !== 'anonymous') await visitors[who].signIn(who, DEMO_PASSWORD)
  }
  columns = await db.$queryRaw<Column[]>`
    SELECT m.name AS "table", c.name AS name, UPPER(c.type) AS type FROM sqlite_master m JOIN pragma_table_info(m.name) c
    WHERE m.type = 'table' AND m.name NOT IN ('Event', 'Setting') AND m.name NOT LIKE '\\_prisma%' ESCAPE '\\'`
})

const AREAS: [RegExp, Who][] = [
  [/^\/studiostack\/dashboard/, DEMO_STUDIO_OWNER],
  [/^\/(dashboard|shop)\/admin/, 'admin'],
  [/^\/dashboard\/freelancer/, 'freelancer'],
  [/^\/(dashboard|api\/my-orders)/, 'client'],
]
const whoReads = (pattern: string) => AREAS.find(([area]) => area.test(pattern))?.[1] ?? 'anonymous'

/**
 * Pages, feeds and lists of everybody, without those of one row, the free tools, and what goes on
 * without an end.
 */
const lists = mappedRoutes.filter(
  ({ pattern }) =>
    !/[:*]|^\/(tools\/|auth\/sign-out|webhooks|metrics|dashboard\/live)/.test(pattern),
)

/** Puts a text into the newest row of each table; what is returned puts back what was there. */
async function spoil(chosen: Column[], text: string) {
  const undo: (() => Promise<unknown>)[] = []
  for (const { table, name } of chosen) {
    const newest = `rowid = (SELECT MAX(rowid) FROM "${table}")`
    const [row] = await db.$queryRawUnsafe<{ was: string | null }[]>(
      `SELECT CAST("${name}" AS TEXT) AS was FROM "${table}" WHERE ${newest}`,
    )
    const changed = await db
      .$executeRawUnsafe(`UPDATE "${table}" SET "${name}" = ? WHERE ${newest}`, text)
      .catch(() => 0)
    if (row && changed)
      undo.push(() =>
        db.$executeRawUnsafe(`UPDATE "${table}" SET "${name}" = ? WHERE ${newest}`, row.was),
      )
  }
  return { count: undo.length, restore: () => Promise.all(undo.map((one) => one())) }
}

async function faults() {
  const found: string[] = []
  for (const { pattern } of lists) {
    const who = whoReads(pattern)
    const { status } = await visitors[who].fetch(pattern)
    if (status >= 500) found.push(`${who} ${pattern} ${status}`)
  }
  return found
}

describe.runIf(onSqlite)('a row that is not as it should be', () => {
  test('nothing is broken before', async () => {
    expect(lists.length).toBeGreaterThan(90)
    expect(await faults()).toEqual([])
  })

  test.each(inTurn(SHAPES, 0))('no list fails over a row whose JSON is %s', async (shape) => {
    const { count, restore } = await spoil(
      columns.filter(({ type }) => type === 'JSONB'),
      shape,
    )
    const found = await faults()
    await restore()
    expect(count).toBeGreaterThan(15)
    expect(found).toEqual([])
  })

  test('no list fails over a row whose currency, country, language or topic is none', async () => {
    const isCode = ({ name, type }: Column) => CODES.includes(name) && type === 'TEXT'
    const { count, restore } = await spoil(columns.filter(isCode), 'not one of ours')
    const found = await faults()
    await restore()
    expect(count).toBeGreaterThan(15)
    expect(found).toEqual([])
  })

  test('no list fails over a row whose status is none', async () => {
    const { count, restore } = await spoil(
      columns.filter(({ name, type }) => name === 'status' && type === 'TEXT'),
      'of another version',
    )
    const found = await faults()
    await restore()
    expect(count).toBeGreaterThan(15)
    expect(found).toEqual([])
  })

  test('no list fails over a row with dates and JSON that are none', async () => {
    const { count, restore } = await spoil(
      columns.filter(
        ({ type, table }) =>
          ['JSONB', 'DATETIME'].includes(type) && !['Session', 'User', 'RateLimit'].includes(table),
      ),
      '{broken',
    )
    const found = await faults()
    await restore()
    expect(count).toBeGreaterThan(50)
    expect(found).toEqual([])
  })
})
