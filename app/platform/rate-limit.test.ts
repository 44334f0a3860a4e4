import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { MINUTE } from './clock'
import { db } from './db/db.server'
import {
  forgetPastLimits,
  hit,
  hitEach,
  hitWhenDone,
  startAgain,
  takeBack,
  waitInMinutes,
} from './rate-limit.server'

const allowedOf = (answers: { allowed: boolean }[]) =>
  answers.filter(({ allowed }) => allowed).length
const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work))

describe('rate limit', () => {
  test('allows as many as it says, then tells when to come back', async () => {
    const key = `sign-in:${randomUUID()}`
    const limit = { limit: 3, window: MINUTE }
    for (let hits = 0; hits < 3; hits += 1)
      expect(await hit(key, limit)).toMatchObject({ allowed: true, retryAfter: 0 })
    const refused = await hit(key, limit)
    expect(refused.allowed).toBe(false)
    expect(refused.retryAfter).toBeGreaterThan(55)
    expect(refused.retryAfter).toBeLessThanOrEqual(60)
    expect((await hit(`${key}:other`, limit)).allowed).toBe(true)
  })

  test('counts of what may come to nothing only what was done', async () => {
    const id = randomUUID()
    const limits = {
      [`${id}:from`]: { limit: 3, window: MINUTE },
      [`${id}:to`]: { limit: 1, window: MINUTE },
    }
    const send = (outcome: string) =>
      hitWhenDone(
        limits,
        () => Promise.resolve(outcome),
        (result) => result === 'sent',
      )
    for (let tries = 0; tries < 5; tries += 1)
      expect(await send('refused')).toEqual({ result: 'refused' })
    await expect(
      hitWhenDone(
        limits,
        () => Promise.reject(new Error('broken')),
        () => true,
      ),
    ).rejects.toThrow('broken')
    expect(await send('sent')).toEqual({ result: 'sent' })
    for (let tries = 0; tries < 5; tries += 1)
      expect(await send('sent')).toMatchObject({ retryAfter: expect.closeTo(59, -1) })
    const { limit } = limits[`${id}:from`]!
    for (let left = 1; left < limit; left += 1)
      expect((await hit(`${id}:from`, limits[`${id}:from`]!)).allowed).toBe(true)
  })

  test('the first full key tells when to come back, and those behind it are not counted', async () => {
    const id = randomUUID()
    const [address, mail] = [
      { limit: 2, window: 3 * MINUTE },
      { limit: 3, window: MINUTE },
    ]
    const limits = { [`${id}:address`]: address, [`${id}:mail`]: mail }
    expect([await hitEach(limits), await hitEach(limits)]).toEqual([0, 0])
    for (let hits = 0; hits < 5; hits += 1) expect(waitInMinutes(await hitEach(limits))).toBe(3)
    expect((await hit(`${id}:mail`, mail)).allowed).toBe(true)
    expect(waitInMinutes(await hitEach({ [`${id}:mail`]: mail }))).toBe(1)
  })

  test('a counter that is begun again allows as much as at first', async () => {
    const key = randomUUID()
    const limit = { limit: 1, window: MINUTE }
    for (const allowed of [true, false]) expect((await hit(key, limit)).allowed).toBe(allowed)
    await startAgain(key)
    expect((await hit(key, limit)).allowed).toBe(true)
  })

  test('counts exactly when many come at once', async () => {
    const key = randomUUID()
    expect(allowedOf(await times(60, () => hit(key, { limit: 7, window: MINUTE })))).toBe(7)
  })

  test('opens again when the window is over, once for all who wait', async () => {
    const key = randomUUID()
    const limit = { limit: 4, window: 300 }
    expect(allowedOf(await times(10, () => hit(key, limit)))).toBe(4)
    await sleep(320)
    const later = { limit: 4, window: MINUTE }
    expect(allowedOf(await times(40, () => hit(key, later)))).toBe(4)
  })

  test('a hit taken back makes room for one, and refused hits leave nothing to take', async () => {
    const key = randomUUID()
    const limit = { limit: 5, window: MINUTE }
    expect(allowedOf(await times(12, () => hit(key, limit)))).toBe(5)
    await takeBack(key)
    expect(allowedOf(await times(3, () => hit(key, limit)))).toBe(1)
    await times(5, () => takeBack(key))
    expect(allowedOf(await times(12, () => hit(key, limit)))).toBe(5)
    await takeBack(randomUUID())
  })

  test('a flood of refused hits hardly writes', async () => {
    const key = randomUUID()
    const limit = { limit: 1, window: MINUTE }
    await hit(key, limit)
    const start = performance.now()
    for (let hits = 0; hits < 2000; hits += 1) expect((await hit(key, limit)).allowed).toBe(false)
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test('keeps no key in plain, and forgets what is over', async () => {
    const address = randomUUID()
    await hit(`past:${address}`, { limit: 1, window: 1 })
    await hit(`now:${address}`, { limit: 1, window: MINUTE })
    await sleep(5)
    await forgetPastLimits()
    expect(await db.rateLimit.count({ where: { key: { contains: address } } })).toBe(0)
    expect((await hit(`now:${address}`, { limit: 1, window: MINUTE })).allowed).toBe(false)
    expect((await hit(`past:${address}`, { limit: 1, window: MINUTE })).allowed).toBe(true)
  })
})

test('a heavy hit counts as many, and what is too heavy leaves room for what is not', async () => {
  const heavy = (weight: number) => hit('heavy', { limit: 10, window: 60_000, weight })
  expect((await heavy(8)).allowed).toBe(true)
  expect((await heavy(3)).allowed).toBe(false)
  expect((await heavy(2)).allowed).toBe(true)
  expect((await heavy(1)).allowed).toBe(false)
})
