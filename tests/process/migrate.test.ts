import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect } from '~/platform/db/db.server'
import { openSqlite } from '~/platform/db/sqlite-driver.js'
import { createPostgresDatabase } from '../../prisma/engine/postgres.mjs'
import { startLine } from '../setup/line'
import { missingMigration, projectRoot } from '../setup/migrate'
import { removeFolder } from '../setup/remove-folder'
import { THOROUGH } from '../setup/thorough'
import { anyProductId, expectSoundBooks, expectWelcomedOnce } from './books'
import { demoOnPostgres, postgresUrl } from './demo-studio'
import { Installation } from './installation'
import { addToCart, checkOut, pay, sessionOf } from './purchase'

const PATIENCE = { timeout: 30_000, interval: 100 }

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kanal-migrate-'))))
afterAll(() => removeFolder(folder))

const migrate = (settings: Record<string, string> = {}) => command('prisma/migrate.ts', settings)

/** Runs a script of package.json on an empty database. */
function command(script: string, settings: Record<string, string> = {}) {
  const env = { ...process.env, DATABASE_URL: `file:${join(folder, 'kanal.sqlite')}`, ...settings }
  return new Promise<{ code: number; output: string }>((done) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', script],
      { cwd: projectRoot, env },
      (_error, out, err) => done({ code: child.exitCode ?? -1, output: out + err }),
    )
  })
}

const DYING = {
  PRISMA_SCHEMA_ENGINE_BINARY: resolve(import.meta.dirname, '../mocks/dying-engine.mjs'),
}
const databases: [provider: 'sqlite' | 'postgresql', urlOf: (name: string) => string][] = [
  ['sqlite', (name) => `file:${join(folder, `${name}.sqlite`)}`],
  ['postgresql', (name) => postgresUrl(`migrate-${name}`)],
]

/** PostgreSQL gets a migration at once, so that a kill comes before it or after it. */
const MOMENTS = THOROUGH
  ? { sqlite: ['before', 'within', 'after'], postgresql: ['before', 'after'] }
  : { sqlite: ['within'], postgresql: ['before'] }

describe.each(databases)('a migration on %s whose engine is killed', (provider, urlOf) => {
  test.each(MOMENTS[provider])(
    '%s it is told of by its name, and the next start makes all of it',
    async (dies) => {
      const DATABASE_URL = urlOf(dies)
      const broken = await migrate({ ...DYING, DIES: dies, DATABASE_URL })
      expect(broken.output).toMatch(
        /Not migrated\. The migration \d+_\w+ did not finish.* It was rolled back: start again\./,
      )
      expect(broken.output).not.toMatch(/^\s+at /m)
      expect(broken.code).toBe(1)
      const again = await migrate({ DATABASE_URL })
      expect(again.code, again.output).toBe(0)
      expect(/The migration \d+_\w+ was interrupted/.test(again.output)).toBe(dies !== 'after')
      expect(await missingMigration(provider, DATABASE_URL)).toBeUndefined()
    },
  )
})

test.each(databases)(
  'two that migrate one new database on %s at once both end well',
  async (provider, urlOf) => {
    const DATABASE_URL = urlOf('two')
    const both = await Promise.all([migrate({ DATABASE_URL }), migrate({ DATABASE_URL })])
    for (const { code, output } of both) expect(code, output).toBe(0)
    expect(await missingMigration(provider, DATABASE_URL)).toBeUndefined()
  },
)

test('a file that another process holds is told of in one line, and nothing is changed', async () => {
  const DATABASE_URL = `file:${join(folder, 'held.sqlite')}`
  const other = openSqlite(DATABASE_URL)
  other.exec('PRAGMA journal_mode = WAL')
  other.exec('BEGIN IMMEDIATE')
  const refused = await migrate({ DATABASE_URL })
  other.exec('ROLLBACK')
  other.close()
  expect(refused.output.trim()).toBe(
    'Not migrated. Another process has locked the database file. Nothing was changed: end that process, then start again.',
  )
  expect(refused.code).toBe(1)
  expect((await migrate({ DATABASE_URL })).code).toBe(0)
})

test.each(databases)('a %s with tables of another program is left alone', async (_, urlOf) => {
  const DATABASE_URL = urlOf('foreign')
  if (DATABASE_URL.startsWith('file:')) {
    const other = openSqlite(DATABASE_URL)
    other.exec('CREATE TABLE theirs (a TEXT)')
    other.close()
  } else {
    await createPostgresDatabase(DATABASE_URL)
    const other = new pg.Client({ connectionString: DATABASE_URL })
    await other.connect()
    await other.query('CREATE TABLE theirs (a TEXT)')
    await other.end()
  }
  expect(await migrate({ DATABASE_URL })).toEqual({
    code: 1,
    output:
      'Not migrated. The database has tables that don’t belong to this app. Nothing was changed: set DATABASE_URL to an empty database.\n',
  })
})

