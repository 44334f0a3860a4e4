import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { adminPaths } from '../../app/paths/admin'
import { after, DAY, HOUR, MINUTE, SECOND } from '~/platform/clock'
import { connect, type Db } from '~/platform/db/db.server'
import { SANDBOX_EVENT_JOB } from '~/platform/payments/sandbox-outbox.server'
import { freePort } from '../setup/port'
import { THOROUGH } from '../setup/thorough'
import { Visitor } from '../setup/visitor'
import {
  allWorkDone,
  anyProductId,
  expectNothingBooked,
  expectSoundBooks,
  expectWelcomedOnce,
  orderOfSession,
} from './books'
import { demoOnPostgres } from './demo-studio'
import { Installation, type AppProcess } from './installation'
import { addToCart, buy, checkOut, pay, sessionOf } from './purchase'

const PATIENCE = { timeout: 30_000, interval: 200 }
/** Within this every timer of seconds has run. */
const TIMERS_ROUND = 20 * SECOND
const LONG = { timeout: 3 * PATIENCE.timeout }

let kanal: Installation
let offsetFile: string

beforeEach(async () => {
  kanal = await Installation.create()
  offsetFile = join(kanal.settings.DATA_DIR!, 'clock-offset')
})
afterEach(() => kanal.dispose())

const start = (settings = {}) =>
  kanal.startWith('clock.mjs', { CLOCK_OFFSET_FILE: offsetFile, ...settings })

/** Has the clock of a process be so many milliseconds ahead of ours. */
async function putAhead(app: AppProcess, offset: number) {
  await writeFile(offsetFile, String(offset))
  app.signal('SIGUSR2')
  await vi.waitFor(() => expect(existsSync(offsetFile)).toBe(false), PATIENCE)
}

test(
  'a clock that jumps ahead and back loses nothing and doubles nothing, and who buys is welcomed at once',
  LONG,
  async () => {
    const app = await start({ WORKER: 'on' })
    const productId = await anyProductId(kanal.db)
    const sessions = [await buy(kanal.visitor(), productId)]
    // This one is at the payment page when the clock jumps.
    const late = kanal.visitor()
    await addToCart(late, productId)
    const page = await checkOut(late)
    await putAhead(app, 2 * HOUR)
    sessions.push(await buy(kanal.visitor(), productId))
    await vi.waitFor(
      async () =>
        expect(await orderOfSession(kanal.db, sessionOf(page))).toMatchObject({
          status: 'expired',
        }),
      PATIENCE,
    )
    await putAhead(app, -2 * HOUR)
    sessions.push(await buy(kanal.visitor(), productId))
    await pay(late, page)
    await expectNothingBooked(kanal.db, sessionOf(page))
    const again = await checkOut(late)
    await pay(late, again)
    sessions.push(sessionOf(again))
    for (const session of sessions)
      await vi.waitFor(() => expectWelcomedOnce(kanal.db, session), PATIENCE)
    await expectSoundBooks(kanal.db)
    expect(app.isRunning).toBe(true)
  },
)

test(
  'what was written, claimed or put off while the clock was a day ahead is done as soon as it is right again',
  LONG,
  async () => {
    const app = await start({ WORKER: 'off' })
    await putAhead(app, DAY)
    const productId = await anyProductId(kanal.db)
    const sessions = [
      await buy(kanal.visitor(), productId),
      await buy(kanal.visitor(), productId),
      await buy(kanal.visitor(), productId),
    ]
    await app.stop('SIGKILL')
    const events = await kanal.db.outboxJob.findMany({
      where: { kind: SANDBOX_EVENT_JOB, createdAt: { gt: after(HOUR) } },
      select: { id: true },
    })
    expect(events).toHaveLength(sessions.length)
    await kanal.db.outboxJob.update({
      where: { id: events[1]!.id },
      data: { status: 'sending', attempts: 1, lockedUntil: after(DAY) },
    })
    await kanal.db.outboxJob.update({
      where: { id: events[2]!.id },
      data: { attempts: 1, availableAt: after(DAY) },
    })
    await start({ WORKER: 'on' })
    for (const session of sessions)
      await vi.waitFor(() => expectWelcomedOnce(kanal.db, session), PATIENCE)
    await expectSoundBooks(kanal.db)
  },
)

describe('a host whose clock differs from the database’s', () => {
  let db: Db
  let app: AppProcess
  let origin: string
  beforeEach(async () => {
    const DATABASE_URL = await demoOnPostgres(`clock-${await freePort()}`)
    origin = kanal.origin
    db = connect(DATABASE_URL)
    app = await start({ DATABASE_URL, WORKER: 'on' })
    await allWorkDone(db)
  })
  afterEach(() => db.$disconnect())

  const visitor = () =>
    new Visitor({ origin, answer: (request) => fetch(request, { redirect: 'manual' }) })
  const difference = async () =>
    Number(
      /^kanal_clock_difference_seconds (\S+)$/m.exec(
        await (await fetch(`${origin}/metrics`)).text(),
      )?.[1],
    )

  async function clockOnHealthPage() {
    const admin = visitor()
    await admin.signInAs('admin')
    return (await admin.get(adminPaths.health())).textOf('li[aria-labelledby="part-clock"]')
  }

  test.each(THOROUGH ? [25 * HOUR, -25 * HOUR] : [25 * HOUR])(
    'says so, leaves the background work alone, and goes by the database’s in what it answers: %i ms',
    LONG,
    async (offset) => {
      expect(Math.abs(await difference())).toBeLessThan(1)
      expect(await clockOnHealthPage()).toContain('matches the database’s')
      await putAhead(app, offset)
      await vi.waitFor(
        async () => expect(Math.abs((await difference()) - offset / SECOND)).toBeLessThan(1),
        PATIENCE,
      )
      expect(await clockOnHealthPage()).toMatch(/ 90,000 seconds off/)

      const session = await buy(visitor(), await anyProductId(db))
      await pause(TIMERS_ROUND)
      expect((await orderOfSession(db, session)).status).toBe('pending_payment')
      const { expiresAt } = await db.checkoutAttempt.findFirstOrThrow({
        where: { sessionId: session },
      })
      expect(Math.abs(expiresAt.getTime() - after(HOUR).getTime())).toBeLessThan(2 * MINUTE)
      expect(
        await db.outboxJob.findMany({
          where: { kind: SANDBOX_EVENT_JOB, status: { not: 'sent' } },
        }),
      ).toMatchObject([{ status: 'pending', attempts: 0 }])
      expect(
        await db.closedBalance.count({
          where: { day: { gte: new Date().toISOString().slice(0, 10) } },
        }),
      ).toBe(0)

      await putAhead(app, 0)
      await vi.waitFor(() => expectWelcomedOnce(db, session), PATIENCE)
      expect(await clockOnHealthPage()).toContain('matches the database’s')
      await expectSoundBooks(db)
    },
  )
})
