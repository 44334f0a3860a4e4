import { DriverAdapterError, type ArgScalarType } from '@prisma/driver-adapter-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSqliteDatabase, type SqliteDatabase } from '../../../tests/setup/sqlite'
import { sqliteAdapter } from './sqlite-adapter.server'
import { openSqlite, SqliteConnection } from './sqlite-driver.js'

let connection: SqliteConnection
beforeEach(async () => {
  connection = new SqliteConnection(openSqlite(':memory:'))
  await connection.executeScript(`
    CREATE TABLE "Thing" ("id" INTEGER PRIMARY KEY, "name" TEXT NOT NULL UNIQUE, "size" BIGINT, "share" REAL, "isOpen" BOOLEAN, "at" DATETIME, "more" JSONB, "bytes" BLOB);
    CREATE TABLE "Part" ("thingId" INTEGER NOT NULL REFERENCES "Thing" ("id"))`)
})
afterEach(() => connection.dispose())

const asked = (sql: string, ...values: [unknown, ArgScalarType?][]) => ({
  sql,
  args: values.map(([value]) => value),
  argTypes: values.map(([, scalarType = 'unknown']) => ({ scalarType, arity: 'scalar' as const })),
})
const valueOf = async (...query: Parameters<typeof asked>) =>
  (await connection.queryRaw(asked(...query))).rows[0]?.[0]

test('values go in and come out as Prisma means them', async () => {
  const at = '2026-02-03T04:05:06.789Z'
  const bytes = Buffer.from('ab')
  const values: [unknown, ArgScalarType][] = [
    [7, 'int'],
    ['a', 'string'],
    ['9007199254740993', 'bigint'],
    ['1.5', 'decimal'],
    [true, 'boolean'],
    [at, 'datetime'],
    ['{"a":1}', 'json'],
    [bytes.toString('base64'), 'bytes'],
  ]
  expect(
    await connection.executeRaw(
      asked('INSERT INTO "Thing" VALUES (?, ?, ?, ?, ?, ?, ?, ?)', ...values),
    ),
  ).toBe(1)
  const { columnNames, rows } = await connection.queryRaw(asked('SELECT * FROM "Thing"'))
  expect(columnNames).toEqual(['id', 'name', 'size', 'share', 'isOpen', 'at', 'more', 'bytes'])
  expect(rows).toEqual([
    [
      7,
      'a',
      '9007199254740993',
      1.5,
      1,
      '2026-02-03T04:05:06.789+00:00',
      '{"a":1}',
      new Uint8Array(bytes),
    ],
  ])
})

test('a whole number stays one, so that it is divided as one', async () => {
  expect(await valueOf('SELECT ? / 2', [3])).toBe(1)
  expect(await valueOf('SELECT ? / 2', [3.5])).toBe(1.75)
  expect(await valueOf('SELECT typeof(?)', [3])).toBe('integer')
})

test('a time that is kept as a number is one', async () => {
  await connection.executeRaw(
    asked('INSERT INTO "Thing" ("name", "at") VALUES (?, ?)', ['a'], [1_770_000_000_000]),
  )
  expect(await valueOf('SELECT "at" FROM "Thing"')).toBe(new Date(1_770_000_000_000).toISOString())
})

test.each([
  [
    'INSERT INTO "Thing" ("name") VALUES (\'a\'), (\'a\')',
    {
      kind: 'UniqueConstraintViolation',
      constraint: { fields: ['name'] },
      table: 'Thing',
      originalCode: 'SQLITE_CONSTRAINT_UNIQUE',
    },
  ],
  [
    'INSERT INTO "Thing" ("id") VALUES (1)',
    { kind: 'NullConstraintViolation', constraint: { fields: ['name'] } },
  ],
  ['INSERT INTO "Part" VALUES (9)', { kind: 'ForeignKeyConstraintViolation' }],
  ['SELECT * FROM "Nothing"', { kind: 'TableDoesNotExist', table: 'Nothing' }],
  ['SELECT unknown FROM "Thing"', { kind: 'ColumnNotFound', column: 'unknown' }],
  ['INSERT INTO "Thing" (unknown) VALUES (1)', { kind: 'ColumnNotFound', column: 'unknown' }],
  ['SELEC', { kind: 'sqlite', extendedCode: 1 }],
])('SQLite refuses %s, and Prisma hears why', async (sql, cause) => {
  const error = await connection.queryRaw(asked(sql)).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(DriverAdapterError)
  expect((error as DriverAdapterError).cause).toMatchObject(cause)
})

test('what is prepared is bounded, and still right after the table has changed', async () => {
  for (let index = 0; index < 500; index++) expect(await valueOf(`SELECT ${index}`)).toBe(index)
  await connection.executeRaw(asked('INSERT INTO "Thing" ("name") VALUES (?)', ['a']))
  expect(await valueOf('SELECT "name" FROM "Thing"')).toBe('a')
  await connection.executeScript(
    'ALTER TABLE "Thing" DROP COLUMN "share"; UPDATE "Thing" SET "name" = \'b\'',
  )
  expect(await valueOf('SELECT "name" FROM "Thing"')).toBe('b')
})

test('a full disk has the name that the pages for it ask for', async () => {
  await connection.executeScript('PRAGMA max_page_count = 8')
  await expect(
    connection.executeRaw(
      asked('INSERT INTO "Thing" ("name", "bytes") VALUES (\'a\', zeroblob(100000))'),
    ),
  ).rejects.toMatchObject({ cause: { originalCode: 'SQLITE_FULL' } })
})

test.each(['commit', 'rollback'] as const)(
  'a %s that fails gives the turn to write to the next',
  async (end) => {
    const { url, dispose }: SqliteDatabase = await createSqliteDatabase()
    const adapter = await sqliteAdapter(url).connect()
    const failing = await adapter.startTransaction()
    await failing.executeRaw(
      asked('INSERT INTO "RateLimit" ("key", "hits", "resetsAt") VALUES (\'a\', 1, \'\')'),
    )
    const { executeScript } = SqliteConnection.prototype
    SqliteConnection.prototype.executeScript = () => {
      throw new Error('disk I/O error')
    }
    try {
      await expect(failing[end]()).rejects.toThrow('disk I/O error')
    } finally {
      SqliteConnection.prototype.executeScript = executeScript
    }
    const next = await adapter.startTransaction()
    expect((await next.queryRaw(asked('SELECT count(*) FROM "RateLimit"'))).rows).toEqual([[0]])
    await next.rollback()
    await adapter.dispose()
    await dispose()
  },
)
