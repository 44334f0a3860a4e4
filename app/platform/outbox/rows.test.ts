import { afterEach, describe, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '../clock'
import { db } from '../db/db.server'
import { log } from '../log.server'
import { Rows } from './rows.server'
import { listTimerFailures } from './timer-failures.server'

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await db.timerFailure.deleteMany()
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
    const error = vi.spyOn(log, 'error')
    await round()
    expect(error.mock.calls).toEqual([
      [{ err: new Error('row 0'), timer: 'batch', row: 0 }, 'row of a timer failed'],
    ])
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
