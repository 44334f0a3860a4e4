import { beforeAll, beforeEach, expect, test } from 'vitest'
import { adminPaths } from '~/paths/admin'
import { db } from '~/platform/db/db.server'
import { paidOrder, readOrder } from '#tests/factories/running-order'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})

beforeEach(() => db.rateLimit.deleteMany())

test('says who did what, when and why, and leads to the order', async () => {
  const { orderId } = await paidOrder()
  const { number } = await readOrder(orderId)
  await admin.submit(await admin.get(adminPaths.order(orderId)), 'Put on hold', {
    reason: 'The texts are missing',
  })
  const log = await admin.submit(await admin.get(adminPaths.audit()), 'Show', {
    order: number.toLowerCase(),
  })
  const row = log.textOf('main tbody tr')
  expect(row).toContain('Order: put on hold')
  expect(row).toContain('The texts are missing')
  expect(row).toContain((await db.user.findUniqueOrThrow({ where: { username: 'admin' } })).name)
  expect(log.link(number)).toBe(adminPaths.order(orderId))
})

test('an export stands in the log itself, with what was taken out', async () => {
  await (await admin.fetch(adminPaths.export('orders', { q: 'nobody at all' }))).text()
  const log = await admin.get(adminPaths.audit({ subject: 'list' }))
  expect(log.textOf('main tbody tr')).toContain('Orders: exported')
  expect(log.textOf('main tbody tr')).toContain('q=nobody+at+all')
  const csv = await (await admin.fetch(log.link('Download as CSV'))).text()
  expect(csv).toContain('list.exported')
})

test('says that no entry fits, and leads to the whole log', async () => {
  const page = await admin.get(adminPaths.audit({ order: 'K-0' }))
  expect(page.textOf('main')).toContain('No matches')
  expect(page.link('Clear filters')).toBe(adminPaths.audit())
})

test('asks for few statements', async () => {
  expect(await countQueries(admin, adminPaths.audit())).toBeLessThanOrEqual(QUERY_BUDGET)
})
