import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { copyInto, openSnapshot } from '~/platform/db-copy/copy-database.server'
import { TABLES, type Snapshot } from '~/platform/db-copy/tables'
import { connect, Prisma, type Db } from '~/platform/db/db.server'
import { migrate } from '../setup/migrate'
import { removeFolder } from '../setup/remove-folder'
import { createSqliteDatabase } from '../setup/sqlite'
import { Visitor } from '../setup/visitor'
import { postgresUrl } from './demo-studio'
import { AppProcess, Installation } from './installation'

const COMMAND = 'prisma/move.ts'

let kanal: Installation

beforeAll(async () => {
  kanal = await Installation.create()
  await addOddRows(kanal.db)
})

afterAll(() => kanal?.dispose())

/** What a careless copy would lose or refuse. */
async function addOddRows(db: Db) {
  await db.setting.create({ data: { key: 'odd-null', value: Prisma.JsonNull } })
  await db.setting.create({
    data: { key: 'odd', value: { b: [1.5, '1', null], a: 'Łódź 🌊 \\ "quoted" {}, NULL\n' } },
  })
  const { id } = await db.user.create({
    data: { username: 'gone', email: 'gone@example.com', name: 'Gone' },
  })
  await db.user.delete({ where: { id } })
  const project = await db.project.findFirstOrThrow()
  const folder = (id: string, parentId?: string) =>
    db.folder.create({ data: { id, projectId: project.id, name: 'NULL', parentId } })
  await folder('01ffffff-0000-7000-8000-000000000000')
  await folder('01000000-0000-7000-8000-000000000000', '01ffffff-0000-7000-8000-000000000000')
  await db.$executeRaw`UPDATE "Setting" SET "updatedAt" = CURRENT_TIMESTAMP WHERE "key" = 'odd'`
}

