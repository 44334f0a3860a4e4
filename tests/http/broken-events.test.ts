import { beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_STUDIO_OWNER } from '~/domain/people/demo-accounts'
import { db } from '~/platform/db/db.server'
import { databaseLocation } from '~/platform/db/location'
import { findAddresses } from '../setup/addresses'
import { PEOPLE, type Who } from '../setup/everybody'
import { mappedRoutes } from '../setup/route-map'
import { Visitor } from '../setup/visitor'
import { inTurn } from '../setup/thorough'

/**
 * What happened is told on many pages, and an event's data is whatever the version had that wrote
 * it: pages of one thing are there all the same when the newest event of each kind says nothing,
 * or something else than they expect.
 */
const SHAPES = [
  '{"fields":[null,{"field":1}],"section":"basics"}',
  '{"fields":{"field":"name"},"section":"words","language":"en"}',
  'null',
  '"x"',
  '[{"a":1}]',
  '{broken',
  '{"fields":7,"section":7,"language":"xx","before":5,"after":[],"amount":"much","currency":"none","milestones":{},"title":7}',
]

const AREAS: [RegExp, Who][] = [
  [/^\/studiostack\/dashboard/, DEMO_STUDIO_OWNER],
  [/^\/(dashboard|shop)\/admin/, 'admin'],
  [/^\/dashboard\/freelancer/, 'freelancer'],
]
const whoReads = (pattern: string) => AREAS.find(([area]) => area.test(pattern))?.[1] ?? 'client'
const pages = mappedRoutes.filter(
  ({ pattern }) =>
    /^\/(studiostack\/)?dashboard\/.*:/.test(pattern) || /^\/dashboard\/admin\//.test(pattern),
)

const onSqlite = databaseLocation({ DATABASE_URL: process.env.DATABASE_URL! }).provider === 'sqlite'
const visitors = {} as Record<Who, Visitor>
let columns: string[]
let addressOf: (pattern: string) => string

beforeAll(async () => {
  if (!onSqlite) return
  for (const who of PEOPLE) {
    visitors[who] = new Visitor()
    if (who !== 'anonymous') await visitors[who].signIn(who, DEMO_PASSWORD)
  }
  addressOf = await findAddresses()
  columns = (
    await db.$queryRaw<{ name: string }[]>`SELECT name FROM pragma_table_info('Event')`
  ).map(({ name }) => name)
})

/** Lets the same things have happened again, with other data; for good, as events are. */
async function happenAgain(data: string) {
  const others = columns.filter((name) => !['id', 'key', 'data'].includes(name))
  const list = others.map((name) => `"${name}"`).join(', ')
  await db.$executeRawUnsafe('DELETE FROM "Event" WHERE id >= \'f\' AND "actorType" <> \'admin\'')
  return db.$executeRawUnsafe(
    `INSERT INTO "Event" (id, key, data, ${list})
     SELECT 'f' || lower(hex(randomblob(3))) || '0' || substr(id, 9), lower(hex(randomblob(16))), ?, ${list}
     FROM "Event" WHERE id < 'f' GROUP BY subject, "subjectId", kind`,
    data,
  )
}

/** The forms of a product as they were before a change of it, which tells what it likes. */
async function putBack(data: string) {
  const { id } = await db.product.findFirstOrThrow({ select: { id: true } })
  const change = await db.event.create({
    data: {
      key: `broken-change-${data}`,
      subject: 'product',
      subjectId: String(id),
      kind: 'product.changed',
      actorType: 'system',
    },
  })
  await db.$executeRawUnsafe('UPDATE "Event" SET data = ? WHERE id = ?', data, change.id)
  return ['basics', 'prices', 'words/en'].map(
    (part) => `/dashboard/admin/products/${id}/${part}?before=${change.id}`,
  )
}

async function faults(data: string) {
  const found: string[] = []
  for (const path of await putBack(data)) {
    const { status } = await visitors.admin.fetch(path)
    if (status >= 500) found.push(`admin ${path} ${status}`)
  }
  for (const { pattern } of pages) {
    const who = whoReads(pattern)
    const { status } = await visitors[who].fetch(addressOf(pattern))
    if (status >= 500) found.push(`${who} ${pattern} ${status}`)
  }
  return found
}

test.runIf(onSqlite).each(inTurn(SHAPES, 0))(
  'no page fails over events whose data is %s',
  async (shape) => {
    expect(await happenAgain(shape)).toBeGreaterThan(100)
    expect(await faults(shape)).toEqual([])
  },
)
