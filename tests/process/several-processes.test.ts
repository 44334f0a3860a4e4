import { existsSync } from 'node:fs'
import http from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminPaths } from '../../app/paths/admin'
import { THOROUGH } from '../setup/thorough'
import { anyProductId, expectSoundBooks, expectWelcomedOnce } from './books'
import { Installation, type AppProcess } from './installation'
import { buy } from './purchase'

const PATIENCE = { timeout: 60_000, interval: 50 }

let kanal: Installation
let app: AppProcess

beforeEach(async () => {
  kanal = await Installation.create()
  app = await kanal.start({ WEB_CONCURRENCY: '2', WORKER: 'on' })
})

afterEach(() => kanal.dispose())

/**
 * What is at an address, each time on a connection of its own: they go to the processes in turn.
 */
function read(path: string) {
  return new Promise<string>((resolve, reject) => {
    http
      .get(kanal.origin + path, { agent: false }, (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (piece) => (text += piece))
          .once('end', () => resolve(text))
      })
      .once('error', reject)
  })
}

test('an admin’s change is seen by all processes on the port, which had kept the old', async () => {
  const all = async () =>
    Promise.all(Array.from({ length: 8 }, () => read('/api/featured-categories?section=popular')))
  expect((await all()).filter((text) => text.includes('Analytics'))).toHaveLength(8)
  const admin = kanal.visitor()
  await admin.signInAs('admin')
  await admin.submit(await admin.get(adminPaths.place('menu')), 'Remove: Analytics')
  await vi.waitFor(
    async () => expect((await all()).filter((text) => text.includes('Analytics'))).toEqual([]),
    { timeout: 5_000, interval: 20 },
  )
})

test('whichever process is asked for the metrics has the counts of both, and once what the database says', async () => {
  await vi.waitFor(() => expect(app.output.match(/^Serving at /gm)).toHaveLength(2), PATIENCE)
  const answered = (text: string, process: number) =>
    Number(
      RegExp(
        `^kanal_http_requests_total\\{process="${process}",route="/health/live".* (\\d+)$`,
        'm',
      ).exec(text)?.[1] ?? 0,
    )
  const ofBoth = (text: string) => answered(text, 1) + answered(text, 2)
  // A process knows its routes once it has shown a page.
  const before = await vi.waitFor(async () => {
    for (let asked = 0; asked < 4; asked++) await Promise.all([read('/auth'), read('/health/live')])
    const text = await read('/metrics')
    for (const process of [1, 2]) expect(answered(text, process)).toBeGreaterThan(0)
    return ofBoth(text)
  }, PATIENCE)
  for (let asked = 0; asked < 8; asked++) await read('/health/live')
  await vi.waitFor(async () => {
    for (const text of await Promise.all([read('/metrics'), read('/metrics')])) {
      expect(ofBoth(text)).toBeGreaterThanOrEqual(before + 8)
      expect(
        text.match(/^kanal_process_memory_bytes\{process="[12]",kind="rss"\} \d+$/gm),
      ).toHaveLength(2)
      expect(text.match(/^kanal_outbox_jobs\{status="failed"\} \d+$/gm)).toHaveLength(1)
      expect(text.match(/^# TYPE kanal_http_requests_total counter$/gm)).toHaveLength(1)
    }
  }, PATIENCE)
})

/**
 * One that ends before the first process knows that it serves ends them all: it could not start.
 * Once both serve and have then told it of their figures, it knows.
 */
async function bothServe() {
  await vi.waitFor(
    () => expect(app.output.match(/^Serving at /gm)?.length).toBeGreaterThanOrEqual(2),
    PATIENCE,
  )
  await vi.waitFor(
    async () =>
      expect(
        (await read('/metrics')).match(
          /^kanal_process_memory_bytes\{process="[12]",kind="rss"\}/gm,
        ),
      ).toHaveLength(2),
    PATIENCE,
  )
}

test.skipIf(process.platform !== 'linux')(
  'a process that is killed is replaced; all end together',
  async () => {
    await bothServe()
    const before = app.children()
    process.kill(before[0]!, 'SIGKILL')
    await vi.waitFor(
      () => expect(app.children().filter((pid) => !before.includes(pid))).toHaveLength(1),
      PATIENCE,
    )
    await vi.waitFor(async () => expect(await read('/health/live')).toContain('ok'), PATIENCE)
    expect(await app.stop('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(app.output).not.toMatch(/^\s+at /m)
    await expect(read('/health/live')).rejects.toThrow()
  },
)

test.skipIf(process.platform !== 'linux' || !THOROUGH)(
  'each process that is killed is replaced, the one with the background work too, and none outlives the first',
  { timeout: 4 * PATIENCE.timeout },
  async () => {
    await bothServe()
    const before = app.children()
    expect(before).toHaveLength(2)
    for (const pid of before) {
      await bothServe()
      const session = await buy(kanal.visitor(), await anyProductId(kanal.db))
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(
        () => expect(app.children().filter((one) => one !== pid)).toHaveLength(2),
        PATIENCE,
      )
      await vi.waitFor(() => expectWelcomedOnce(kanal.db, session), PATIENCE)
    }
    await bothServe()
    const pids = app.children()
    await app.stop('SIGKILL')
    const lives = (pid: number) => existsSync(`/proc/${pid}`)
    await vi.waitFor(() => expect(pids.filter(lives)).toEqual([]), PATIENCE)
    await expectSoundBooks(kanal.db)
  },
)
