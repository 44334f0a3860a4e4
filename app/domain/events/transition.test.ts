import { beforeAll, describe, expect, test } from 'vitest'
import { db, transaction } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, paidOrder, readOrder } from '../../../tests/factories/running-order'
import { orderMachine } from '../ground/machines.rules'
import { nthTime, transition } from './transition.server'

beforeAll(() => createStudio())

const move = (row: { id: string; status: 'awaiting_brief' | 'confirmed' }, cause?: string) =>
  transaction((tx) =>
    transition(tx, orderMachine, row, 'in_progress', { actor: ADMIN, orderId: row.id, cause }),
  )
const moves = async (orderId: string) =>
  (await readOrder(orderId)).events
    .filter(({ kind }) => kind === 'order.in_progress')
    .map(({ from, to, key }) => ({ from, to, key }))

describe('a move of a machine', () => {
  test('is made by one of two callers, and told once', async () => {
    const { orderId: id } = await paidOrder()
    const row = { id, status: 'awaiting_brief' as const }
    const made = await Promise.all([move(row, 'one'), move(row, 'other')])
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await moves(id)).toHaveLength(1)
    expect((await readOrder(id)).status).toBe('in_progress')
  })

  test('begins where the row is now, and its event says so', async () => {
    const { orderId: id } = await paidOrder()
    expect(await move({ id, status: 'confirmed' }, 'late')).toBe(true)
    expect(await moves(id)).toEqual([
      {
        from: 'awaiting_brief',
        to: 'in_progress',
        key: `order:${id}:order.in_progress:late`,
      },
    ])
  })

  test('is not made along an arrow that the machine has not, nor where more must hold', async () => {
    const { orderId: id } = await paidOrder()
    const refused = (to: 'completed' | 'in_progress', where?: object) =>
      transaction((tx) =>
        transition(tx, orderMachine, { id, status: 'awaiting_brief' }, to, { actor: ADMIN, where }),
      )
    expect(await refused('completed')).toBe(false)
    expect(await refused('in_progress', { number: 'K-none' })).toBe(false)
    expect((await readOrder(id)).status).toBe('awaiting_brief')
    expect(await db.event.count({ where: { subjectId: id, kind: 'order.completed' } })).toBe(0)
  })

  test('writes what belongs to it together with the status', async () => {
    const { orderId: id } = await paidOrder()
    await transaction(async (tx) => {
      const cause = await nthTime(tx, 'order', id, 'order.on_hold')
      const more = { with: { holdReason: 'Texts' }, cause }
      await transition(tx, orderMachine, { id, status: 'awaiting_brief' }, 'on_hold', {
        ...{ actor: ADMIN, orderId: id, ...more },
      })
    })
    expect(await readOrder(id)).toMatchObject({ status: 'on_hold', holdReason: 'Texts' })
    expect(await nthTime(db, 'order', id, 'order.on_hold')).toBe('2')
  })
})
