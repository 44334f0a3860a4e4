import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { storedKeys } from '~/domain/backups/stored-keys.rules'
import { openSnapshot } from '~/platform/db-copy/copy-database.server'
import { TABLES } from '~/platform/db-copy/tables'
import { connect, type Db } from '~/platform/db/db.server'
import { openSqlite } from '~/platform/db/sqlite-driver.js'
import { createDiskStorage } from '~/platform/storage/disk.server'
import { createS3Storage } from '~/platform/storage/s3.server'
import type { Storage } from '~/platform/storage/storage'
import { startS3, type S3Server } from '../mocks/s3'
import { expectSoundBooks } from './books'
import { postgresUrl } from './demo-studio'
import { Installation } from './installation'
import { projectRoot } from '../setup/migrate'
import { removeFolder } from '../setup/remove-folder'
import { THOROUGH } from '../setup/thorough'

const BUCKET = 'restored'

let s3: S3Server
let kanal: Installation
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kanal-backups-'))
  ;[s3, kanal] = await Promise.all([startS3({ bucket: BUCKET }), Installation.create()])
})

afterAll(async () => {
  await kanal?.dispose()
  await s3?.stop()
  await removeFolder(folder)
})

const backUp = (to: string, settings = {}) =>
  kanal.execute('prisma/backup.ts', ['--to', to], settings)
const restore = (from: string, settings = {}) =>
  kanal.execute('prisma/restore.ts', ['--from', from], settings)

/**
 * A client who sends files and deletes every other one until they are told to stop; `stayed` is
 * told which of them are left.
 */
async function writeUntil(stopped: () => boolean, stayed: string[]) {
  const { deliverable } = await kanal.db.deliverableFile.findFirstOrThrow({
    include: { deliverable: { include: { project: true } } },
  })
  const client = kanal.visitor()
  await client.signInAs('client')
  for (let count = 0; !stopped(); count++) {
    await kanal.db.rateLimit.deleteMany()
    const name = `${randomUUID()}.txt`
    const form = new FormData()
    form.set('key', randomUUID())
    form.append('files', new File([name.repeat(500)], name))
    const answer = await client.fetch(`/dashboard/files?order=${deliverable.project.orderId}`, {
      method: 'POST',
      body: form,
    })
    expect(answer.status).toBe(303)
    const { id } = await kanal.db.file.findFirstOrThrow({ where: { name } })
    if (count % 2 === 0) await client.post(`/dashboard/files/${id}`, { intent: 'delete' })
    else stayed.push(name)
  }
}

/** Each row that tells of bytes has them, and there are such rows. */
async function expectBytes(url: string, store: Storage, db: Db) {
  const snapshot = await openSnapshot(url)
  const keys: string[] = []
  for (const table of TABLES) {
    for await (const rows of snapshot.rows(table)) {
      for (const row of rows)
        keys.push(
          ...storedKeys(
            table.name,
            Object.fromEntries(table.columns.map((column, index) => [column, row[index]!])),
          ),
        )
    }
  }
  await snapshot.close()
  expect(keys.length).toBeGreaterThan(20)
  for (const key of keys) expect(await store.exists(key), key).toBe(true)
  const versions = await db.fileVersion.findMany({ where: { status: 'available' } })
  expect(versions.length).toBeGreaterThan(0)
  for (const { storageKey, size } of versions)
    expect((await store.get(storageKey))?.size).toBe(size)
}

