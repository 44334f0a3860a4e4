import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../clock'
import * as databaseClock from '../db/database-clock.server'
import { db, transaction } from '../db/db.server'
import { log } from '../log.server'
import { metricsText } from '../observe/metrics.server'
import { failureWords } from './failure-words'
import { enqueue } from './outbox.server'
import { Rows } from './rows.server'
import { listTimerFailures, noteFailure, noteSuccess } from './timer-failures.server'
import { retryAfter, startWorker, stopWorker, timerRuns } from './worker.server'

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
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
    await vi.waitFor(async () => expect(await listTimerFailures()).toHaveLength(1))
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

  test('begins anew with the shortest pause once it went well', async () => {
    const broken = [true, true, false, true]
    const run = timerRuns(
      timer('unsteady', async () => {
        if (broken.shift()) throw new Error('again')
      }),
    )
    expect([await run(), await run(), await run(), await run()]).toEqual([
      ...[30 * SECOND, MINUTE],
      ...[15 * SECOND, 30 * SECOND],
    ])
  })

  test('waits five minutes at most, or its own period', () => {
    expect([1, 2, 5, 50].map((failures) => retryAfter(failures, 15 * SECOND))).toEqual([
      30 * SECOND,
      MINUTE,
      5 * MINUTE,
      5 * MINUTE,
    ])
    expect(retryAfter(50, DAY)).toBe(DAY)
    expect(retryAfter(4, 4 * MINUTE)).toBe(4 * MINUTE)
    expect(retryAfter(5, 4 * MINUTE)).toBe(5 * MINUTE)
    expect(retryAfter(5, 7 * MINUTE)).toBe(7 * MINUTE)
  })

  test('is told of longest first, its run and its rows each for itself', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z'), toFake: ['Date'] })
    const error = vi.spyOn(log, 'error')
    const cause = new Error('the cause')
    await noteFailure('b', 'run', cause)
    await noteFailure('a', 'run', cause, { failures: 3 })
    await noteFailure('a', 'rows', cause, { row: 7 })
    await db.timerFailure.updateMany({ data: { since: new Date() } })
    await db.timerFailure.updateMany({
      where: { timer: 'b' },
      data: { since: new Date(Date.now() - 1) },
    })
    vi.setSystemTime(Date.now() + MINUTE)
    await noteFailure('a', 'run', new Error('another'), { failures: 2 })
    const told = (await listTimerFailures()).map(({ timer: name, kind, failures, lastError }) =>
      [name, kind, failures, lastError].join(' '),
    )
    expect(told).toEqual([
      'b run 1 Error the cause',
      'a rows 1 Error the cause',
      'a run 5 Error another',
    ])
    expect((await listTimerFailures()).map(({ lastAt }) => lastAt.getTime() - Date.now())).toEqual([
      ...[-MINUTE, -MINUTE, 0],
    ])
    expect(metricsText()).toContain('kanal_timer_failures_total{timer="a",kind="run"} 5')
    expect(metricsText()).toContain('kanal_timer_failures_total{timer="a",kind="rows"} 1')
    expect(error.mock.calls.slice(0, 3)).toEqual([
      [{ err: cause, timer: 'b', row: undefined }, 'timer failed'],
      [{ err: cause, timer: 'a', row: undefined }, 'timer failed'],
      [{ err: cause, timer: 'a', row: 7 }, 'row of a timer failed'],
    ])
    await noteSuccess('a', 'rows')
    expect((await listTimerFailures()).map(({ timer: name, kind }) => `${name} ${kind}`)).toEqual([
      'b run',
      'a run',
    ])
  })

  test('that goes well is asked of the database once, not at each run', async () => {
    const forget = vi.spyOn(db.timerFailure, 'deleteMany')
    for (let runs = 0; runs < 3; runs += 1) await noteSuccess('steady', 'run')
    expect(forget).toHaveBeenCalledTimes(1)
    await noteSuccess('steady', 'rows')
    expect(forget).toHaveBeenCalledTimes(2)
    await noteFailure('steady', 'run', new Error('once'))
    await noteSuccess('steady', 'run')
    expect(forget).toHaveBeenCalledTimes(3)
    expect(await listTimerFailures()).toEqual([])
  })
})

