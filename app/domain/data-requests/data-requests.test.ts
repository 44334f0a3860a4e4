import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { after, DAY } from '~/platform/clock'
import { db, Prisma, transaction } from '~/platform/db/db.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { storage } from '~/platform/storage/storage.server'
import { checkoutInput, createStudio, visitorWithCart } from '../../../tests/factories/purchase'
import { ADMIN, paidOrder } from '../../../tests/factories/running-order'
import { jobHandlers } from '../background.server'
import { FILE_TYPES } from '../files/file-type.rules'
import { approveRefund, requestRefund, sendRefund } from '../payments/refunds.server'
import { tellAccount } from '../people/account-notices.server'
import { EXPORT_LIFETIME } from './data-request.rules'
import { addStaffNote } from '../clients/staff-notes.server'
import { answerTicket, openTicket } from '../tickets/write-ticket.server'
import { keepTyped } from '../checkout/kept-buyer.server'
import { collectData } from './collect-data.server'
import { erasePerson } from './erase-person.server'
import { readErasureOutlook, requestErasure } from './erasure.server'
import { dropOldExports, getExport, listExports, makeExport, requestExport } from './exports.server'

const work = () => runDueJobs(jobHandlers, 100, () => after(DAY))

const pdf = (name: string) => ({
  name,
  type: FILE_TYPES.pdf,
  bytes: new TextEncoder().encode('%PDF-1.7'),
})

/** A buyer with a paid order, words of their own in many places, and an account. */
async function buyer(status: 'completed' | 'in_progress' = 'completed') {
  const mark = `zq${randomUUID().slice(0, 8)}`
  const input = checkoutInput({
    name: `Name ${mark}`,
    email: `${mark}@example.com`,
    addressLine: `Street ${mark}`,
  })
  const { orderId } = await paidOrder(input)
  await work()
  await db.order.update({ where: { id: orderId }, data: { status } })
  const user = await db.user.findUniqueOrThrow({ where: { email: input.email } })
  await db.user.update({
    where: { id: user.id },
    data: { emailVerifiedAt: new Date(), phone: `+46 ${mark}`, passwordHash: `hash-${mark}` },
  })
  await db.address.create({
    data: { userId: user.id, label: mark, line1: mark, postalCode: '1', city: mark, country: 'SE' },
  })
  await db.session.create({
    data: { id: randomUUID(), userId: user.id, userAgent: mark, expiresAt: after(DAY) },
  })
  await db.thread.create({
    data: {
      orderId,
      kind: 'order',
      subject: 'Order',
      messages: { create: { authorId: user.id, body: `I am ${mark}` } },
    },
  })
  const { id: ticketId } = await openTicket(
    user.id,
    { key: randomUUID(), subject: `About ${mark}`, body: `Ask ${mark}`, orderId },
    { files: [pdf(`ask-${mark}.pdf`)] },
  )
  await answerTicket(ADMIN.id, ticketId, { key: randomUUID(), body: `Dear ${mark}` }, true, [
    pdf(`answer-${mark}.pdf`),
  ])
  await db.mailMessage.create({
    data: {
      key: randomUUID(),
      template: 'pay-link',
      to: 'payer@example.com',
      from: 'studio',
      replyTo: input.email,
      subject: 'Pay',
      text: 'Pay',
      html: '',
      language: 'en',
      transport: 'outbox',
    },
  })
  await addStaffNote(user.id, `Known as ${mark}`, 1)
  await db.contactMessage.create({
    data: {
      studioId: 1,
      name: mark,
      email: input.email,
      subject: mark,
      body: mark,
      language: 'en',
    },
  })
  return { mark, orderId, viewer: { id: user.id, role: user.role, isAdmin: user.isAdmin } }
}

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

