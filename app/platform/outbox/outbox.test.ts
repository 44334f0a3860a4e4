import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { after, HOUR, MINUTE, SECOND } from '../clock'
import { db, transaction } from '../db/db.server'
import { log } from '../log.server'
import { metricsText } from '../observe/metrics.server'
import { enqueue, FinalFailure, runDueJobs, takeBack, type JobHandler } from './outbox.server'

/** Written out by hand. */
const MOST_ATTEMPTS = 40

const START = new Date('2026-03-02T09:00:00Z')

beforeEach(async () => {
  await db.outboxJob.deleteMany()
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const add = (key: string, availableAt?: Date) =>
  transaction((tx) => enqueue(tx, { key, kind: 'note', payload: { key }, availableAt }))
const read = (key: string) => db.outboxJob.findUniqueOrThrow({ where: { key } })
const fail: JobHandler = () => Promise.reject(new Error('no answer'))

/** What the handler was called with, in turn. */
function recorder() {
  const keys: string[] = []
  const note: JobHandler = async ({ key }) => void keys.push(key)
  return { keys, handlers: { note } }
}

describe('a job', () => {
  test('is done once, in the order in which jobs fall due', async () => {
    await add('second', after(-1))
    await add('first', after(-2))
    await add('first')
    await add('later', after(1))
    const { keys, handlers } = recorder()
    expect(await runDueJobs(handlers)).toBe(2)
    expect(await runDueJobs(handlers)).toBe(0)
    expect(keys).toEqual(['first', 'second'])
    expect(await read('first')).toMatchObject({
      status: 'sent',
      attempts: 1,
      lockedUntil: null,
      finishedAt: START,
    })
    vi.setSystemTime(after(1))
    expect(await runDueJobs(handlers)).toBe(1)
  })

  test('that is written twice is the first one, and is found by the tail of its key', async () => {
    const write = (key: string, kind: string, payload: object) =>
      transaction((tx) => enqueue(tx, { key, kind, payload }))
    await write('mail:order:7', 'note', { first: true })
    await write('mail:order:7', 'other', { first: false })
    await write('plain', 'note', {})
    expect(await db.outboxJob.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      {
        ...{ key: 'mail:order:7', keyTail: 'order:7', kind: 'note', payload: { first: true } },
        ...{ status: 'pending', attempts: 0, claim: 0, createdAt: START, availableAt: START },
      },
      { key: 'plain', keyTail: 'plain' },
    ])
  })

  test('is handed to its handler as it was written', async () => {
    await add('told')
    const handler = vi.fn(async () => undefined)
    await runDueJobs({ note: handler, other: fail })
    expect(handler.mock.calls).toEqual([[{ key: 'told', kind: 'note', payload: { key: 'told' } }]])
  })

  test('is one of as many as are asked for, a hundred where nothing is said', async () => {
    for (let number = 0; number < 103; number += 1) await add(`job ${number}`, after(number - 200))
    const { keys, handlers } = recorder()
    expect(await runDueJobs(handlers, 2)).toBe(2)
    expect(keys).toEqual(['job 0', 'job 1'])
    expect(await runDueJobs(handlers)).toBe(100)
    expect(await runDueJobs(handlers)).toBe(1)
    expect(await runDueJobs(handlers)).toBe(0)
  })

  test('is counted by its kind and by what became of it', async () => {
    const counted = (outcome: string) =>
      Number(
        new RegExp(
          `^kanal_outbox_attempts_total\\{kind="note",outcome="${outcome}"\\} (\\d+)$`,
          'm',
        ).exec(metricsText())?.[1] ?? 0,
      )
    const before = [counted('done'), counted('failed')]
    await add('one')
    await add('two')
    await runDueJobs(recorder().handlers)
    await add('three')
    await runDueJobs({ note: fail }, 1)
    expect([counted('done') - before[0]!, counted('failed') - before[1]!]).toEqual([2, 1])
  })

  test('that went well after it had failed says nothing of that any more', async () => {
    await add('mended')
    await runDueJobs({ note: fail }, 1)
    expect(await read('mended')).toMatchObject({ lastError: 'no answer', lockedUntil: null })
    vi.setSystemTime(after(MINUTE))
    await runDueJobs(recorder().handlers)
    expect(await read('mended')).toMatchObject({
      ...{ status: 'sent', attempts: 2, claim: 2 },
      ...{ lastError: null, lockedUntil: null, finishedAt: after(MINUTE, START) },
    })
  })

  test('that two workers want is done by one', async () => {
    await add('wanted')
    const { keys, handlers } = recorder()
    await Promise.all([runDueJobs(handlers), runDueJobs(handlers), runDueJobs(handlers)])
    expect(keys).toEqual(['wanted'])
  })

  test('that nobody handles, and the rest of them, are kept apart', async () => {
    await transaction((tx) =>
      enqueue(tx, { key: 'strange', kind: 'unknown', payload: {}, availableAt: after(-1) }),
    )
    await add('known')
    const { keys, handlers } = recorder()
    await runDueJobs(handlers)
    expect(keys).toEqual(['known'])
    expect(await read('strange')).toMatchObject({
      status: 'pending',
      attempts: 1,
      lastError: 'no handler for jobs of kind unknown',
    })
  })

  test('that has failed for good is not tried again', async () => {
    await add('refused')
    const refuse = () => Promise.reject(new FinalFailure('550 No such user'))
    await runDueJobs({ note: refuse })
    expect(await read('refused')).toMatchObject({
      status: 'failed',
      attempts: 1,
      lastError: expect.stringContaining('550'),
    })
    vi.setSystemTime(after(2 * HOUR))
    expect(await runDueJobs({ note: refuse })).toBe(0)
  })

  test('is taken back only before a worker has begun it', async () => {
    await add('begun')
    await add('untouched', after(MINUTE))
    await runDueJobs({ note: fail })
    for (const key of ['begun', 'untouched']) await transaction((tx) => takeBack(tx, key))
    expect((await db.outboxJob.findMany()).map(({ key }) => key)).toEqual(['begun'])
    await db.outboxJob.updateMany({ where: { key: 'begun' }, data: { status: 'sending' } })
    await transaction((tx) => takeBack(tx, 'begun'))
    expect(await db.outboxJob.count()).toBe(1)
  })
})

describe('a job that fails', () => {
  /** The pause after an attempt, in ms, with the least and the most that chance can make of it. */
  async function pauseAfter(attempts: number, chance: number) {
    await db.outboxJob.deleteMany()
    await add('failing')
    await db.outboxJob.updateMany({ data: { attempts: attempts - 1 } })
    const random = vi.spyOn(Math, 'random').mockReturnValue(chance)
    await runDueJobs({ note: fail }, 1)
    random.mockRestore()
    return (await read('failing')).availableAt.getTime() - START.getTime()
  }

  test.each([
    [1, 4 * SECOND],
    [2, 8 * SECOND],
    [3, 16 * SECOND],
    [10, 2048 * SECOND],
    [11, HOUR],
    [39, HOUR],
  ])('for the %ith time waits between half and all of %i ms', async (attempts, most) => {
    expect(await pauseAfter(attempts, 0)).toBe(most / 2)
    expect(await pauseAfter(attempts, 1)).toBe(most)
  })

  test.each([
    ['the first 500 characters of a longer one', new Error('é'.repeat(501)), 'é'.repeat(500)],
    ['what is no error as a text', 'gone', 'gone'],
    ['nothing as a text', undefined, 'undefined'],
  ])('keeps %s', async (_, error, kept) => {
    await add('failing')
    const warn = vi.spyOn(log, 'warn')
    await runDueJobs({ note: () => Promise.reject(error) }, 1)
    expect((await read('failing')).lastError).toBe(kept)
    expect(warn.mock.calls).toEqual([
      [{ job: 'failing', kind: 'note', attempts: 1, lastError: kept }, 'job failed'],
    ])
    warn.mockRestore()
  })

  test('is tried 40 times, and given up after that', async () => {
    await add('hopeless')
    for (const [attempts, status] of [
      [MOST_ATTEMPTS - 1, 'pending'],
      [MOST_ATTEMPTS, 'failed'],
    ] as const) {
      await db.outboxJob.updateMany({ data: { attempts: attempts - 1, availableAt: START } })
      await runDueJobs({ note: fail }, 1)
      expect(await read('hopeless')).toMatchObject({ status, attempts, lastError: 'no answer' })
    }
    vi.setSystemTime(after(48 * HOUR))
    expect(await runDueJobs({ note: fail })).toBe(0)
  })
})
