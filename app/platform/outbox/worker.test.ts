import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DAY, MINUTE, SECOND } from '../clock'
import { db } from '../db/db.server'
import { metricsText } from '../observe/metrics.server'
import { failureWords } from './failure-words'
import { Rows } from './rows.server'
import { listTimerFailures } from './timer-failures.server'
import { retryAfter, startWorker, stopWorker, timerRuns } from './worker.server'

afterEach(async () => {
  vi.useRealTimers()
  await db.timerFailure.deleteMany()
})

const timer = (name: string, run: () => Promise<unknown>) => ({
  name,
  every: 15 * SECOND,
  rule: 'a test',
  run,
})

describe('a timer that fails', () => {
  test('stops none behind it, and neither does one that never comes to its end', async () => {
    const ran: string[] = []
    const timers = [
      timer('broken', () => Promise.reject(new Error('broken'))),
      timer('stuck', () => new Promise(() => {})),
      timer('sound', async () => void ran.push('sound')),
    ]
    startWorker({}, timers)
    await vi.waitFor(() => expect(ran).toEqual(['sound']), { timeout: 5 * SECOND })
    await stopWorker(10)
  })

  test('is tried again by itself, later each time, and is told of until it goes well', async () => {
    let isBroken = true
    const run = timerRuns(
      timer('mended', async () => {
        if (isBroken) throw new Error('the cause')
      }),
    )
    expect([await run(), await run()]).toEqual([30 * SECOND, MINUTE])
    expect(await listTimerFailures()).toMatchObject([
      { timer: 'mended', kind: 'run', failures: 2, lastError: 'Error the cause' },
    ])
    expect(metricsText()).toContain('kanal_timer_failures_total{timer="mended",kind="run"} 2')
    isBroken = false
    expect(await run()).toBe(15 * SECOND)
    expect(await listTimerFailures()).toEqual([])
  })

  test('waits five minutes at most, or its own period', () => {
    expect([1, 2, 5, 50].map((failures) => retryAfter(failures, 15 * SECOND))).toEqual([
      30 * SECOND,
      MINUTE,
      5 * MINUTE,
      5 * MINUTE,
    ])
    expect(retryAfter(50, DAY)).toBe(DAY)
  })
})

describe('rows of a timer', () => {
  const BATCH = 3
  /** Rows by their number, of which those below `sound` cannot be handled. */
  function table(count: number, sound: number) {
    const waiting = new Set(Array.from({ length: count }, (_, id) => id))
    const rows = new Rows<{ id: number }>('batch')
    const tried: number[] = []
    const round = () =>
      rows.each(
        async ({ notIn }) =>
          [...waiting]
            .filter((id) => !notIn.includes(id))
            .slice(0, BATCH)
            .map((id) => ({ id })),
        async ({ id }) => {
          tried.push(id)
          if (id < sound) throw new Error(`row ${id}`)
          waiting.delete(id)
        },
      )
    return { waiting, tried, rows, round }
  }

  test('one that fails holds up none behind it in its batch', async () => {
    const { waiting, round } = table(3, 1)
    await round()
    expect([...waiting]).toEqual([0])
    expect(await listTimerFailures()).toMatchObject([{ timer: 'batch', kind: 'rows', failures: 1 }])
  })

  test('as many that fail as a batch has, and more, hold up none behind them', async () => {
    const { waiting, rows, round } = table(8, 7)
    for (let rounds = 0; rounds < 3; rounds += 1) await round()
    expect(waiting.has(7)).toBe(false)
    expect(rows.resting).toBe(7)
  })

  test('one that failed is tried again after a rest that grows, and told of until it is handled or gone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { waiting, tried, round } = table(1, 1)
    const after = async (time: number) => {
      vi.setSystemTime(Date.now() + time)
      await round()
      return tried.length
    }
    expect([
      await after(0),
      await after(MINUTE / 2),
      await after(MINUTE),
      await after(MINUTE),
      await after(2 * MINUTE),
    ]).toEqual([1, 1, 2, 2, 3])
    expect(await listTimerFailures()).toMatchObject([{ failures: 3 }])
    waiting.delete(0)
    await after(DAY)
    expect(await listTimerFailures()).toEqual([])
  })
})

test.each([
  [
    new Error(
      'Invalid `db.order.findMany()` invocation\n\nNo record of "ida@example.com" was found',
    ),
    'Error No record of … was found',
  ],
  [
    Object.assign(
      new TypeError(
        'cannot reach https://user:secret@example.com for ida@example.com, order 20260004',
      ),
      { code: 'ECONNRESET' },
    ),
    'TypeError (ECONNRESET) cannot reach … for … order …',
  ],
  ['text', 'Error text'],
])('of %o is told what is nobody’s', (error, words) => {
  expect(failureWords(error)).toBe(words)
})

test('a failure that cannot be recorded stops nothing', async () => {
  vi.spyOn(db.timerFailure, 'upsert').mockRejectedValue(new Error('the database is away'))
  const run = timerRuns(timer('away', () => Promise.reject(new Error('away'))))
  expect(await run()).toBe(30 * SECOND)
  vi.restoreAllMocks()
  await sleep(1)
})