describe('a backup that was made while a client sent and deleted files', () => {
  let backup: string
  let before: string[]

  beforeAll(async () => {
    backup = join(folder, 'busy')
    const app = await kanal.start({ WORKER: 'on' })
    let made = false
    const stayed: string[] = []
    const writing = writeUntil(() => made, stayed)
    await vi.waitFor(() => expect(stayed.length).toBeGreaterThan(0), { timeout: 60_000 })
    before = (await kanal.db.file.findMany({ where: { status: 'available' } })).map(({ id }) => id)
    const { code, output } = await backUp(backup).finally(() => (made = true))
    expect(output).toMatch(/\d+ rows of \d+ tables and \d+ files/)
    expect(code).toBe(0)
    await writing
    // A database is migrated before it is filled, which nobody else may use meanwhile.
    await app.stop('SIGTERM')
  })

  test('restores to SQLite and a folder: sound, with the bytes of every file', async () => {
    const [file, data] = [join(folder, 'restored.sqlite'), join(folder, 'data')]
    const url = `file:${file}`
    const { code, output } = await restore(backup, { DATABASE_URL: url, DATA_DIR: data })
    expect(output).toContain('counts and hashes match the backup')
    expect(code).toBe(0)
    const db = connect(url)
    await expectBytes(url, createDiskStorage(join(data, 'files')), db)
    await expectSoundBooks(db)
    expect(await db.file.count({ where: { id: { in: before } } })).toBe(before.length)
    await db.$disconnect()
    const connection = openSqlite(file, { readOnly: true })
    expect(connection.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(connection.prepare('PRAGMA foreign_key_check').all()).toEqual([])
    connection.close()
  })

  test('restores to PostgreSQL and S3, from which the app serves a file', async () => {
    const url = postgresUrl('restored')
    const store = {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(await restore(backup, { DATABASE_URL: url, ...store })).toMatchObject({ code: 0 })
    const db = connect(url)
    await expectBytes(
      url,
      createS3Storage({
        bucket: BUCKET,
        endpoint: s3.url,
        region: 'auto',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      }),
      db,
    )
    await expectSoundBooks(db)
    const { fileVersionId, fileVersion } = await db.deliverableFile.findFirstOrThrow({
      include: { fileVersion: true },
    })
    await db.$disconnect()

    const served = await Installation.create({ empty: true })
    await served.start({ DATABASE_URL: url, ...store })
    const client = served.visitor()
    await client.signInAs('client')
    const answer = await client.fetch(`/files/${fileVersionId}`)
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBe(fileVersion.size)
    await served.dispose()
  })

  test('is refused by a database that has rows, and nothing is changed', async () => {
    const users = await kanal.db.user.count()
    // Prisma's migration wants the database for itself.
    await kanal.db.$disconnect()
    expect(await restore(backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining('not empty'),
    })
    expect(await kanal.db.user.count()).toBe(users)
  })
})

describe.skipIf(!THOROUGH)('what is no whole backup is refused, and nothing is changed:', () => {
  async function expectRefusal(backup: string, words: string) {
    const [file, data] = [join(folder, `${randomUUID()}.sqlite`), join(folder, randomUUID())]
    const { code, output } = await restore(backup, { DATABASE_URL: `file:${file}`, DATA_DIR: data })
    expect(output).toContain(words)
    expect(output).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
    const db = connect(`file:${file}`)
    expect(await db.user.count()).toBe(0)
    await db.$disconnect()
    expect(await readdir(join(data, 'files')).catch(() => [])).toEqual([])
  }

  test('a file with other bytes, rows that are gone, and a backup that broke off', async () => {
    const backup = join(folder, 'damaged')
    expect((await backUp(backup)).code).toBe(0)
    const [image] = await readdir(join(backup, 'files/designs'))
    await appendFile(join(backup, 'files/designs', image!), 'x')
    await expectRefusal(backup, image!)
    await rm(join(backup, 'files'), { recursive: true })
    await expectRefusal(backup, 'damaged')
    await truncate(join(backup, 'manifest.json'), 100)
    await expectRefusal(backup, 'manifest.json is damaged')
    await rm(join(backup, 'manifest.json'))
    await expectRefusal(backup, 'isn’t a backup')
  })
})

test('a backup names the files that the store lost, keeps all else and fails; it never writes over another one', async () => {
  const { storageKey } = await kanal.db.fileVersion.findFirstOrThrow({
    where: { status: 'available' },
  })
  await rm(join(kanal.settings.DATA_DIR!, 'files', storageKey))
  const backup = join(folder, 'lost')
  expect(await backUp(backup)).toMatchObject({
    code: 1,
    output: expect.stringContaining(storageKey),
  })
  expect(await backUp(backup)).toMatchObject({ code: 1, output: expect.stringContaining('EEXIST') })
})

test('a backup onto a full disk ends with one line, and what is there of it is no backup', async () => {
  const backup = join(folder, 'no-room')
  const { code, output } = await backUp(backup, {
    DISK: 'full',
    NODE_OPTIONS: `--import ${pathToFileURL(join(projectRoot, 'tests/mocks/full-disk.mjs')).href}`,
  })
  expect(output).toMatch(/^The backup was not made: ENOSPC: no space left on device, write\n$/)
  expect(code).toBe(1)
  expect(await restore(backup)).toMatchObject({
    code: 1,
    output: expect.stringContaining('isn’t a backup'),
  })
})
