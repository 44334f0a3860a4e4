import { expect, test } from 'vitest'
import { adminPaths } from '~/paths/admin'
import { db } from '~/platform/db/db.server'
import { createFreelancer, staffedOrder } from '#tests/factories/assignment'
import { createStudio } from '#tests/factories/purchase'
import { Visitor } from '#tests/setup/visitor'

test('the offer of a milestone says what the client pays for it, without VAT', async () => {
  await createStudio()
  const { orderId, plan } = await staffedOrder([30, 70])
  await createFreelancer()
  const admin = new Visitor()
  await admin.signInAs('admin')
  const payables = await db.payable.findMany({ where: { orderId }, orderBy: { position: 'asc' } })
  const told = []
  for (const { id } of plan) {
    const page = await admin.get(adminPaths.orderPart(orderId, 'team', { offer: id }))
    told.push(/The client pays (\S+) for this milestone, before VAT\./.exec(page.text)?.[1])
  }
  const dollars = (cents: number) =>
    `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  expect(told).toEqual(payables.map(({ net }) => dollars(net)))
  expect(told).toHaveLength(2)
})
