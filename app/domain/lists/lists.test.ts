import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, paidOrder } from '../../../tests/factories/running-order'
import { ORDER_ACTS } from '~/domain/fulfillment/order-acts.server'
import { perform, dryRun, type BulkAct } from './bulk.server'
import { BULK_MAX, VIEWS_MAX } from './list.rules'
import { deleteView, listSavedViews, saveView } from './saved-views.server'

beforeAll(() => createStudio())

describe('kept views', () => {
  const person = async () =>
    (
      await db.user.create({
        data: { username: randomUUID(), email: `${randomUUID()}@example.com`, name: 'Somebody' },
      })
    ).id
  const view = (name: string, query = 'status=on_hold') =>
    ({ list: 'orders', name, query }) as const

  test('are one’s own, under their names', async () => {
    const [one, other] = [await person(), await person()]
    await saveView(one, view('Waiting'))
    await saveView(one, view('Late', 'sort=oldest'))
    expect((await listSavedViews(one, 'orders')).map(({ name, query }) => [name, query])).toEqual([
      ['Late', 'sort=oldest'],
      ['Waiting', 'status=on_hold'],
    ])
    const { id } = (await listSavedViews(one, 'orders'))[0]!
    expect(await deleteView(other, id)).toBe(false)
    expect(await listSavedViews(other)).toEqual([])
    expect(await deleteView(one, id)).toBe(true)
    expect(await deleteView(one, id)).toBe(false)
  })

  test('a name that is there gets the new filter', async () => {
    const one = await person()
    await Promise.all([saveView(one, view('Waiting')), saveView(one, view('Waiting', 'q=a'))])
    expect(await listSavedViews(one)).toHaveLength(1)
  })

  test('there are only so many of a list', async () => {
    const one = await person()
    for (let index = 0; index < VIEWS_MAX; index++)
      expect(await saveView(one, view(`View ${index}`))).toBe('saved')
    expect(await saveView(one, view('One more'))).toBe('full')
    expect(await saveView(one, view('View 3', 'q=b'))).toBe('saved')
    expect(await listSavedViews(one)).toHaveLength(VIEWS_MAX)
  })
})

describe('what is done with many rows', () => {
  const order = { actor: ADMIN, reason: 'Texts are missing' }
  let ids: string[]
  const statuses = async () =>
    (await db.order.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })).map(
      ({ status }) => status,
    )
  const everything = async () => ({
    orders: await db.order.findMany(),
    events: await db.event.count(),
    jobs: await db.outboxJob.count(),
    notices: await db.notification.count(),
  })

  beforeEach(async () => {
    ids = []
    for (const hold of [false, true, false]) {
      const { orderId } = await paidOrder()
      if (hold) await perform(ORDER_ACTS.hold, [orderId], order)
      ids.push(orderId)
    }
  })

  test('the dryRun changes nothing, and the run does what it said', async () => {
    const before = await everything()
    const foretold = await dryRun(ORDER_ACTS.hold, ids, order)
    expect(foretold).toEqual([ids[0], ids[2]])
    expect(await everything()).toEqual(before)
    expect(await perform(ORDER_ACTS.hold, ids, order)).toEqual(foretold)
    expect(await statuses()).toEqual(['on_hold', 'on_hold', 'on_hold'])
  })

  test('a run sent twice changes each row once', async () => {
    const [one, other] = await Promise.all([
      perform(ORDER_ACTS.hold, ids, order),
      perform(ORDER_ACTS.hold, ids, order),
    ])
    expect([...one, ...other].sort()).toEqual([ids[0], ids[2]].sort())
    expect(await perform(ORDER_ACTS.hold, ids, order)).toEqual([])
  })

  test('takes a row once, and no more rows than the limit', async () => {
    const applied: string[] = []
    const act = {
      asksReason: false,
      apply: async (_tx: unknown, id: string) => applied.push(id) > 0,
    }
    await perform(
      act,
      ['a', 'a', ...Array.from({ length: BULK_MAX + 5 }, (_, index) => String(index))],
      order,
    )
    expect(applied).toHaveLength(BULK_MAX)
    expect(new Set(applied).size).toBe(BULK_MAX)
  })

  test('a row that fails leaves the rows before it done', async () => {
    const act: BulkAct = {
      asksReason: false,
      apply: (tx, id, how) => {
        if (id === ids[2]) throw new Error('lost the database')
        return ORDER_ACTS.hold.apply(tx, id, how)
      },
    }
    await expect(perform(act, ids, order)).rejects.toThrow('lost the database')
    expect(await statuses()).toEqual(['on_hold', 'on_hold', 'awaiting_brief'])
  })
})
