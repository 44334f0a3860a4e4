import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, paidOrder, readOrder } from '../../../tests/factories/running-order'
import { holdOrder, resumeOrder } from '~/domain/fulfillment/hold-order.server'
import { auditFilter, type AuditFilter } from './audit.rules'
import { auditLog } from './audit.server'

const ALL: AuditFilter = {
  order: '',
  who: null,
  subject: null,
  since: null,
  until: null,
  sort: 'newest',
}
const kinds = async (filter: Partial<AuditFilter>) =>
  (await auditLog.page({ ...ALL, ...filter }, {}, 'en')).rows.map(({ kind }) => kind)

let number: string
let orderId: string

beforeAll(async () => {
  await createStudio()
  ;({ orderId } = await paidOrder())
  ;({ number } = await readOrder(orderId))
  await transaction((tx) => holdOrder(tx, orderId, 'Waiting for texts', ADMIN))
  await transaction((tx) => resumeOrder(tx, orderId, ADMIN))
})

test('shows what staff did, and nothing that clients or the rules did', async () => {
  expect(await kinds({ order: number })).toEqual(['order.awaiting_brief', 'order.on_hold'])
  expect(await kinds({ order: number, sort: 'oldest' })).toEqual([
    'order.on_hold',
    'order.awaiting_brief',
  ])
  const [first] = await auditLog.first({ ...ALL, order: number, sort: 'oldest' }, 1, 'en')
  expect(first).toMatchObject({
    reason: 'Waiting for texts',
    from: 'awaiting_brief',
    to: 'on_hold',
    actorId: ADMIN.id,
    order: { number },
  })
})

test('is chosen by person, subject and day', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const tomorrow = after(DAY).toISOString().slice(0, 10)
  expect(await kinds({ order: number, since: today, until: today })).toHaveLength(2)
  expect(await kinds({ order: number, since: tomorrow })).toEqual([])
  expect(await kinds({ order: number, who: 987_654 })).toEqual([])
  expect(await kinds({ order: number, subject: 'refund' })).toEqual([])
  expect(await kinds({ order: number, subject: 'order', who: ADMIN.id })).toHaveLength(2)
  expect(await kinds({ order: 'K-0' })).toEqual([])
})

test('is read to its end for an export', async () => {
  const rows = []
  for await (const entry of auditLog.each({ ...ALL, order: number }, 'en')) rows.push(entry.kind)
  expect(rows).toEqual(['order.awaiting_brief', 'order.on_hold'])
})

describe('what staff did', () => {
  const staff = { orderId: '', actorType: 'admin' }

  test('cannot be changed', async () => {
    await expect(
      db.event.updateMany({ where: { ...staff, orderId }, data: { reason: null } }),
    ).rejects.toThrow()
    expect(
      await db.event.count({ where: { ...staff, orderId, reason: 'Waiting for texts' } }),
    ).toBe(1)
  })

  test('cannot be removed', async () => {
    await expect(db.event.deleteMany({ where: { ...staff, orderId } })).rejects.toThrow()
    await expect(
      db.$executeRawUnsafe(`DELETE FROM "Event" WHERE "actorType" = 'admin'`),
    ).rejects.toThrow()
    expect(await db.event.count({ where: { ...staff, orderId } })).toBe(2)
  })
})

describe('the address', () => {
  test.each([
    [
      'order=k-2026-00001&who=3&subject=refund&since=2026-01-02&until=2026-02-03&sort=oldest',
      {
        order: 'K-2026-00001',
        who: 3,
        subject: 'refund',
        since: '2026-01-02',
        until: '2026-02-03',
        sort: 'oldest',
      },
    ],
    ['who=x&subject=nothing&since=2026-13-45&until=yesterday&sort=up', ALL],
    ['since=24.12.2026&until=30+feb.+2026', { ...ALL, since: '2026-12-24' }],
    ['', ALL],
  ])('%s', (query, filter) => {
    expect(auditFilter.read(new URLSearchParams(query))).toEqual(filter)
    const written = Object.entries(auditFilter.query(filter as AuditFilter)).filter(
      (part): part is [string, string] => part[1] !== undefined,
    )
    expect(auditFilter.read(new URLSearchParams(written))).toEqual(filter)
  })
})
