import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { after, HOUR, MINUTE, SECOND } from '../clock'
import { db, transaction } from '../db/db.server'
import { enqueue, runDueJobs, takeBack, type JobHandler } from './outbox.server'

/** The figures of the outbox, written out by hand. */
const LEASE = 10 * SECOND
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

describe('a claim', () => {
  async function claimed(lockedUntil: Date) {
    await add('claimed')
    await db.outboxJob.updateMany({
      data: { status: 'sending', attempts: 1, claim: 1, lockedUntil },
    })
  }

  test('holds to the end of its lease, and not longer', async () => {
    await claimed(after(LEASE))
    const { keys, handlers } = recorder()
    vi.setSystemTime(after(LEASE))
    expect(await runDueJobs(handlers)).toBe(0)
    vi.setSystemTime(after(1))
    expect(await runDueJobs(handlers)).toBe(1)
    expect(keys).toEqual(['claimed'])
    expect(await read('claimed')).toMatchObject({ attempts: 2, claim: 2 })
  })

  test('is for ten seconds', async () => {
    await add('long')
    let until: Date | null = null
    await runDueJobs({ note: async () => void (until = (await read('long')).lockedUntil) })
    expect(until).toEqual(after(LEASE, START))
  })

  test.each([
    ['done', async () => undefined],
    ['failed', fail],
  ])('that was lost to another worker meanwhile changes nothing when it is %s', async (_, end) => {
    await add('slow')
    const frozen: JobHandler = async (job) => {
      // The process stops here for longer than the lease, and another worker takes the job.
      await db.outboxJob.updateMany({
        where: { key: 'slow' },
        data: { claim: 2, attempts: 2, lockedUntil: after(LEASE) },
      })
      await end(job)
    }
    await runDueJobs({ note: frozen }, 1)
    expect(await read('slow')).toMatchObject({
      status: 'sending',
      claim: 2,
      attempts: 2,
      lastError: null,
      finishedAt: null,
    })
  })
})