test('a database that comes late is waited for, in one line', async () => {
  const server = new URL(postgresUrl('migrate-late'))
  const line = await startLine(Number(server.port))
  await line.cut()
  const migrated = migrate({
    DATABASE_URL: Object.assign(server, { port: String(line.port) }).href,
  })
  await pause(5_000)
  await line.restore()
  const { code, output } = await migrated
  await line.cut()
  expect(
    output.match(
      /^The database at 127\.0\.0\.1:\d+ isn’t responding: .*ECONNREFUSED.*\. Waiting up to 120 seconds\.$/gm,
    ),
  ).toHaveLength(1)
  expect(code, output).toBe(0)
})

test('a wrong password is told of in one line, at once', async () => {
  const { code, output } = await migrate({
    DATABASE_URL: Object.assign(new URL(postgresUrl('postgres')), { password: 'wrong' }).href,
  })
  expect(output).toMatch(
    /^Not migrated\. The database at 127\.0\.0\.1:\d+ refused "postgres": check the user and password in DATABASE_URL\.\n$/,
  )
  expect(code).toBe(1)
})

test.each<[string, string]>([
  ['postgres://', 'DATABASE_URL lacks a host: write postgres://user:password@host/database.'],
  ['postgres://user:word@:5432/kanal', 'DATABASE_URL lacks a host: write'],
  ['postgres://user:word@ho st/kanal', 'DATABASE_URL is not an address: write'],
  ['postgres://user:%zz@127.0.0.1/kanal', 'DATABASE_URL is not an address: write'],
  ['file:/dev/null/kanal.sqlite', '/dev/null/kanal.sqlite can’t be opened as a database'],
  ['file:/proc/kanal/kanal.sqlite', '/proc/kanal/kanal.sqlite can’t be opened as a database'],
])('a database that cannot be is told of at once, in one line: %s', async (DATABASE_URL, words) => {
  const { code, output } = await migrate({ DATABASE_URL })
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Not migrated. ${words}`)])
  expect(code).toBe(1)
})

test('a database that a newer version has migrated is told of', async () => {
  const DATABASE_URL = `file:${join(folder, 'newer.sqlite')}`
  await migrate({ DATABASE_URL })
  const database = openSqlite(DATABASE_URL)
  database.exec(
    `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at, applied_steps_count) SELECT 'x', checksum, finished_at, '29990101000000_to_come', started_at, 1 FROM "_prisma_migrations" LIMIT 1`,
  )
  database.close()
  const { code, output } = await migrate({ DATABASE_URL })
  expect(output).toContain(
    'The database was migrated by a newer version: this one doesn’t know the migration 29990101000000_to_come',
  )
  expect(code).toBe(0)
})

describe.each([
  ['SQLite', async (kanal: Installation) => kanal.settings.DATABASE_URL!],
  ['PostgreSQL', () => demoOnPostgres('beside-newer')],
] as const)('a process on %s beside a migration that a newer version made', (_, urlOf) => {
  test('goes on with what was added, and says 503 of what is gone until it is back', async () => {
    const kanal = await Installation.create()
    const url = await urlOf(kanal)
    const app = await kanal.start({ DATABASE_URL: url, WORKER: 'on' })
    const db = connect(url)
    const change = (sql: string) => db.$executeRawUnsafe(sql)
    const buyer = kanal.visitor()
    await addToCart(buyer, await anyProductId(db))
    await change(`ALTER TABLE "Order" ADD COLUMN "toCome" TEXT NOT NULL DEFAULT 'later'`)
    await change(`ALTER TABLE "Payment" ADD COLUMN "alsoToCome" INTEGER`)
    await change(`CREATE TABLE "ToCome" ("id" INTEGER PRIMARY KEY)`)
    const page = await checkOut(buyer)
    await pay(buyer, page)
    await vi.waitFor(() => expectWelcomedOnce(db, sessionOf(page)), PATIENCE)
    await expectSoundBooks(db)

    const templates = async () => {
      const { status, headers } = await fetch(`${kanal.origin}/api/templates/1`)
      return [status, headers.has('Retry-After')]
    }
    expect(await templates()).toEqual([200, false])
    await change(`ALTER TABLE "Template" RENAME TO "TemplateToCome"`)
    await vi.waitFor(async () => expect(await templates()).toEqual([503, true]), PATIENCE)
    expect((await kanal.visitor().get('/shop/cart')).status).toBe(200)
    await change(`ALTER TABLE "TemplateToCome" RENAME TO "Template"`)
    await vi.waitFor(async () => expect(await templates()).toEqual([200, false]), PATIENCE)
    expect(app.isRunning).toBe(true)
    await db.$disconnect()
    await kanal.dispose()
  })
})

test('a seed that fails says so in one line', async () => {
  const { code, output } = await command('prisma/seed/seed.ts', {
    DATABASE_URL: `file:${join(folder, 'not-migrated.sqlite')}`,
    DATA_DIR: join(folder, 'data'),
    SESSION_SECRET: '',
  })
  expect(output).toMatch(
    /^Not seeded\. There is no database yet: run npm run db:migrate first\.\n$/,
  )
  expect(code).toBe(1)
})