/** All rows of a model as the app sees them, in an order of their own. */
async function rowsOf(db: Db, model: string) {
  const rows: object[] = await (db as never as Record<string, { findMany(): Promise<object[]> }>)[
    model[0]!.toLowerCase() + model.slice(1)
  ]!.findMany()
  const sorted = (_: string, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`
    return value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value
  }
  return rows.map((row) => JSON.stringify(row, sorted)).sort()
}

const moveTo = (to: string, from = kanal.settings.DATABASE_URL!) =>
  kanal.execute(COMMAND, ['--from', from, '--to', to])

describe('moving the demo from SQLite to PostgreSQL', () => {
  let url: string
  let moved: Db

  beforeAll(async () => {
    url = postgresUrl('moved')
    const { code, output } = await moveTo(url)
    expect(output).toMatch(/rows of \d+ tables moved: counts and hashes match on both sides/)
    expect(code).toBe(0)
    moved = connect(url)
  })
  afterAll(() => moved?.$disconnect())

  test('brings every row of every model, as the app sees it', async () => {
    expect(TABLES.map(({ name }) => name).sort()).toEqual(Object.keys(Prisma.ModelName).sort())
    for (const { name } of TABLES)
      expect(await rowsOf(moved, name), name).toEqual(await rowsOf(kanal.db, name))
    expect(await moved.order.count()).toBeGreaterThan(0)
  })

  test('gives no id a second time, not even that of a row that is gone', async () => {
    const [{ seq }] = (await kanal.db.$queryRaw<
      { seq: bigint }[]
    >`SELECT seq FROM sqlite_sequence WHERE name = 'User'`) as [{ seq: bigint }]
    const { id } = await moved.user.create({
      data: { username: 'next', email: 'next@example.com', name: 'Next' },
    })
    expect(id).toBe(Number(seq) + 1)
  })

  test('is served: the same people sign in', async () => {
    await kanal.start({ DATABASE_URL: url })
    const client = new Visitor({
      origin: kanal.origin,
      answer: (request) => fetch(request, { redirect: 'manual' }),
    })
    expect((await client.signInAs('client')).status).toBe(200)
  })

  test('is refused into a database that has rows, which stay as they are', async () => {
    const before = await moved.user.count()
    const { code, output } = await moveTo(url)
    expect(output).toContain('not empty')
    expect(output).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
    expect(await moved.user.count()).toBe(before)
  })

  test('leads back to SQLite just as well', async () => {
    const back = await createSqliteDatabase()
    await copyInto(back.url, () => openSnapshot(url))
    const client = connect(back.url)
    for (const { name } of TABLES)
      expect(await rowsOf(client, name), name).toEqual(await rowsOf(moved, name))
    await client.$disconnect()
    await back.dispose()
  })
})

describe('a copy that is killed in its middle leaves nothing, and the next one brings all:', () => {
  const halted = 'Order'

  /** Kills a command once it waits for a table in the middle, which somebody else holds. */
  async function killAt(
    holder: Client,
    hold: 'SHARE' | 'ACCESS EXCLUSIVE',
    command: string[],
    settings: Record<string, string>,
  ) {
    await holder.query('BEGIN')
    await holder.query(`LOCK TABLE "${halted}" IN ${hold} MODE`)
    const copy = new AppProcess(['--import', 'tsx', ...command], settings)
    const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = '"${halted}"'::regclass`
    await vi.waitFor(
      async () => {
        expect(copy.isRunning, copy.output).toBe(true)
        expect((await holder.query(waiting)).rowCount).toBe(1)
      },
      { timeout: 60_000, interval: 50 },
    )
    await copy.stop('SIGKILL')
    await holder.query('ROLLBACK')
  }

  /** Kills a command that fills a database of PostgreSQL, where it waits to write. */
  async function killInside(url: string, command: string[], settings: Record<string, string>) {
    await migrate(url)
    const holder = new Client(url)
    await holder.connect()
    await killAt(holder, 'SHARE', command, settings)
    const others = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`
    await vi.waitFor(async () => expect((await holder.query(others)).rowCount).toBe(0), {
      timeout: 60_000,
      interval: 50,
    })
    for (const { name } of TABLES)
      expect((await holder.query(`SELECT 1 FROM "${name}" LIMIT 1`)).rowCount, name).toBe(0)
    await holder.end()
  }

  async function expectAll(url: string) {
    const copied = connect(url)
    for (const { name } of TABLES)
      expect(await rowsOf(copied, name), name).toEqual(await rowsOf(kanal.db, name))
    await copied.$disconnect()
  }

  test('a move', async () => {
    const url = postgresUrl('move-killed')
    const words = ['--from', kanal.settings.DATABASE_URL!, '--to', url]
    await killInside(url, [COMMAND, ...words], kanal.settings)
    expect(await moveTo(url)).toMatchObject({ code: 0 })
    await expectAll(url)
  })

  test('a move into SQLite', async () => {
    const [url, target] = [postgresUrl('move-back'), await createSqliteDatabase()]
    expect(await moveTo(url)).toMatchObject({ code: 0 })
    const holder = new Client(url)
    await holder.connect()
    const words = ['--from', url, '--to', target.url]
    await killAt(holder, 'ACCESS EXCLUSIVE', [COMMAND, ...words], kanal.settings)
    await holder.end()
    const left = connect(target.url)
    for (const { name } of TABLES) expect(await rowsOf(left, name), name).toEqual([])
    await left.$disconnect()
    expect(await moveTo(target.url, url)).toMatchObject({ code: 0 })
    await expectAll(target.url)
    await target.dispose()
  })

  test('a restore, whose files are there already', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kanal-killed-'))
    const [backup, DATABASE_URL] = [join(folder, 'backup'), postgresUrl('restore-killed')]
    expect(await kanal.execute('prisma/backup.ts', ['--to', backup])).toMatchObject({ code: 0 })
    const settings = { DATABASE_URL, DATA_DIR: join(folder, 'data') }
    const words = ['--from', backup]
    await killInside(DATABASE_URL, ['prisma/restore.ts', ...words], {
      ...kanal.settings,
      ...settings,
    })
    expect(await kanal.execute('prisma/restore.ts', words, settings)).toMatchObject({ code: 0 })
    await expectAll(DATABASE_URL)
    await removeFolder(folder)
  })
})

describe('a move that would lose something fails and leaves the new database empty', () => {
  const url = postgresUrl('spoilt')
  beforeAll(() => migrate(url))

  /** A source that hands over other rows of a table at its first reading. */
  function spoilt(
    change: (rows: (string | null)[][]) => (string | null)[][],
  ): () => Promise<Snapshot> {
    let readings = 0
    return async () => {
      const snapshot = await openSnapshot(kanal.settings.DATABASE_URL!)
      if (readings++ > 0) return snapshot
      return {
        ...snapshot,
        async *rows(table) {
          for await (const rows of snapshot.rows(table))
            yield table.name === 'Event' ? change(rows) : rows
        },
      }
    }
  }

  test.each<[string, (rows: (string | null)[][]) => (string | null)[][]]>([
    ['a row', (rows) => rows.slice(1)],
    [
      'a letter',
      (rows) =>
        rows.map((row, index) =>
          index === 0 ? row.map((value) => value?.replace('client', 'cliemt') ?? null) : row,
        ),
    ],
  ])('%s', async (_, change) => {
    await expect(copyInto(url, spoilt(change))).rejects.toThrow(/Event: \d+ rows became \d+/)
    const db = connect(url)
    expect(await Promise.all([db.event.count(), db.user.count()])).toEqual([0, 0])
    await db.$disconnect()
  })

  test('what PostgreSQL cannot hold, naming the table', async () => {
    const source = await Installation.create()
    await source.db
      .$executeRaw`UPDATE "Product" SET "price" = 3000000000 WHERE "id" = (SELECT "id" FROM "Product" LIMIT 1)`
    const { code, output } = await moveTo(postgresUrl('refused'), source.settings.DATABASE_URL!)
    expect(output).toContain('Product could not be copied')
    expect(code).toBe(1)
    await source.db.$executeRaw`UPDATE "Product" SET "price" = 1`
    await source.db
      .$executeRaw`UPDATE "User" SET "name" = "name" || char(0) || 'x' WHERE "id" = (SELECT "id" FROM "User" LIMIT 1)`
    const cut = await moveTo(postgresUrl('refused'), source.settings.DATABASE_URL!)
    expect(cut.output).toContain('User.name has a text with the character U+0000')
    expect(cut.code).toBe(1)
    await source.dispose()
  })

  test('a source that is not there, and words that are missing', async () => {
    expect(await moveTo(postgresUrl('nothing'), 'file:./no-such.sqlite')).toMatchObject({
      code: 1,
      output: expect.stringContaining('doesn’t exist'),
    })
    expect(await kanal.execute(COMMAND, [])).toMatchObject({
      code: 1,
      output: expect.stringContaining('npm run db:move'),
    })
    expect(await moveTo('postgres://')).toMatchObject({
      code: 1,
      output: '--to lacks a host: write postgres://user:password@host/database.\n',
    })
  })
})
