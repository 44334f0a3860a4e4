import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DAY, MINUTE, SECOND } from '../clock'
import * as databaseClock from '../db/database-clock.server'
import { db, transaction } from '../db/db.server'
import { log } from '../log.server'
import { metricsText } from '../observe/metrics.server'
import { enqueue } from './outbox.server'
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
    let isOver = false
    void work.then(() => (isOver = true))
    const began = Date.now()
    await stopWorker(200)
    expect(Date.now() - began).toBeGreaterThanOrEqual(190)
    setTimeout(end, 50)
    await stopWorker()
    expect(isOver).toBe(true)
    expect(Date.now() - began).toBeLessThan(5 * SECOND)
  })

  test('takes no further job once it is stopped', async () => {
    const done: string[] = []
    let end = () => {}
    const held = new Promise<void>((resolve) => (end = resolve))
    await add('under way')
    await add('not begun')
    startWorker({ note: async ({ key }) => (done.push(key), held) }, [])
    await soon(() => expect(done).toEqual(['under way']))
    const stopped = stopWorker()
    end()
    await stopped
    await sleep(100)
    expect(done).toEqual(['under way'])
    expect(await db.outboxJob.count({ where: { status: 'pending' } })).toBe(1)
    await db.outboxJob.deleteMany()
  })

  const addOf = (kind: string, count: number) =>
    transaction(async (tx) => {
      for (let number = 0; number < count; number += 1)
        await enqueue(tx, { key: `${kind}:${number}`, kind, payload: {} })
    })

  test('does the kinds of a lane beside those of another, in which none comes to its end', async () => {
    const done: string[] = []
    let open = 0
    let end = () => {}
    const silent = new Promise<void>((resolve) => (end = resolve))
    await addOf('register', 5)
    startWorker(
      {
        register: async () => ((open += 1), silent),
        letter: async ({ key }) => void done.push(key),
        note: async ({ key }) => void done.push(key),
      },
      [],
      [
        { kinds: ['register'], atOnce: 2 },
        { kinds: ['letter'], atOnce: 1 },
      ],
    )
    await soon(() => expect(open).toBe(2))
    await addOf('letter', 1)
    await addOf('note', 1)
    await soon(() => expect(done.sort()).toEqual(['letter:0', 'note:0']))
    await sleep(1.2 * SECOND)
    expect(open).toBe(2)
    end()
    await soon(() => expect(open).toBe(5))
    await db.outboxJob.deleteMany()
  })

  test('does no job twice, however many places its lane has', async () => {
    const done: string[] = []
    await addOf('letter', 60)
    startWorker(
      {
        letter: async ({ key }) => {
          await sleep(20)
          done.push(key)
        },
      },
      [],
      [{ kinds: ['letter'], atOnce: 4 }],
    )
    await soon(() => expect(done.length).toBeGreaterThanOrEqual(60))
    await stopWorker()
    expect(new Set(done).size).toBe(60)
    expect(done).toHaveLength(60)
    expect(await db.outboxJob.count({ where: { status: 'sent', attempts: 1 } })).toBe(60)
    await db.outboxJob.deleteMany()
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
