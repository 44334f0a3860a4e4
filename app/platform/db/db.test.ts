import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, missingMigration, projectRoot } from '../../../tests/setup/migrate'
import { startPostgres, type PostgresServer } from '../../../tests/setup/postgres'
import { createSqliteDatabase, type SqliteDatabase } from '../../../tests/setup/sqlite'
import { containing, literal } from './containing.server'
import { connect, Prisma, transaction, type Db } from './db.server'
import { isUniqueViolation } from './errors.server'

const studio = { name: 'Kanal', languages: ['en', 'sv'], currencies: ['USD'] }
const product = {
  slug: 'shop',
  category: 'shop',
  platform: 'web',
  codeLevel: 'code',
  price: 90_000,
  image: 'shop.webp',
}

const newEvent = (id: string, key: string) =>
  `INTO "Event" ("id", "key", "subject", "subjectId", "kind", "actorType")
    VALUES ('${id}', '${key}', 'setting', 'limit', 'nothing', 'client')`
/** Ways to an entry of the audit log that are neither an UPDATE nor a DELETE of it. */
const OVERWRITES: Record<string, (kept: string, other: string) => string[]> = {
  SQLite: (kept, other) => [
    `REPLACE ${newEvent('new', 'kept')}`,
    `INSERT OR REPLACE ${newEvent(kept, 'new')}`,
    `UPDATE OR REPLACE "Event" SET "key" = 'kept' WHERE "id" = '${other}'`,
    `UPDATE OR REPLACE "Event" SET "id" = '${kept}' WHERE "id" = '${other}'`,
  ],
  PostgreSQL: (kept) => [
    'TRUNCATE "Event"',
    'TRUNCATE "Order" CASCADE',
    `INSERT ${newEvent(kept, 'new')} ON CONFLICT ("id") DO UPDATE SET "kind" = 'nothing'`,
  ],
}

let postgres: PostgresServer
let sqlite: SqliteDatabase
const urls: Record<string, string> = {}

beforeAll(async () => {
  ;[postgres, sqlite] = await Promise.all([startPostgres(), createSqliteDatabase()])
  urls.PostgreSQL = await postgres.createDatabase('kanal')
  urls.SQLite = sqlite.url
})

afterAll(async () => {
  await postgres?.stop()
  await sqlite?.dispose()
})

describe('migrations', () => {
  it('create the database where none is, and run again without effect', async () => {
    const file = join(tmpdir(), `kanal-${process.pid}`, 'new.sqlite')
    for (const url of [`file:${file}`, postgres.url('new')]) {
      await migrate(url)
      await migrate(url)
      const client = connect(url)
      expect(await client.order.count()).toBe(0)
      await client.$disconnect()
    }
    await rm(join(file, '..'), { recursive: true })
  })

  it('lack nothing of the models', async () => {
    expect(await missingMigration('sqlite', sqlite.url)).toBeUndefined()
    expect(await missingMigration('postgresql', urls.PostgreSQL!)).toBeUndefined()
  })

  it('have SQLite read tickets in the order of their clocks', async () => {
    const client = connect(urls.SQLite!)
    const plan = await client.$queryRaw<{ detail: string }[]>`EXPLAIN QUERY PLAN SELECT "id"
      FROM "Ticket"
      ORDER BY CASE WHEN "answerDueAt" IS NULL THEN 1 ELSE 0 END, "answerDueAt" ASC, "id" DESC LIMIT 26`
    await client.$disconnect()
    expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining('Ticket_clock_idx')])
  })

  it('let an index find words by how they begin, whatever the order of letters in the database', async () => {
    const client = connect(urls.PostgreSQL!)
    const columns = await client.$queryRaw<
      { table: string; collation: string | null }[]
    >`SELECT table_name AS "table", collation_name AS "collation"
      FROM information_schema.columns
      WHERE column_name = 'word'`
    await client.$disconnect()
    expect(columns.length).toBeGreaterThan(6)
    expect(columns.filter(({ collation }) => collation !== 'C')).toEqual([])
  })
})

