import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { cancelOrder } from '~/domain/cancellations/cancel-order.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, payShare, readOrder, runningOrder } from '../../../tests/factories/running-order'
import type { Participant } from '../people/participant.rules'
import { staffMember } from '../people/participant.server'
import { changeState } from './change.rules'
import { acceptChange, offerChange } from './changes.server'
import { readChanges } from './project-changes.server'

beforeAll(() => createStudio())

const STUDIO = staffMember(1)
const buyer = (userId: number | null): Participant => ({
  side: 'client',
  userId: userId!,
  companies: [],
})

describe('a change that the studio offers', () => {
  const wish = () => ({
    ...{ title: 'A newsletter', description: 'Four a year', key: randomUUID() },
    ...{ net: 40_000, workingDays: 2, answer: '', rounds: 1 },
  })

  test('is there once for the client, who orders and pays it', async () => {
    const { orderId } = await runningOrder({ price: 100_000, milestones: [50, 50] })
    const client = buyer((await readOrder(orderId)).userId)
    const offered = wish()
    await Promise.all([1, 2].map(() => offerChange(STUDIO, orderId, offered)))
    const [change, ...others] = await readChanges(client, orderId)
    expect([changeState(change!, 'in_progress'), others]).toEqual(['priced', []])
    expect(
      await db.notification.count({ where: { orderId, kind: 'change.priced' } }),
    ).toBeGreaterThan(0)
    await payShare((await acceptChange(client, change!.id))!)
    expect(changeState((await readChanges(client, orderId))[0]!, 'in_progress')).toBe('agreed')
    expect((await db.orderLine.findFirstOrThrow({ where: { orderId } })).revisions).toBeGreaterThan(
      0,
    )
  })

  test('is offered by no client, for no order that ended, and at no sum that cannot be paid', async () => {
    const { orderId } = await runningOrder({ price: 100_000 })
    const client = buyer((await readOrder(orderId)).userId)
    const refused = (who: Participant, price = {}) =>
      offerChange(who, orderId, { ...wish(), ...price }).then(
        () => 'offered',
        ({ code }: { code: string }) => code,
      )
    expect(await refused(client)).toBe('notFound')
    expect(await refused(STUDIO, { net: 39 })).toBe('change.sum')
    expect(await refused(STUDIO, { orderLineId: randomUUID() })).toBe('notFound')
    await cancelOrder(orderId, 'Agreed', ADMIN)
    expect(await refused(STUDIO)).toBe('moved')
    expect(await readChanges(client, orderId)).toEqual([])
  })
})