describe('an export', () => {
  test('has what is kept about the person, nothing that opens the account, and nobody else', async () => {
    const [own, other] = [await buyer(), await buyer()]
    await requestExport(own.viewer.id)
    await requestExport(own.viewer.id)
    await work()
    const [made, ...more] = await listExports(own.viewer.id)
    expect([made!.status, more]).toEqual(['ready', []])
    const { storageKey } = await getExport(own.viewer.id, made!.id)
    const text = await new Response((await storage().get(storageKey))!.body).text()
    const data = JSON.parse(text) as {
      account: { addresses: unknown[]; sessions: unknown[] }
      orders: { invoices: unknown[]; lines: unknown[]; project: object }[]
      threads: { ticket: object | null; messages: object[] }[]
      files: { name: string }[]
      mails: unknown[]
      contactMessages: unknown[]
    }
    expect(data.orders[0]).toMatchObject({
      id: own.orderId,
      name: `Name ${own.mark}`,
      invoices: [{}],
      lines: [{}],
      project: {},
    })
    expect(data.threads[0]!.messages).toEqual([
      expect.objectContaining({ body: `I am ${own.mark}`, yours: true }),
    ])
    const sent = [`ask-${own.mark}.pdf`, `answer-${own.mark}.pdf`]
    expect(data.threads.find(({ ticket }) => ticket)!.messages).toMatchObject(
      sent.map((name) => ({ attachments: [name] })),
    )
    expect(data.files.map(({ name }) => name)).toEqual(expect.arrayContaining(sent))
    expect(
      [data.account.addresses, data.account.sessions, data.contactMessages].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1, 1])
    expect(data.mails.length).toBeGreaterThan(0)
    expect(text).not.toMatch(/\.[\w-]{43}(?![\w-])/)
    expect(text).not.toContain(other.mark)
    expect(text).not.toMatch(/passwordHash|totpSecret|hash-zq/)
    await expect(getExport(other.viewer.id, made!.id)).rejects.toThrow('no such export')
  })

  test('has what they typed at a checkout and did not order with, and nobody else’s', async () => {
    const [{ viewer }, other] = [await buyer(), await buyer()]
    const product = await db.product.findFirstOrThrow({ select: { id: true } })
    for (const [owner, street] of [
      [viewer, 'Quay 12'],
      [other.viewer, 'Elsewhere 3'],
    ] as const) {
      const visitor = await visitorWithCart(product.id)
      await db.cart.update({ where: { tokenHash: visitor }, data: { userId: owner.id } })
      await keepTyped(
        visitor,
        { id: owner.id, email: 'a@b.example' },
        { addressLine: street, city: 'Utrecht' },
      )
    }
    const { typedCheckouts } = await collectData(viewer.id)
    expect(typedCheckouts).toEqual([
      { addressLine: 'Quay 12', city: 'Utrecht', updatedAt: expect.any(Date) },
    ])
  })

  test('is made once, told of once, and deleted when its time is over', async () => {
    const { viewer } = await buyer()
    await requestExport(viewer.id)
    const { id } = (await listExports(viewer.id))[0]!
    for (let i = 0; i < 2; i++)
      await makeExport({ key: 'again', kind: 'export-data', payload: { requestId: id } })
    expect(await db.outboxJob.count({ where: { key: `account:dataReady:${id}` } })).toBe(1)
    const { storageKey } = await getExport(viewer.id, id)
    await dropOldExports(after(EXPORT_LIFETIME - DAY))
    expect(await storage().exists(storageKey)).toBe(true)
    await dropOldExports(after(EXPORT_LIFETIME + DAY))
    expect(await storage().exists(storageKey)).toBe(false)
    await expect(getExport(viewer.id, id)).rejects.toThrow('no such export')
  })
})

describe('an erasure', () => {
  test('leaves the invoice, and no word of the person anywhere else', async () => {
    const { mark, orderId, viewer } = await buyer()
    expect((await tablesWith(mark)).length).toBeGreaterThan(6)
    const sent = await db.fileVersion.findMany({
      where: { file: { name: { endsWith: `-${mark}.pdf` } } },
      select: { storageKey: true },
    })
    expect(sent).toHaveLength(2)
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