describe.each(['SQLite', 'PostgreSQL'])('on %s', (provider) => {
  let db: Db

  beforeAll(() => {
    db = connect(urls[provider]!)
  })

  afterAll(() => db.$disconnect())

  it('takes a list of thousands in a query that is sorted and paged', async () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => index + 1)
    expect(
      await db.studio.findMany({ where: { id: { in: ids } }, orderBy: { id: 'desc' }, take: 5 }),
    ).toEqual([])
    expect(await db.studio.count({ where: { id: { in: ids } } })).toBe(0)
  })

  it('keeps enums, JSON and generated ids', async () => {
    const { id } = await db.studio.create({
      data: { ...studio, slug: 'kanal', status: 'published' },
    })
    const cart = await db.cart.create({ data: { studioId: id, tokenHash: 'hash' } })
    expect(await db.studio.findUnique({ where: { id } })).toMatchObject({
      status: 'published',
      languages: ['en', 'sv'],
    })
    expect(cart).toMatchObject({
      status: 'active',
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
    })
    await db.setting.create({ data: { key: 'none', value: Prisma.JsonNull } })
    expect((await db.setting.findUnique({ where: { key: 'none' } }))?.value).toBeNull()
  })

  it('takes the signs of a pattern for themselves, in reading and in writing', async () => {
    const names = ['100% paid', '100 kr paid', 'a_b', 'axb', String.raw`c:\_d`, 'c:xd', 'ÅÄÖ%']
    await db.studio.createMany({
      data: names.map((name, index) => ({ ...studio, slug: `sign-${index}`, name })),
    })
    const among = { slug: { startsWith: 'sign-' } }
    const found = async (text: string) =>
      (
        await db.studio.findMany({
          where: {
            ...among,
            OR: containing(text, provider === 'PostgreSQL').map((name) => ({ name })),
          },
          orderBy: { slug: 'asc' },
        })
      ).map(({ name }) => name)
    expect(
      await Promise.all(['0%', 'A_B', '\\', 'c:\\_', '%', '_', 'åäö%', '%%'].map(found)),
    ).toEqual([
      ...[
        ['100% paid'],
        ['a_b'],
        [names[4]],
        [names[4]],
        ['100% paid', 'ÅÄÖ%'],
        ['a_b', names[4]],
        ['ÅÄÖ%'],
        [],
      ],
    ])
    const { count } = await transaction(
      (tx) =>
        tx.studio.updateMany({
          where: { ...among, name: { startsWith: literal('a_') } },
          data: { languages: [] },
        }),
      db,
    )
    expect([
      count,
      await db.studio.count({ where: { ...among, NOT: { name: { contains: literal('%') } } } }),
    ]).toEqual([1, 5])
  })

  it('names the field of a unique constraint', async () => {
    await db.studio.create({ data: { ...studio, slug: 'twice' } })
    const error = await db.studio
      .create({ data: { ...studio, slug: 'twice' } })
      .catch((reason: unknown) => reason)
    expect(isUniqueViolation(error, 'slug')).toBe(true)
    expect(isUniqueViolation(error, 'name')).toBe(false)
  })

  it('deletes what cascades and refuses what dangles', async () => {
    const { id: studioId } = await db.studio.create({ data: { ...studio, slug: 'cascade' } })
    const { id } = await db.product.create({
      data: { ...product, studioId, prices: { create: { currency: 'SEK', amount: 1 } } },
    })
    await expect(db.product.create({ data: { ...product, studioId: -1 } })).rejects.toMatchObject({
      code: 'P2003',
    })
    await db.product.delete({ where: { id } })
    expect(await db.productPrice.count({ where: { productId: id } })).toBe(0)
  })

  it('keeps what staff did, however it is to be overwritten', async () => {
    const event = { subject: 'setting', subjectId: 'limit', kind: 'setting.changed' }
    const kept = await db.event.create({ data: { ...event, key: 'kept', actorType: 'admin' } })
    const { id: other } = await db.event.create({
      data: { ...event, key: 'other', actorType: 'client' },
    })
    for (const sql of OVERWRITES[provider]!(kept.id, other))
      await expect(db.$executeRawUnsafe(sql), sql).rejects.toThrow('append-only')
    const again = await db.event
      .create({ data: { ...event, key: 'kept', actorType: 'admin' } })
      .catch((reason: unknown) => reason)
    expect(isUniqueViolation(again, 'key')).toBe(true)
    expect(
      await db.event.findMany({
        where: { id: { in: [kept.id, other] } },
        orderBy: { key: 'asc' },
        select: { id: true, key: true },
      }),
    ).toEqual([
      { id: kept.id, key: 'kept' },
      { id: other, key: 'other' },
    ])
  })

  it('shows and undoes nothing of others while a transaction is open', async () => {
    await db.numberSeries.create({ data: { name: 'inside', next: 1 } })
    let outside: Promise<unknown> | undefined
    const failed = transaction(async (tx) => {
      await tx.numberSeries.update({ where: { name: 'inside' }, data: { next: 2 } })
      expect((await db.numberSeries.findUnique({ where: { name: 'inside' } }))?.next).toBe(1)
      outside = db.numberSeries.create({ data: { name: 'outside' } })
      await Promise.race([outside, new Promise((resolve) => setTimeout(resolve, 50))])
      throw new Error('undone')
    }, db)
    await expect(failed).rejects.toThrow('undone')
    await outside
    expect(
      await db.numberSeries.findMany({
        where: { name: { in: ['inside', 'outside'] } },
        orderBy: { name: 'asc' },
      }),
    ).toEqual([
      { name: 'inside', next: 1 },
      { name: 'outside', next: 1 },
    ])
  })

  it(
    'loses no update of two processes and thirty callers at once',
    { timeout: 60_000 },
    async () => {
      await db.numberSeries.create({ data: { name: 'race', next: 0 } })
      await Promise.all([
        countInProcess(urls[provider]!, 200),
        countInProcess(urls[provider]!, 200),
        ...Array.from({ length: 30 }, () => countHere(db)),
      ])
      expect((await db.numberSeries.findUnique({ where: { name: 'race' } }))?.next).toBe(430)
    },
  )
})

function countHere(client: Db) {
  return transaction(async (tx) => {
    const { next } = await tx.numberSeries.findUniqueOrThrow({ where: { name: 'race' } })
    await tx.numberSeries.update({ where: { name: 'race' }, data: { next: next + 1 } })
  }, client)
}

async function countInProcess(url: string, times: number) {
  const script = join(projectRoot, 'tests/setup/counting-process.ts')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, url, String(times)], {
    cwd: projectRoot,
  })
}
