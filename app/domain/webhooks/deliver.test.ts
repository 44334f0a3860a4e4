import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { startReceiver, type Receiver } from '../../../tests/factories/receiver'
import { createSeller } from '../../../tests/factories/studio'
import { deliver, deliveriesOf, hookTo, isSigned } from '../../../tests/factories/endpoint'
import { sendAgain, sendTest } from './deliveries.server'
import { readEndpoint, resumeEndpoint, rotateSecret } from './endpoints.server'
import { RETRY_PAUSES, TURN } from './webhook.rules'

beforeAll(() => createStudio())

let receiver: Receiver
let began: number
beforeEach(async () => {
  receiver = await startReceiver()
  began = Date.now()
  vi.useFakeTimers({ now: began, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  receiver.stop()
})

/** An endpoint of somebody new, with so many events that wait for it. */
async function endpoint(waiting = 1, to: Receiver = receiver) {
  const { userId, id: studioId } = await createSeller()
  const made = await hookTo(to, userId, { studioId })
  for (let one = 0; one < waiting; one++) await sendTest(userId, made.id)
  return { ...made, userId }
}
const idsOf = ({ received }: Receiver) => received.map(({ headers }) => headers['webhook-id'])
const mailsTo = async (userId: number) =>
  (await db.outboxJob.findMany({ where: { kind: 'mail' } }))
    .map(({ payload }) => payload as { userId?: number; data: { notice?: string; name?: string } })
    .filter((one) => one.userId === userId)
    .map(({ data }) => data)

describe('a delivery', () => {
  test('is a signed POST that names itself, and is kept with its answer', async () => {
    receiver.answer(() => ({ status: 202, text: 'thanks' }))
    const { id, secret } = await endpoint()
    await deliver()
    const [one] = receiver.received
    expect(receiver.received).toHaveLength(1)
    expect(isSigned(one!, secret)).toBe(true)
    expect(one!.headers).toMatchObject({ 'content-type': 'application/json' })
    const [kept] = await deliveriesOf(id)
    expect(JSON.parse(one!.body)).toEqual({
      ...{ id: kept!.messageId, type: 'test', data: {} },
      timestamp: new Date(began).toISOString(),
    })
    expect(one!.headers['webhook-id']).toBe(kept!.messageId)
    expect(kept).toMatchObject({ answered: 202, answer: 'thanks', attempts: 1, nextAt: null })
  })

  test('keeps no more of an answer than its beginning', async () => {
    receiver.answer(() => ({ status: 500, text: `a\0${'b'.repeat(10_000)}` }))
    const { id } = await endpoint()
    await deliver()
    const [kept] = await deliveriesOf(id)
    expect([kept!.answer!.length, kept!.answer!.slice(0, 3)]).toEqual([1000, 'abb'])
  })

  test('follows no answer that leads elsewhere, and reaches nothing of this network', async () => {
    const other = await startReceiver()
    const { id } = await endpoint(1, { ...receiver, url: other.url })
    await deliver()
    expect([other.received, (await deliveriesOf(id))[0]!.failure]).toEqual([[], 'forbidden'])
    other.stop()
  })

  test('that fails is tried again, each time later, as the same message', async () => {
    receiver.answer(() => ({ status: 503 }))
    const { id } = await endpoint()
    const tries: number[] = []
    const dueIn: number[] = []
    for (let at = began, round = 0; round < 7; round++) {
      vi.setSystemTime(at)
      await deliver()
      tries.push(receiver.received.length)
      const due = (await deliveriesOf(id))[0]!.nextAt!.getTime()
      dueIn.push(due - at)
      // Its endpoint may still be left in peace a little after that.
      at = due + 15 * MINUTE
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(dueIn).toEqual(RETRY_PAUSES.slice(0, 7))
    expect(new Set(idsOf(receiver)).size).toBe(1)
  })

  test('is not sent before its time', async () => {
    receiver.answer(() => ({ status: 500 }))
    await endpoint()
    await deliver()
    vi.setSystemTime(began + 5 * SECOND - 1)
    await deliver()
    expect(receiver.received).toHaveLength(1)
    vi.setSystemTime(began + 5 * SECOND + 100)
    await deliver()
    expect(receiver.received).toHaveLength(2)
  })

  test('is sent again when its owner asks, as the same message', async () => {
    const { id, userId } = await endpoint()
    await deliver()
    const [kept] = await deliveriesOf(id)
    expect(await sendAgain(userId, id, kept!.id)).toBe('test')
    await deliver()
    expect(idsOf(receiver)).toEqual([kept!.messageId, kept!.messageId])
  })

  test('of somebody else is not sent again', async () => {
    const [own, other] = [await endpoint(), await endpoint()]
    const [kept] = await deliveriesOf(other.id)
    const refused = { code: 'notFound' }
    await expect(sendAgain(own.userId, other.id, kept!.id)).rejects.toMatchObject(refused)
    await expect(sendAgain(own.userId, own.id, kept!.id)).rejects.toMatchObject(refused)
  })
})

describe('a receiver that fails, hangs up and comes back', () => {
  test('misses nothing, and is told nothing twice that it took', async () => {
    let calls = 0
    const taken: unknown[] = []
    receiver.answer(({ headers }) => {
      calls += 1
      if (calls % 3 === 1) return { status: 500 }
      if (calls % 3 === 2) return 'hang up'
      taken.push(headers['webhook-id'])
      return { status: 200 }
    })
    const { id } = await endpoint(12)
    for (let round = 0; round < 80; round++) {
      vi.setSystemTime(began + round * 30 * MINUTE)
      await deliver()
    }
    const kept = await deliveriesOf(id)
    expect(kept.filter(({ deliveredAt }) => deliveredAt)).toHaveLength(12)
    expect([...taken].sort()).toEqual(kept.map(({ messageId }) => messageId).sort())
  })

  test('is sent each once by workers that run side by side', async () => {
    const { id } = await endpoint(25)
    for (let round = 0; round < 5; round++) {
      vi.setSystemTime(began + round * MINUTE)
      await Promise.all([deliver(), deliver(), deliver()])
    }
    expect(new Set(idsOf(receiver)).size).toBe(25)
    expect(receiver.received).toHaveLength(25)
    expect((await deliveriesOf(id)).every(({ attempts }) => attempts === 1)).toBe(true)
  })

  test('that holds up its calls holds up no other receiver', async () => {
    const other = await startReceiver()
    await endpoint(40)
    await endpoint(1, other)
    let before = -1
    other.answer(() => {
      before = receiver.received.length
      return { status: 200 }
    })
    for (let round = 0; round < 4; round++) {
      vi.setSystemTime(began + round * 2 * SECOND)
      await deliver()
    }
    expect(before).toBe(TURN.deliveries)
    expect(receiver.received).toHaveLength(40)
    other.stop()
  })

  test('that says nothing is given up after ten seconds, and asked once meanwhile', async () => {
    receiver.answer(() => 'silence')
    const { id } = await endpoint(5)
    await deliver()
    const kept = await deliveriesOf(id)
    expect(kept.map(({ failure }) => failure)).toEqual(['timeout', null, null, null, null])
    expect(kept[0]!.took).toBeGreaterThan(9_000)
    expect(receiver.received).toHaveLength(1)
  }, 30_000)
})

describe('an endpoint', () => {
  /** Goes on for an hour more than a day after the first failure. */
  async function failForADay() {
    for (let at = began; at < began + DAY + HOUR; at += 20 * MINUTE) {
      vi.setSystemTime(at)
      await deliver()
    }
  }

  test('is paused after a day without success, and its owner is told once', async () => {
    receiver.answer(() => ({ status: 500 }))
    const { id, userId } = await endpoint(2)
    await failForADay()
    expect(await readEndpoint(userId, id)).toMatchObject({
      ...{ status: 'paused', pauseCause: 'failures' },
    })
    expect(await mailsTo(userId)).toEqual([{ notice: 'webhookPaused', name: 'Books' }])
    const sent = receiver.received.length
    vi.setSystemTime(began + 3 * DAY)
    await deliver()
    expect(receiver.received).toHaveLength(sent)
  })

  test('is not paused while anything arrives in a day', async () => {
    receiver.answer(() => ({ status: 500 }))
    const { id, userId } = await endpoint()
    await deliver()
    vi.setSystemTime(began + DAY - MINUTE)
    receiver.answer(() => ({ status: 200 }))
    await deliver()
    receiver.answer(() => ({ status: 500 }))
    vi.setSystemTime(began + DAY + MINUTE)
    await sendTest(userId, id)
    await deliver()
    expect(await readEndpoint(userId, id)).toMatchObject({ status: 'active' })
    expect(await mailsTo(userId)).toEqual([])
  })

  test('that is gone is paused at once', async () => {
    receiver.answer(() => ({ status: 410 }))
    const { id, userId } = await endpoint()
    await deliver()
    expect(await readEndpoint(userId, id)).toMatchObject({ pauseCause: 'gone' })
    expect(await mailsTo(userId)).toEqual([{ notice: 'webhookGone', name: 'Books' }])
  })

  test('is sent what has waited when it is taken up again', async () => {
    receiver.answer(() => ({ status: 410 }))
    const { id, userId } = await endpoint(3)
    await deliver()
    receiver.answer(() => ({ status: 200 }))
    await expect(sendTest(userId, id)).rejects.toMatchObject({ code: 'webhook.paused' })
    expect([await resumeEndpoint(userId, id), await resumeEndpoint(userId, id)]).toEqual([
      true,
      false,
    ])
    await deliver()
    const kept = await deliveriesOf(id)
    expect(kept.map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true, true, true])
  })

  test('is signed by both secrets for a day after a change', async () => {
    const { id, userId, secret } = await endpoint()
    const fresh = await rotateSecret(userId, id)
    await deliver()
    vi.setSystemTime(began + DAY)
    await sendTest(userId, id)
    await deliver()
    expect(receiver.received).toHaveLength(2)
    const signedBy = receiver.received.map((one) => [secret, fresh].map((it) => isSigned(one, it)))
    expect(signedBy).toEqual([
      [true, true],
      [false, true],
    ])
  })
})
