import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { connect, type Db } from '~/platform/db/db.server'
import { startPostgres, type PostgresServer } from '../setup/postgres'
import { Installation, type AppProcess } from './installation'
import { expectGoodAgain, expectRefusedWithoutRoom, prepareBuyers, putInNewCart } from './no-room'

const PATIENCE = { timeout: 60_000, interval: 50 }
/** Of the server's own two databases, the demo studio, and some of its log. */
const SIZE = '320m'
const NO_SPACE = /53100|No space left on device/

/** A small file system of its own; null where this user may not mount one. */
function mountSmall(): string | null {
  if (process.platform !== 'linux' || userInfo().uid !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'kanal-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder])
    return folder
  } catch {
    rmdirSync(folder)
    return null
  }
}

const disk = mountSmall()
let server: PostgresServer
let kanal: Installation
let app: AppProcess
let url: string
let db: Db

beforeAll(async () => {
  if (!disk) return
  server = await startPostgres(disk)
  url = server.url('kanal')
  kanal = await Installation.create()
  const source = `file:${inject('templateFile')}`
  const moved = await kanal.execute('prisma/move.ts', ['--from', source, '--to', url])
  expect(moved.code, moved.output).toBe(0)
  db = connect(url)
  app = await kanal.start({ DATABASE_URL: url, WORKER: 'on' })
})

afterAll(async () => {
  if (!disk) return
  await kanal?.dispose()
  await db?.$disconnect()
  await server?.stop()
  execFileSync('umount', [disk])
  rmdirSync(disk)
})

const filler = join(disk ?? '', 'filler')
const fill = () =>
  writeFile(filler, Buffer.alloc(2 ** 29)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error
  })
const makeRoom = () => rm(filler)

/**
 * Has the server begin the next piece of its log, for which there is no room: it breaks off,
 * recovers, finds no room for that either, and ends.
 */
async function endServer() {
  for (;;) {
    const client = new Client(url).on('error', () => undefined)
    try {
      await client.connect()
      await client.query('SELECT pg_switch_wal(), txid_current()')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return
    } finally {
      await client.end().catch(() => undefined)
    }
    await pause(20)
  }
}

test.skipIf(!disk)(
  'PostgreSQL on a disk that is full: pages are read, what cannot be kept is refused, and all goes on once there is room',
  { timeout: 4 * PATIENCE.timeout },
  async () => {
    const buyers = await prepareBuyers(kanal, db)
    await fill()
    await expectRefusedWithoutRoom(kanal, db, buyers)
    await makeRoom()
    await expectGoodAgain(kanal, db, buyers)
    expect(app.output).toMatch(NO_SPACE)
    expect(app.isRunning).toBe(true)
  },
)

test.skipIf(!disk)(
  'PostgreSQL that ends while people buy, since there is no room for its log: all is answered, and goes on once it is back',
  { timeout: 4 * PATIENCE.timeout },
  async () => {
    const buyers = await prepareBuyers(kanal, db)
    await fill()
    const statuses: number[] = []
    const ended = endServer()
    for (let isUp = true; isUp;) {
      const { status } = await putInNewCart(kanal, buyers)
      statuses.push(status, (await buyers.client.fetch('/dashboard')).status)
      isUp = await Promise.race([ended.then(() => false), pause(50, true)])
    }
    statuses.push((await buyers.client.fetch('/dashboard')).status)
    expect(statuses.at(-1)).toBe(503)
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
    await makeRoom()
    await server.start()
    await vi.waitFor(
      async () => expect((await buyers.client.get('/dashboard')).status).toBe(200),
      PATIENCE,
    )
    await expectGoodAgain(kanal, db, buyers)
    expect(app.isRunning).toBe(true)
  },
)
