import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { after, HOUR, MINUTE, SECOND } from '../clock'
import { db, transaction } from '../db/db.server'
import type { OutboxStatus } from '#prisma/sqlite/enums'
import { log } from '../log.server'
import { enqueue, runDueJobs, type JobHandler } from './outbox.server'

/** Written out by hand. */
const LEASE = 10 * SECOND

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

describe('a claim', () => {
  async function claimed(lockedUntil: Date) {
    await add('claimed')
    await db.outboxJob.updateMany({
      data: { status: 'sending', attempts: 1, claim: 1, lockedUntil },
    })
  }

  /**
   * Has so much time pass once the work is under way, and lets what the timers began come to its
   * end.
   */
  async function pass(elapsed: number) {
    await sleep(1)
    vi.advanceTimersByTime(elapsed)
    await sleep(20)
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

  test('that has run out comes before what fell due after it', async () => {
    await add('waiting', after(-2))
    await add('lost', after(-3))
    await add('first', after(-4))
    await db.outboxJob.updateMany({
      where: { key: 'lost' },
      data: { status: 'sending', attempts: 1, lockedUntil: after(-1) },
    })
    const { keys, handlers } = recorder()
    await runDueJobs(handlers)
    expect(keys).toEqual(['first', 'lost', 'waiting'])
  })

  test('is not taken from another worker that was quicker', async () => {
    await add('wanted')
    await add('next', after(1))
    vi.setSystemTime(after(1))
    const { keys, handlers } = recorder()
    const first = db.outboxJob.findFirst
    vi.spyOn(db.outboxJob, 'findFirst').mockImplementationOnce(((query: object) =>
      first.call(db.outboxJob, query).then(async (job) => {
        await db.outboxJob.updateMany({
          where: { key: 'wanted' },
          data: { status: 'sending', claim: 1, attempts: 1, lockedUntil: after(LEASE) },
        })
        return job
      })) as never)
    expect(await runDueJobs(handlers)).toBe(1)
    expect(keys).toEqual(['next'])
    expect(await read('wanted')).toMatchObject({ status: 'sending', claim: 1, attempts: 1 })
  })

  /** A job with some of its moments as milliseconds from now. */
  interface Odd {
    status?: OutboxStatus
    attempts?: number
    createdAt?: number
    availableAt?: number
    lockedUntil?: number
  }

  test.each([
    ['that was written by a clock 5 minutes ahead waits', { createdAt: 5 * MINUTE }, 0],
    ['that was written by one further ahead does not', { createdAt: 5 * MINUTE + 1 }, 1],
    [
      'that failed, and whose pause no clock can have meant, is tried',
      { attempts: 1, availableAt: 65 * MINUTE + 1 },
      1,
    ],
    [
      'that failed waits for the longest pause of a clock 5 minutes ahead',
      { attempts: 1, availableAt: 65 * MINUTE },
      0,
    ],
    [
      'that was begun waits, whenever it was written',
      { attempts: 1, createdAt: 6 * MINUTE, availableAt: MINUTE },
      0,
    ],
    [
      'that is put off waits for longer than any pause',
      { attempts: 0, availableAt: 65 * MINUTE + 1 },
      0,
    ],
    [
      'whose claim ends later than any clock can have meant is free',
      { status: 'sending', attempts: 1, lockedUntil: LEASE + 5 * MINUTE + 1 },
      1,
    ],
    [
      'whose claim was made by a clock 5 minutes ahead is not',
      { status: 'sending', attempts: 1, lockedUntil: LEASE + 5 * MINUTE },
      0,
    ],
    ['that is done stays done', { status: 'sent', createdAt: HOUR, lockedUntil: -HOUR }, 0],
    ['that was given up stays so', { status: 'failed', createdAt: HOUR, lockedUntil: -HOUR }, 0],
  ] as [string, Odd, number][])('of a job %s', async (_, odd, done) => {
    const { status = 'pending', attempts = 0, ...times } = odd
    await add('odd', after(MINUTE))
    const moments = Object.entries(times).map(([name, time]) => [name, after(time)])
    await db.outboxJob.updateMany({ data: { status, attempts, ...Object.fromEntries(moments) } })
    expect(await runDueJobs(recorder().handlers)).toBe(done)
  })

  test('is renewed four times in a lease while its work goes on, and not after that', async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] })
    await add('long')
    const until = async (elapsed: number) => {
      await pass(elapsed)
      return (await read('long')).lockedUntil!.getTime() - START.getTime()
    }
    const seen: number[] = []
    await runDueJobs({
      note: async () => {
        for (const elapsed of [LEASE / 4 - 1, 1, LEASE / 4]) seen.push(await until(elapsed))
      },
    })
    expect(seen).toEqual([LEASE, 1.25 * LEASE, 1.5 * LEASE])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('that another worker has by now is not renewed', async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] })
    await add('lost')
    const warn = vi.spyOn(log, 'warn')
    await runDueJobs(
      {
        note: async () => {
          await db.outboxJob.updateMany({ data: { claim: 2, lockedUntil: START } })
          await pass(LEASE / 4)
          expect((await read('lost')).lockedUntil).toEqual(START)
        },
      },
      1,
    )
    const { id } = await read('lost')
    expect(warn.mock.calls).toEqual([[{ job: id }, 'claim was lost to another worker']])
    warn.mockRestore()
  })

  test('that cannot be renewed does not end the work', async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] })
    await add('unrenewed')
    const { id } = await read('unrenewed')
    const warn = vi.spyOn(log, 'warn')
    await runDueJobs({
      note: async () => {
        const away = new Error('the database is away')
        vi.spyOn(db.outboxJob, 'updateMany').mockRejectedValueOnce(away)
        await pass(LEASE / 4)
        expect(warn.mock.calls).toEqual([[{ err: away, job: id }, 'claim was not renewed']])
      },
    })
    expect(await read('unrenewed')).toMatchObject({ status: 'sent' })
    vi.restoreAllMocks()
  })

  test('ends its renewals when the work fails', async () => {
    vi.useFakeTimers({ now: START, toFake: ['Date', 'setInterval', 'clearInterval'] })
    await add('failing')
    await runDueJobs({ note: fail }, 1)
    expect(vi.getTimerCount()).toBe(0)
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