describe('the worker', () => {
  afterEach(() => stopWorker(0))
  const add = (key: string) => transaction((tx) => enqueue(tx, { key, kind: 'note', payload: {} }))
  const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 5 * SECOND, interval: 20 })

  test('does jobs and runs timers while it is not stopped, each after its pause', async () => {
    const ran: number[] = []
    const done: string[] = []
    await add('first')
    startWorker({ note: async ({ key }) => void done.push(key) }, [
      { name: 'often', every: 20, rule: 'a test', run: async () => void ran.push(Date.now()) },
    ])
    await soon(() => {
      expect(done).toEqual(['first'])
      expect(ran.length).toBeGreaterThan(2)
    })
    expect(ran[1]! - ran[0]!).toBeGreaterThanOrEqual(19)
    await add('second')
    await soon(() => expect(done).toEqual(['first', 'second']))
    await stopWorker()
    const runs = ran.length
    await add('third')
    await sleep(0.7 * SECOND)
    expect([ran.length, done]).toEqual([runs, ['first', 'second']])
    await db.outboxJob.deleteMany()
  })

  test('looks for jobs twice a second', async () => {
    const find = vi.spyOn(db.outboxJob, 'findFirst')
    startWorker({}, [])
    await sleep(0.45 * SECOND)
    expect(find).toHaveBeenCalledTimes(1)
    await soon(() => expect(find).toHaveBeenCalledTimes(2))
  })

  test('waits when it is stopped for what is under way, and no longer than it is told', async () => {
    let end = () => {}
    const work = new Promise<void>((resolve) => (end = resolve))
    startWorker({}, [{ name: 'slow', every: DAY, rule: 'a test', run: () => work }])
    await sleep(20)
    const began = Date.now()
    await stopWorker(200)
    expect(Date.now() - began).toBeGreaterThanOrEqual(190)
    setTimeout(end, 50)
    await stopWorker(MINUTE)
    expect(Date.now() - began).toBeLessThan(MINUTE / 2)
  })

  test('goes on after the database was away', async () => {
    const error = vi.spyOn(log, 'error')
    const away = new Error('the database is away')
    vi.spyOn(db.outboxJob, 'findFirst').mockRejectedValueOnce(away)
    const done: string[] = []
    await add('late')
    startWorker({ note: async ({ key }) => void done.push(key) }, [])
    await soon(() => expect(done).toEqual(['late']))
    expect(error.mock.calls).toEqual([[{ err: away }, 'jobs could not be taken']])
    await db.outboxJob.deleteMany()
  })

  test('does nothing while its clock is wrong, and looks again after five seconds', async () => {
    const right = vi.spyOn(databaseClock, 'clockIsRight').mockResolvedValue(false)
    const ran = vi.fn(async () => undefined)
    expect(await timerRuns(timer('early', ran))()).toBe(5 * SECOND)
    const find = vi.spyOn(db.outboxJob, 'findFirst')
    startWorker({}, [timer('early', ran)])
    await sleep(0.8 * SECOND)
    expect(right).toHaveBeenCalledTimes(3)
    expect([ran.mock.calls.length, find.mock.calls.length]).toEqual([0, 0])
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

describe('the rest of a row that failed', () => {
  /** One row that always fails, at moments of a fake clock: how often it was tried. */
  function failing(ids: number[] = [0]) {
    vi.useFakeTimers({ toFake: ['Date'] })
    const rows = new Rows<{ id: number }>('resting')
    const left: number[][] = []
    let tried = 0
    const at = async (elapsed: number) => {
      vi.setSystemTime(Date.now() + elapsed)
      await rows.each(
        async ({ notIn }) => {
          left.push(notIn)
          return ids.filter((id) => !notIn.includes(id)).map((id) => ({ id }))
        },
        async () => {
          tried += 1
          throw new Error('always')
        },
      )
      return tried
    }
    return { rows, left, at }
  }

  test('is a minute to its end, then twice as long each time, and six hours at most', async () => {
    const { at } = failing()
    expect([await at(0), await at(MINUTE - 1), await at(1)]).toEqual([1, 1, 2])
    let tries = 2
    for (const rest of [2, 4, 8, 16, 32, 64, 128, 256, 360, 360]) {
      expect(await at(rest * MINUTE - 1)).toBe(tries)
      expect(await at(1)).toBe(++tries)
    }
  })

  test('is forgotten when it was over for as long again', async () => {
    const { rows, at } = failing([0])
    await at(0)
    const gone = async (elapsed: number) => {
      vi.setSystemTime(Date.now() + elapsed)
      expect(
        await rows.each(
          async () => [],
          async () => undefined,
        ),
      ).toBe(0)
      return rows.resting
    }
    expect([await gone(2 * MINUTE), await gone(1)]).toEqual([1, 0])
    expect(await listTimerFailures()).toEqual([])
    expect(await at(HOUR)).toBe(2)
    expect(await at(MINUTE)).toBe(3)
  })

  test('is told of to the query for as many as a statement can name, the latest of them', async () => {
    const ids = Array.from({ length: 5_001 }, (_, id) => id)
    vi.spyOn(db.timerFailure, 'upsert').mockResolvedValue(undefined as never)
    vi.spyOn(log, 'error').mockReturnValue(undefined)
    const { left, at } = failing(ids)
    expect(await at(0)).toBe(5_001)
    await at(1)
    expect([left[1]!.length, left[1]![0], left[1]!.at(-1)]).toEqual([5_000, 1, 5_000])
  })

  test('ends with the row that goes well', async () => {
    const rows = new Rows<{ id: string }>('mended')
    const handle = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('once'))
    const round = () => rows.each(async () => [{ id: 'a' }, { id: 'b' }], handle)
    expect([await round(), rows.resting]).toEqual([2, 1])
    expect(await listTimerFailures()).toMatchObject([{ timer: 'mended', kind: 'rows' }])
    expect([await round(), rows.resting]).toEqual([2, 0])
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
  [null, 'Error null'],
  [undefined, 'Error undefined'],
  [{}, 'Error [object Object]'],
  [{ name: 'Odd', code: 7, message: 'as told' }, 'Odd as told'],
  [new Error('first line\n  last line \n\n'), 'Error last line'],
  [new Error(''), 'Error'],
  [new Error(`"a" 'b' \`c\` “d” e\tf 12 year 2026 x@y a/b`), 'Error … … … … e f 12 year … … …'],
  [new Error(`"" '' \`\` “”  it’s`), 'Error … … … … it’s'],
  [new Error('é'.repeat(1_990) + '\n' + 'x '.repeat(10)), `Error ${'x '.repeat(10).trim()}`],
  [new Error('word '.repeat(400)), `Error ${'word '.repeat(38)}word`],
  [new Error(`${'a'.repeat(390)} "secret and ${'b'.repeat(30)}"`), `Error ${'a'.repeat(194)}`],
])('of %o is told what is nobody’s', (error, words) => {
  expect(failureWords(error)).toBe(words)
})

test('a failure that cannot be recorded stops nothing', async () => {
  const warn = vi.spyOn(log, 'warn')
  vi.spyOn(db.timerFailure, 'upsert').mockRejectedValue(new Error('the database is away'))
  const run = timerRuns(timer('away', () => Promise.reject(new Error('away'))))
  expect(await run()).toBe(30 * SECOND)
  expect(warn.mock.calls).toEqual([
    [
      { err: new Error('the database is away'), timer: 'away' },
      'failure of a timer was not recorded',
    ],
  ])
  await sleep(1)
})
