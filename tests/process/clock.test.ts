import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after, DAY, HOUR } from '~/platform/clock'
import { SANDBOX_EVENT_JOB } from '~/platform/payments/sandbox-outbox.server'
import { anyProductId, expectNothingBooked, expectSoundBooks, expectWelcomedOnce, orderOfSession } from './books'
import { Installation, type AppProcess } from './installation'
import { addToCart, buy, checkOut, pay, sessionOf } from './purchase'

const PATIENCE = { timeout: 30_000, interval: 200 }
const LONG = { timeout: 3 * PATIENCE.timeout }

let kanal: Installation
let offsetFile: string

beforeEach(async () => {
  kanal = await Installation.create()
  offsetFile = join(kanal.settings.DATA_DIR!, 'clock-offset')
})
afterEach(() => kanal.dispose())

const start = (settings = {}) => kanal.startWith('clock.mjs', { CLOCK_OFFSET_FILE: offsetFile, ...settings })

/** Puts the clock of a process ahead of ours. */
async function putAhead(app: AppProcess, offset: number) {
  await writeFile(offsetFile, String(offset))
  app.signal('SIGUSR2')
  await vi.waitFor(() => expect(existsSync(offsetFile)).toBe(false), PATIENCE)
}

test('a clock that jumps ahead and back loses nothing and doubles nothing, and who buys is welcomed at once', LONG, async () => {
  const app = await start({ WORKER: 'on' })
  const productId = await anyProductId(kanal.db)
  const sessions = [await buy(kanal.visitor(), productId)]
  // This one is at the payment page when the clock jumps.
  const late = kanal.visitor()
  await addToCart(late, productId)
  const page = await checkOut(late)
  await putAhead(app, 2 * HOUR)
  sessions.push(await buy(kanal.visitor(), productId))
  await vi.waitFor(async () => expect(await orderOfSession(kanal.db, sessionOf(page))).toMatchObject({ status: 'expired' }), PATIENCE)
  await putAhead(app, -2 * HOUR)
  sessions.push(await buy(kanal.visitor(), productId))
  await pay(late, page)
  await expectNothingBooked(kanal.db, sessionOf(page))
  const again = await checkOut(late)
  await pay(late, again)
  sessions.push(sessionOf(again))
  for (const session of sessions) await vi.waitFor(() => expectWelcomedOnce(kanal.db, session), PATIENCE)
  await expectSoundBooks(kanal.db)
  expect(app.isRunning).toBe(true)
})

test('what was written, claimed or put off while the clock was a day ahead is done as soon as it is right again', LONG, async () => {
  const app = await start({ WORKER: 'off' })
  await putAhead(app, DAY)
  const productId = await anyProductId(kanal.db)
  const sessions = [await buy(kanal.visitor(), productId), await buy(kanal.visitor(), productId), await buy(kanal.visitor(), productId)]
  await app.stop('SIGKILL')
  const events = await kanal.db.outboxJob.findMany({ where: { kind: SANDBOX_EVENT_JOB, createdAt: { gt: after(HOUR) } }, select: { id: true } })
  expect(events).toHaveLength(sessions.length)
  await kanal.db.outboxJob.update({ where: { id: events[1]!.id }, data: { status: 'sending', attempts: 1, lockedUntil: after(DAY) } })
  await kanal.db.outboxJob.update({ where: { id: events[2]!.id }, data: { attempts: 1, availableAt: after(DAY) } })
  await start({ WORKER: 'on' })
  for (const session of sessions) await vi.waitFor(() => expectWelcomedOnce(kanal.db, session), PATIENCE)
  await expectSoundBooks(kanal.db)
})
