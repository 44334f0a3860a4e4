import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, Prisma, transaction } from '~/platform/db/db.server'
import { storage } from '~/platform/storage/storage.server'
import { buyer, work } from '../../../tests/factories/data-subject'
import { createPayee, earn, orderToWorkOn } from '../../../tests/factories/payout'
import { createProduct, createStudio } from '../../../tests/factories/purchase'
import { ADMIN } from '../../../tests/factories/running-order'
import { approveRefund, requestRefund, sendRefund } from '../payments/refunds.server'
import { tellAccount } from '../people/account-notices.server'
import { erasePerson } from './erase-person.server'
import { readErasureOutlook, requestErasure } from './erasure.server'

/** Where a text stands, by reading all rows. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const name of MODELS) {
    const rows = await (db as unknown as Record<string, { findMany(): Promise<unknown[]> }>)[
      name
    ]!.findMany()
    if (
      JSON.stringify(rows, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      )
        .toLowerCase()
        .includes(text.toLowerCase())
    )
      found.push(name)
  }
  return found
}

/** Every model that there is: a new one may hold words of a person too. */
const MODELS = Object.keys(Prisma.ModelName).map(
  (name) => name.charAt(0).toLowerCase() + name.slice(1),
)

beforeAll(createStudio)

describe('an erasure', () => {
  test('leaves the invoice, and no word of the person anywhere else', async () => {
    const { mark, orderId, viewer } = await buyer()
    expect((await tablesWith(mark)).length).toBeGreaterThan(6)
    const sent = await db.fileVersion.findMany({
      where: { file: { name: { endsWith: `-${mark}.pdf` } } },
      select: { storageKey: true },
    })
    expect(sent).toHaveLength(2)
    const by = { subject: 'order', subjectId: orderId, orderId, kind: 'note', reason: 'Agreed' }
    for (const actorType of ['admin', 'seller', 'client'])
      await db.event.create({
        data: { ...by, actorType, actorId: viewer.id, key: randomUUID() },
      })
    const published = { userId: viewer.id, status: 'published', rating: 4 } as const
    await db.review.create({
      data: {
        ...{ ...published, orderId, body: 'Quick and kind' },
        productId: (await createProduct()).id,
      },
    })
    expect(await requestErasure(viewer)).toBeNull()
    expect(await db.session.count({ where: { userId: viewer.id } })).toBe(0)
    await work()
    await work()
    expect(await tablesWith(mark)).toEqual(['invoice'])
    for (const { storageKey } of sent) expect(await storage().exists(storageKey)).toBe(false)
    const order = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      include: { invoices: true, payables: true },
    })
    expect([order.total > 0, order.invoices.length, order.payables[0]!.status]).toEqual([
      true,
      1,
      'paid',
    ])
    const kept = await db.event.findMany({
      where: { orderId, kind: 'note', reason: { not: null } },
      select: { actorType: true },
      orderBy: { actorType: 'asc' },
    })
    expect(kept.map(({ actorType }) => actorType)).toEqual(['admin', 'seller'])
    expect(
      await db.review.findMany({ where: { userId: viewer.id }, orderBy: { status: 'desc' } }),
    ).toMatchObject([
      { status: 'rejected', body: null, rating: null },
      { ...published, body: 'Quick and kind' },
    ])
    expect(await db.freelancer.findUnique({ where: { userId: viewer.id } })).toMatchObject({
      status: 'offboarded',
      publicPage: false,
      payoutDetails: null,
    })
    const request = await db.dataRequest.findFirstOrThrow({
      where: { userId: viewer.id, kind: 'erasure' },
    })
    expect(request).toMatchObject({ status: 'partly_refused', reason: 'invoices' })
    await erasePerson({ key: 'again', kind: 'erase-person', payload: { requestId: request.id } })
    expect(await db.user.findUniqueOrThrow({ where: { id: viewer.id } })).toMatchObject({
      name: '',
      passwordHash: null,
      phone: null,
    })
  })

  test('ends the mails to them: of a later refund nothing is sent, and nothing tried again', async () => {
    const { orderId, viewer } = await buyer()
    await requestErasure(viewer)
    await work()
    await work()
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { payable: { orderId } } })
    const refundId = await transaction((tx) =>
      requestRefund(tx, { paymentId, amount: 5_000, reason: 'goodwill', actor: ADMIN }),
    )
    await approveRefund(refundId, ADMIN.id)
    await sendRefund({ key: '', kind: 'refund', payload: { refundId } })
    await transaction((tx) => tellAccount(tx, viewer.id, 'passwordChanged', {}, { key: refundId }))
    const mails = {
      where: { key: { in: [`refunded:${refundId}`, `account:passwordChanged:${refundId}`] } },
    }
    expect(await db.outboxJob.count(mails)).toBe(2)
    await work()
    expect(await db.outboxJob.findMany(mails)).toMatchObject([
      { status: 'sent', attempts: 1, lastError: null },
      { status: 'sent', attempts: 1, lastError: null },
    ])
    expect(await db.mailMessage.count(mails)).toBe(0)
  })

  test('waits for the mail that tells of it', async () => {
    const { viewer } = await buyer()
    await requestErasure(viewer)
    const request = await db.dataRequest.findFirstOrThrow({
      where: { userId: viewer.id, kind: 'erasure' },
    })
    await expect(
      erasePerson({ key: 'early', kind: 'erase-person', payload: { requestId: request.id } }),
    ).rejects.toThrow('on its way')
  })

  test('is not made while an order runs, for the staff, or for a company’s only owner', async () => {
    const running = await buyer('in_progress')
    expect(await requestErasure(running.viewer)).toBe('orders')
    expect((await readErasureOutlook(running.viewer)).orders.map(({ id }) => id)).toEqual([
      running.orderId,
    ])
    expect(await db.user.count({ where: { id: running.viewer.id, disabledAt: null } })).toBe(1)
    expect(await requestErasure({ id: 1, role: 'admin', isAdmin: false })).toBe('staff')
    const payee = await createPayee()
    const freelancer = { id: payee.userId, role: 'freelancer', isAdmin: false } as const
    await earn(payee.id, await orderToWorkOn())
    for (const status of ['accrued', 'approved', 'scheduled', 'failed'] as const) {
      await db.payout.updateMany({ where: { freelancerId: payee.id }, data: { status } })
      expect(await requestErasure(freelancer), status).toBe('assignments')
    }
    for (const status of ['paid', 'reversed'] as const) {
      await db.payout.updateMany({ where: { freelancerId: payee.id }, data: { status } })
      expect((await readErasureOutlook(freelancer)).block, status).toBeNull()
    }
    const [owner, other] = [await buyer(), await buyer()]
    await db.company.create({
      data: {
        name: 'AB',
        country: 'SE',
        members: {
          create: [
            { userId: owner.viewer.id, role: 'owner' },
            { userId: other.viewer.id, role: 'viewer' },
          ],
        },
      },
    })
    expect(await requestErasure(owner.viewer)).toBe('company')
    expect(await requestErasure(other.viewer)).toBeNull()
  })
})
