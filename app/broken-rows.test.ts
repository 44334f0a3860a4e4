import { beforeAll, beforeEach, expect, test } from 'vitest'
import { offeredWork } from '../tests/factories/assignment'
import { createStudio } from '../tests/factories/purchase'
import { expireOffers } from './domain/assignments/offers.server'
import { after, currentTime, DAY } from './platform/clock'
import { db, transaction } from './platform/db/db.server'
import { enqueue, runDueJobs } from './platform/outbox/outbox.server'
import { listTimerFailures } from './platform/outbox/timer-failures.server'

/**
 * What no column of PostgreSQL takes: SQLite keeps any text, also one that a hand or a newer
 * version wrote.
 */
const spoil = (table: string, column: string, id: string, text: string) =>
  db.$executeRawUnsafe(`UPDATE "${table}" SET "${column}" = ? WHERE "id" = ?`, text, id)

beforeAll(() => createStudio())

beforeEach(async () => {
  await db.outboxJob.deleteMany()
  await db.timerFailure.deleteMany()
})

test('a job whose payload cannot be read fails alone', async () => {
  const done: string[] = []
  for (const key of ['broken', 'whole']) {
    await transaction((tx) =>
      enqueue(tx, { key, kind: 'note', payload: { key }, availableAt: after(-1) }),
    )
  }
  const { id } = await db.outboxJob.findUniqueOrThrow({
    where: { key: 'broken' },
    select: { id: true },
  })
  await spoil('OutboxJob', 'payload', id, '{"key":')
  await runDueJobs({
    note: async ({ payload }) => void done.push((payload as { key: string }).key),
  })
  expect(done).toEqual(['whole'])
  expect(
    await db.outboxJob.findUniqueOrThrow({
      where: { key: 'broken' },
      select: { status: true, attempts: true },
    }),
  ).toEqual({ status: 'pending', attempts: 1 })
})

test('an offer whose order cannot be read holds up none behind it, and is told of', async () => {
  const [broken, whole] = [await offeredWork(), await offeredWork()]
  await spoil('Order', 'status', broken.orderId, 'of a newer version')
  await expireOffers(new Date(currentTime().getTime() + 3 * DAY))
  const statusOf = async (id: string) =>
    (await db.assignment.findUniqueOrThrow({ where: { id }, select: { status: true } })).status
  expect([await statusOf(broken.id), await statusOf(whole.id)]).toEqual(['offered', 'expired'])
  expect((await listTimerFailures()).map(({ timer, kind }) => [timer, kind])).toEqual([
    ['expire-offers', 'rows'],
  ])
  await spoil('Order', 'status', broken.orderId, 'in_progress')
})

test('a list shows what can be read of a broken row, and a change of it is refused', async () => {
  for (const key of ['broken', 'whole'])
    await transaction((tx) => enqueue(tx, { key, kind: 'note', payload: { key } }))
  const { id } = await db.outboxJob.findUniqueOrThrow({ where: { key: 'broken' } })
  await spoil('OutboxJob', 'payload', id, '["open')
  await spoil('OutboxJob', 'createdAt', id, '2026-13-45')
  const rows = await db.outboxJob.findMany({ orderBy: { key: 'asc' } })
  expect(rows).toMatchObject([
    { key: 'broken', payload: null, createdAt: new Date(0) },
    { key: 'whole', payload: { key: 'whole' } },
  ])
  await expect(transaction((tx) => tx.outboxJob.findUnique({ where: { id } }))).rejects.toThrow()
})
