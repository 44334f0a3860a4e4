import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createProduct } from '#tests/factories/purchase'
import { paidOrder, payShare, readOrder } from '#tests/factories/running-order'
import { adminPaths } from '~/paths/admin'
import { Visitor } from '#tests/setup/visitor'

const [client, admin, freelancer] = [new Visitor(), new Visitor(), new Visitor()]

/** An order of the demo client with work under way. */
async function startedOrder() {
  const { orderId } = await paidOrder({ milestones: [50, 50] })
  const { id } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  await db.order.update({ where: { id: orderId }, data: { userId: id, status: 'in_progress' } })
  return { orderId }
}

beforeAll(async () => {
  await Promise.all([
    client.signInAs('client'),
    admin.signInAs('admin'),
    freelancer.signInAs('freelancer'),
  ])
  await createProduct()
})

test('a change is offered by the studio, once, and by nobody else', async () => {
  const { orderId } = await startedOrder()
  const path = `/dashboard/projectdetails?order=${orderId}&part=changes`
  const studio = adminPaths.orderPart(orderId, 'details', { part: 'changes' })
  expect((await client.get(path)).$('form#offer')).toHaveLength(0)
  const form = await admin.get(studio)
  const wrong = await admin.submit(form, 'Send proposal', {
    ...{ title: 'A newsletter', description: '', net: 'a lot', workingDays: '2' },
  })
  expect(wrong.status).toBe(400)
  expect(wrong.$('#offer-title').attr('value')).toBe('A newsletter')
  expect(wrong.$('#offer-net').attr('value')).toBe('a lot')
  const typed = { description: 'Four a year', net: '400.00' }
  const offered = await admin.submit(wrong, 'Send proposal', typed)
  expect(offered.text).toContain('The proposal has been sent to the client')
  await admin.submit(wrong, 'Send proposal', typed)
  expect(await db.changeRequest.count({ where: { project: { orderId } } })).toBe(1)

  const intent = { intent: 'offer', orderId, key: randomUUID(), title: 'x', description: 'x' }
  const bid = { ...intent, net: '1.00', workingDays: '0', rounds: '0', answer: '' }
  for (const [visitor, address] of [
    [client, path],
    [freelancer, path],
    [client, studio],
    [freelancer, studio],
  ] as const)
    await visitor.post(address, bid)
  const elsewhere = await db.studio.findFirstOrThrow({ where: { id: { not: 1 } } })
  await db.order.update({ where: { id: orderId }, data: { studioId: elsewhere.id } })
  expect((await admin.post(studio, bid)).status).toBe(404)
  await db.order.update({ where: { id: orderId }, data: { studioId: 1 } })
  expect(await db.changeRequest.count({ where: { project: { orderId } } })).toBe(1)

  const offer = await client.get(path)
  expect(offer.text).toContain('$500.00')
  const paying = await client.submit(offer, 'Order with obligation to pay · A newsletter')
  expect(paying.path).toMatch(/^\/pay\//)
  await payShare((await readOrder(orderId)).payables.at(-1)!.id)
  expect((await client.get(path)).text).toContain('Agreed')
})

afterAll(() =>
  db.order.updateMany({
    where: { number: { startsWith: 'K-' }, email: { startsWith: 'mila-' } },
    data: { userId: null },
  }),
)
