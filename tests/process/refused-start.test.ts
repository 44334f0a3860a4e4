import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { openSqlite } from '~/platform/db/sqlite-driver.js'
import { createPostgresDatabase } from '../../prisma/engine/postgres.mjs'
import { startLine } from '../setup/line'
import { demoOnPostgres, postgresUrl } from './demo-studio'
import { Installation, type AppProcess } from './installation'
import { LIVE } from './live-settings'

const stackTrace = /^\s+at /m

async function expectRefusal(app: AppProcess, variable: string) {
  const { code } = await app.ended
  expect(app.output).toContain(variable)
  expect(app.output).not.toMatch(stackTrace)
  expect(app.output).not.toContain('http://localhost')
  expect(code).toBe(1)
}

describe('an unsafe configuration is refused, naming', () => {
  let kanal: Installation
  beforeAll(async () => {
    kanal = await Installation.create({ empty: true })
  })
  afterAll(() => kanal.dispose())

  test.each<[string, Record<string, string>]>([
    ['SESSION_SECRET', { HOST: '0.0.0.0' }],
    ['PORT', { PORT: 'web' }],
    ['WEB_CONCURRENCY', { WEB_CONCURRENCY: '100000' }],
    ['SESSION_SECRET', { WEB_CONCURRENCY: '2', HOST: '0.0.0.0' }],
  ])('%s: %o', (variable, settings) => expectRefusal(kanal.launch(settings), variable))

  test.each<[string, Record<string, string>]>([
    ['SESSION_SECRET', { ...LIVE, SESSION_SECRET: 'short' }],
    ['OWNER_EMAIL', LIVE],
  ])('%s, by the seed command too', async (variable, settings) => {
    const { code, output } = await kanal.seed(settings)
    expect(output).toContain(variable)
    expect(output).not.toMatch(stackTrace)
    expect(code).toBe(1)
    expect(await kanal.db.user.count()).toBe(0)
  })
})

describe('what comes before all else at npm start', () => {
  let kanal: Installation
  beforeAll(async () => {
    kanal = await Installation.create({ empty: true })
  })
  afterAll(() => kanal.dispose())
  const ready = (settings?: Record<string, string>) =>
    kanal.execute('app/server/ready.ts', [], settings)

  test('says nothing when all is well', async () => {
    expect(await ready()).toMatchObject({ code: 0, output: '' })
  })

  test('says in one line that the port is taken', async () => {
    const holder = createServer().listen(kanal.port, '127.0.0.1')
    const { code, output } = await ready()
    holder.close()
    expect(output).toBe(
      `Not started. 127.0.0.1:${kanal.port} is in use: end the program that listens there, or set PORT to another.\n`,
    )
    expect(code).toBe(1)
  })

  test('says that the host is none of this machine', async () => {
    const { code, output } = await ready({
      ...LIVE,
      PUBLIC_URL: 'https://kanal.example',
      HOST: '192.0.2.1',
    })
    expect(output).toMatch(
      /^Not started\. 192\.0\.2\.1:\d+ is not an address of this machine: set HOST to one\.\n$/,
    )
    expect(code).toBe(1)
  })

  test('says all settings that are wrong under one head', async () => {
    const { code, output } = await ready({ PORT: 'web', S3_ENDPOINT: 's3.example.com' })
    expect(output.trimEnd().split('\n')).toEqual([
      'Not started. 2 settings are wrong:',
      expect.stringMatching(/^ {2}PORT must be a whole number/),
      expect.stringMatching(/^ {2}S3_ENDPOINT must be an address/),
    ])
    expect(code).toBe(1)
  })
})

describe('a database that is not migrated is told of, and nothing is served', () => {
  const TOLD =
    'Not started. The database lacks tables or columns of this version: run npm run db:migrate.\n'

  test('before any migration, and after the last but one', async () => {
    const kanal = await Installation.create()
    try {
      await kanal.db
        .$executeRaw`DELETE FROM "_prisma_migrations" WHERE "migration_name" = (SELECT MAX("migration_name") FROM "_prisma_migrations")`
      const file = kanal.settings.DATABASE_URL
      openSqlite(`${file}-empty`).close()
      for (const DATABASE_URL of [`${file}-empty`, `${file}-none`, file!]) {
        const app = kanal.launch({ DATABASE_URL, WORKER: 'on' })
        expect((await app.ended).code, DATABASE_URL).toBe(1)
        expect(app.output).toBe(TOLD)
      }
    } finally {
      await kanal.dispose()
    }
  })

  test('on PostgreSQL', async () => {
    const [kanal, DATABASE_URL] = [
      await Installation.create({ empty: true }),
      postgresUrl('start-empty'),
    ]
    await createPostgresDatabase(DATABASE_URL)
    try {
      const app = kanal.launch({ DATABASE_URL })
      expect((await app.ended).code).toBe(1)
      expect(app.output).toBe(TOLD)
    } finally {
      await kanal.dispose()
    }
  })
})

test('a live configuration on a database with demo accounts is refused, naming the account', async () => {
  const kanal = await Installation.create()
  try {
    await expectRefusal(kanal.launch(LIVE), '"admin"')
  } finally {
    await kanal.dispose()
  }
})

test('a live configuration waits for a database that comes later, and then looks at it', async () => {
  const [kanal, url] = [
    await Installation.create({ empty: true }),
    new URL(await demoOnPostgres('start-late')),
  ]
  const line = await startLine(Number(url.port))
  try {
    await line.cut()
    const app = kanal.launch({
      ...LIVE,
      DATABASE_URL: Object.assign(url, { port: String(line.port) }).href,
    })
    await expect
      .poll(() => app.output, { timeout: 60_000 })
      .toContain('database not responding: waiting for it')
    expect(app.isRunning).toBe(true)
    await line.restore()
    await expectRefusal(app, '"admin"')
  } finally {
    await kanal.dispose()
    await line.cut()
  }
})

test('a port that is taken is named, and nothing is begun', async () => {
  const kanal = await Installation.create()
  const pending = () => kanal.db.outboxJob.count({ where: { status: 'pending' } })
  const holder = createServer().listen(kanal.port, '127.0.0.1')
  try {
    const before = await pending()
    const app = kanal.launch({ WORKER: 'on' })
    for (const started of [app, kanal.launch({ WORKER: 'on', WEB_CONCURRENCY: '2' })]) {
      expect((await started.ended).code).toBe(1)
      expect(started.output).toContain(
        `Not started. 127.0.0.1:${kanal.port} is in use: end the program that listens there, or set PORT to another.`,
      )
      expect(started.output.match(/Not started/g)).toHaveLength(1)
      expect(started.output).not.toMatch(stackTrace)
      expect(started.output).not.toContain(DEMO_PASSWORD)
    }
    expect(await pending()).toBe(before)
  } finally {
    holder.close()
    await kanal.dispose()
  }
})
