import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, SECOND_DEMO_ADMIN } from '~/domain/people/demo-accounts'
import { requestRefund } from '~/domain/payments/refunds.server'
import { adminPaths } from '~/paths/admin'
import { db, transaction } from '~/platform/db/db.server'
import { ADMIN, paidOrder, readOrder, runningOrder } from '#tests/factories/running-order'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

const NOBODYS = ['no-id', '00000000-0000-7000-8000-000000000000', '%00', "'"]

let admin: Visitor
let second: Visitor

async function signedIn(username: string) {
  const visitor = new Visitor()
  await visitor.signIn(username, DEMO_PASSWORD)
  return visitor
}

beforeAll(async () => {
  admin = await signedIn('admin')
  second = await signedIn(SECOND_DEMO_ADMIN)
})

beforeEach(() => db.rateLimit.deleteMany())

const open = (orderId: string, visitor = admin) => visitor.get(adminPaths.order(orderId))
const send = (orderId: string, form: Record<string, string>, visitor = admin) =>
  visitor.post(adminPaths.order(orderId), form)
const statusOf = async (orderId: string) => (await readOrder(orderId)).status

async function paymentOf(orderId: string) {
  return (await readOrder(orderId)).payables[0]!.payments[0]!
}

const refundsOf = async (orderId: string) => (await paymentOf(orderId)).refunds

async function ask(orderId: string, amount: number) {
  const { id: paymentId } = await paymentOf(orderId)
  return transaction((tx) =>
    requestRefund(tx, { paymentId, amount, reason: 'goodwill', actor: ADMIN }),
  )
}

describe('one order', () => {
  test('shows who, what, the money and all that happened', async () => {
    const { orderId } = await paidOrder({
      price: 480_000,
      milestones: [50, 50],
      name: 'Ingrid Åkesson',
      companyName: 'Åkesson Bygg',
    })
    const { number, invoices } = await readOrder(orderId)
    const page = await open(orderId)
    for (const words of [
      number,
      'Ingrid Åkesson',
      'Åkesson Bygg',
      'Harbour site',
      '$4,800.00',
      '$2,400.00',
      invoices[0]!.number,
      'Waiting for brief',
      'Installment 2',
      'Order placed',
      'Payment page: paid',
      'Order placed from cart',
    ]) {
      expect(page.textOf('main'), words).toContain(words)
    }
    for (const part of [
      'details',
      'team',
      'messages',
      'files',
      'design',
      'previews',
      'deliverables',
    ] as const)
      expect(page.$(`nav a[href="${adminPaths.orderPart(orderId, part)}"]`), part).toHaveLength(1)
    expect(page.texts('#history ~ * li').length).toBeGreaterThan(6)
    expect(page.texts('#history ~ * li')).not.toContainEqual(
      expect.stringMatching(/[a-z]+\.[a-z_]+/),
    )
    expect(await countQueries(admin, adminPaths.order(orderId))).toBeLessThanOrEqual(QUERY_BUDGET)
  })

  test('of the demo is told in words, with the files, designs and deliveries of its work', async () => {
    const work = ['deliverable', 'design', 'file', 'preview']
    const events = await db.event.findMany({
      where: { subject: { in: work }, orderId: { not: null } },
      select: { orderId: true, subject: true },
    })
    expect([...new Set(events.map(({ subject }) => subject))].sort()).toEqual(work)
    for (const orderId of new Set(events.map((event) => event.orderId))) {
      const told = (await open(orderId!)).texts('#history ~ * li')
      expect(told.length).toBeGreaterThan(6)
      expect(told).not.toContainEqual(expect.stringMatching(/^[a-z]+\.[a-z_]+/))
    }
  })

  test.each(NOBODYS)('that is not there is not found: %s', async (id) => {
    expect((await admin.get(adminPaths.order(id))).status).toBe(404)
    expect((await admin.post(adminPaths.order(id), { intent: 'order-resume' })).status).toBe(404)
    expect((await admin.get(adminPaths.orderCancel(id))).status).toBe(404)
    expect((await admin.post(adminPaths.orderCancel(id), { reason: 'none' })).status).toBe(404)
  })

  test('offers only what is possible now', async () => {
    const { orderId } = await paidOrder()
    const page = await open(orderId)
    const buttons = (now: typeof page) =>
      now
        .$('main button[name="intent"], main input[name="intent"]')
        .toArray()
        .map((one) => now.$(one).attr('value'))
    expect(buttons(page)).toEqual(['brief', 'hold', 'refund', 'bank-objects'])
    await db.order.update({ where: { id: orderId }, data: { status: 'in_progress' } })
    expect(buttons(await open(orderId))).toEqual(['hold', 'start', 'refund', 'bank-objects'])
    await db.order.update({ where: { id: orderId }, data: { status: 'completed' } })
    expect(buttons(await open(orderId))).toEqual(['refund', 'bank-objects'])
    expect((await open(orderId)).$(`a[href="${adminPaths.orderCancel(orderId)}"]`)).toHaveLength(0)
  })

  test('knows no other step', async () => {
    const { orderId } = await paidOrder()
    for (const intent of ['', 'delete', 'constructor', '__proto__'])
      expect((await send(orderId, { intent })).status).toBe(400)
  })
})

describe('a refund', () => {
  test('is asked for all that is left unless less is typed, and approved by one admin', async () => {
    const { orderId } = await paidOrder({ price: 80_000 })
    const { id } = await paymentOf(orderId)
    const page = await open(orderId)
    expect(page.$(`#refund-${id}-amount`).attr('value')).toBe('800.00')
    const asked = await admin.submit(page, `form#refund-${id}`, { amount: '1', reason: 'goodwill' })
    expect(asked.text).toContain('Refund requested.')
    expect(await refundsOf(orderId)).toMatchObject([
      { amount: 100, reason: 'goodwill', status: 'requested', requestedById: 1 },
    ])
    const approved = await admin.submit(asked, 'Approve and send · $1.00')
    expect(approved.text).toContain('Refund approved')
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'approved', approvedById: 1 }])
  })

  test('keeps what was typed when it cannot be read or is too much', async () => {
    const { orderId } = await paidOrder({ price: 80_000 })
    const { id } = await paymentOf(orderId)
    for (const [amount, problem] of [
      ['12,50', 'Enter an amount, such as 1234.50'],
      ['0', 'Enter an amount'],
      ['800.01', 'more than is left'],
    ] as const) {
      const page = await admin.submit(await open(orderId), `form#refund-${id}`, {
        amount,
        reason: 'cancellation',
      })
      expect(page.status, amount).toBe(400)
      expect(page.textOf(`#refund-${id}-amount-error`), amount).toContain(problem)
      expect(page.$(`#refund-${id}-problem a`).attr('href')).toBe(`#refund-${id}-amount`)
      expect(page.$(`#refund-${id}-amount`).attr('value')).toBe(amount)
      expect(page.$(`#refund-${id}-reason option[selected]`).attr('value')).toBe('cancellation')
      expect(page.$(`details[open] form#refund-${id}`)).toHaveLength(1)
    }
    expect(await refundsOf(orderId)).toEqual([])
  })

  test('is typed as the language writes it', async () => {
    const { orderId } = await paidOrder({ price: 200_000 })
    const { id } = await paymentOf(orderId)
    const reader = new Visitor({ language: 'nl' })
    await reader.signIn('admin', DEMO_PASSWORD)
    await reader.submit(await open(orderId, reader), `form#refund-${id}`, { amount: '1.234,5' })
    expect(await refundsOf(orderId)).toMatchObject([{ amount: 123_450 }])
  })

  test('sent twice is asked for once, and the other is told', async () => {
    const { orderId } = await paidOrder()
    const { id: paymentId } = await paymentOf(orderId)
    const form = { intent: 'refund', paymentId, left: '200000', amount: '500', reason: 'goodwill' }
    const pages = await Promise.all([send(orderId, form), send(orderId, form, second)])
    expect(pages.filter(({ text }) => text.includes('Refund requested.'))).toHaveLength(1)
    expect(
      pages.filter(({ text }) =>
        text.includes('another refund of this payment has been requested in the meantime'),
      ),
    ).toHaveLength(1)
    expect(await refundsOf(orderId)).toHaveLength(1)
  })

  test('of another order’s payment is not found, nor decided on there', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    const { id: paymentId } = await paymentOf(other.orderId)
    const refundId = await ask(other.orderId, 1000)
    expect(
      (
        await send(one.orderId, {
          intent: 'refund',
          paymentId,
          left: '199000',
          amount: '5',
          reason: 'goodwill',
        })
      ).status,
    ).toBe(404)
    for (const intent of ['refund-approve', 'refund-cancel'])
      expect((await send(one.orderId, { intent, refundId })).status).toBe(404)
    expect(await refundsOf(other.orderId)).toMatchObject([{ status: 'requested' }])
  })

  test('above the limit takes a second admin, who is told of the first', async () => {
    const { orderId } = await paidOrder()
    const refundId = await ask(orderId, 150_000)
    const first = await admin.submit(await open(orderId), 'Give first approval · $1,500.00')
    expect(first.text).toContain('First approval given')
    expect(first.text).toContain(
      'You gave the first approval. Someone else has to give the second.',
    )
    expect(first.text).toContain(SECOND_DEMO_ADMIN)
    expect(first.$('button[value="refund-approve"]')).toHaveLength(0)
    expect((await send(orderId, { intent: 'refund-approve', refundId })).text).toContain(
      'Another admin has to give the second',
    )
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'requested' }])

    const page = await open(orderId, second)
    expect(page.text).toContain('Astrid Lindqvist gave the first approval')
    await second.submit(page, 'Give second approval and send · $1,500.00')
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'approved', approvedById: 1 }])
    expect((await open(orderId)).text).toContain('Second approval: Wiktor Sawicki')
    expect((await send(orderId, { intent: 'refund-cancel', refundId })).text).toContain(
      'has been decided in the meantime',
    )
  })

  test('can be taken back by one of two who decide at once', async () => {
    const { orderId } = await paidOrder()
    const refundId = await ask(orderId, 1000)
    const pages = await Promise.all([
      send(orderId, { intent: 'refund-cancel', refundId }),
      send(orderId, { intent: 'refund-approve', refundId }, second),
    ])
    expect(
      pages.filter(({ text }) => text.includes('has been decided in the meantime')),
    ).toHaveLength(1)
    expect(['approved', 'cancelled']).toContain((await refundsOf(orderId))[0]!.status)
  })
})

describe('a brief that came another way', () => {
  test('lets the work start, once', async () => {
    const { orderId } = await paidOrder()
    const page = await admin.submit(await open(orderId), 'Mark brief as received')
    expect(page.text).toContain('Brief received.')
    expect(await readOrder(orderId)).toMatchObject({ status: 'in_progress' })
    expect(page.$('button[value="start"]')).toHaveLength(1)
    expect((await send(orderId, { intent: 'brief' }, second)).text).toContain(
      'is no longer waiting for its brief',
    )
  })
})

describe('a hold', () => {
  test('needs a reason, which the client reads, and ends', async () => {
    const { orderId } = await runningOrder()
    const rejected = await admin.submit(await open(orderId), 'form#hold', { reason: ' ' })
    expect(rejected.status).toBe(400)
    expect(rejected.textOf('#hold-reason-error')).toContain('Enter a reason')
    const held = await admin.submit(rejected, 'form#hold', { reason: 'The texts are missing' })
    expect(held.text).toContain('Reason for the hold: The texts are missing')
    expect(await statusOf(orderId)).toBe('on_hold')
    expect((await send(orderId, { intent: 'hold', reason: 'Again' })).text).toContain(
      'can no longer be put on hold',
    )
    const resumed = await admin.submit(held, 'Resume order')
    expect(resumed.text).toContain('Order resumed')
    expect(await statusOf(orderId)).toBe('in_progress')
    expect((await send(orderId, { intent: 'order-resume' })).text).toContain('is no longer on hold')
  })
})

describe('a cancellation', () => {
  test('says first how much goes back, needs a reason, and happens once', async () => {
    const { orderId } = await paidOrder({ price: 80_000 })
    const page = await admin.get((await open(orderId)).link('Cancel order')!)
    expect(page.text).toContain('$800.00')
    expect(page.link('Keep order')).toBe(adminPaths.order(orderId))
    expect(await statusOf(orderId)).toBe('awaiting_brief')

    const rejected = await admin.submit(page, 'Cancel order', { reason: 'x'.repeat(301) })
    expect(rejected.status).toBe(400)
    expect(rejected.textOf('#cancel-reason-error')).toContain('300 characters or fewer')
    const done = await admin.submit(rejected, 'Cancel order', { reason: 'Agreed by phone' })
    expect(done.path).toBe(adminPaths.order(orderId))
    expect(done.text).toContain('$800.00 will be refunded once the refund is approved')
    expect(done.text).toContain('Reason: Agreed by phone')
    expect(await readOrder(orderId)).toMatchObject({ status: 'cancelled' })
    expect(await refundsOf(orderId)).toMatchObject([
      { amount: 80_000, reason: 'cancellation', status: 'requested' },
    ])

    expect((await admin.post(adminPaths.orderCancel(orderId), { reason: 'Again' })).text).toContain(
      'can no longer be canceled',
    )
    expect((await admin.get(adminPaths.orderCancel(orderId))).path).toBe(adminPaths.order(orderId))
    expect(await refundsOf(orderId)).toHaveLength(1)
  })
})

describe('a milestone', () => {
  async function milestonesOf(orderId: string) {
    return (await readOrder(orderId)).project!.milestones
  }

  test('is started, handed over, changed and approved; the next share comes due', async () => {
    const { orderId } = await runningOrder({ milestones: [50, 50] })
    const { id } = (await milestonesOf(orderId))[0]!
    let page = await open(orderId)
    page = await admin.submit(page, 'Start work · Part 1')
    expect(page.text).toContain('Work started.')
    expect((await send(orderId, { intent: 'start', milestoneId: id }, second)).text).toContain(
      'no longer at this step',
    )
    const handOver = { reason: 'The home page, at https://staging.example' }
    const empty = await admin.submit(page, `form#submit-${id}`, { reason: ' ' })
    expect([empty.status, empty.errors]).toEqual([400, ['Say what you’re delivering']])
    page = await admin.submit(empty, `form#submit-${id}`, handOver)
    const rejected = await admin.submit(page, `form#changes-${id}`, { reason: '' })
    expect(rejected.status).toBe(400)
    expect(rejected.$(`details[open] form#changes-${id}`)).toHaveLength(1)
    page = await admin.submit(rejected, `form#changes-${id}`, { reason: 'A calmer blue' })
    expect(page.text).toContain('Reason: A calmer blue')
    expect(page.text).toContain('rounds of changes used')
    page = await admin.submit(page, 'Start changes · Part 1')
    page = await admin.submit(page, `form#submit-${id}`, handOver)
    expect((await admin.submit(page, `form#approve-${id}`, { reason: '' })).status).toBe(400)
    const before = await db.notification.count({ where: { orderId, kind: 'milestone.approved' } })
    page = await admin.submit(page, `form#approve-${id}`, { reason: 'Agreed by phone' })
    const told = await db.notification.findMany({ where: { orderId, kind: 'milestone.approved' } })
    expect([before, told.length > 0, told[0]?.data]).toEqual([
      0,
      true,
      expect.objectContaining({ note: 'Agreed by phone' }),
    ])
    expect((await milestonesOf(orderId)).map(({ status }) => status)).toEqual([
      'released',
      'payable',
    ])
    expect(page.text).toContain('Work can’t start until it’s prepaid.')
    expect(page.link('Payment link for “Part 2”')).toMatch(/^\/pay\//)
  })

  test('that is not prepaid does not start, and another order’s is not found', async () => {
    const { orderId } = await runningOrder({ milestones: [50, 50] })
    const other = await runningOrder()
    const [, later] = await milestonesOf(orderId)
    expect((await send(orderId, { intent: 'start', milestoneId: later!.id })).text).toContain(
      'Nothing changed',
    )
    expect((await milestonesOf(orderId))[1]!.status).toBe('planned')
    for (const intent of ['start', 'submit', 'approve', 'resume', 'changes'])
      expect(
        (await send(other.orderId, { intent, milestoneId: later!.id, reason: 'x' })).status,
      ).toBe(404)
  })
})

describe('the test aids of the sandbox', () => {
  test('have the bank object to a payment, and decide', async () => {
    const { orderId } = await runningOrder()
    const { gatewayPaymentId, id: paymentId } = await paymentOf(orderId)
    const page = await admin.submit(await open(orderId), 'Dispute this payment')
    expect(page.text).toContain('The test bank has disputed the payment.')
    expect(
      await db.sandboxDispute.findUnique({ where: { paymentIntentId: gatewayPaymentId } }),
    ).toMatchObject({ status: 'open', amount: 200_000 })
    await send(orderId, { intent: 'bank-lost', paymentId })
    expect(
      await db.sandboxDispute.findUnique({ where: { paymentIntentId: gatewayPaymentId } }),
    ).toMatchObject({ status: 'lost' })
    expect(
      await db.outboxJob.count({
        where: { kind: 'sandbox-event', key: { contains: 'charge.dispute' } },
      }),
    ).toBeGreaterThanOrEqual(2)
  })

  test('are not there for a payment of a real payment service, nor for another order', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    const { id: paymentId } = await paymentOf(one.orderId)
    expect((await send(other.orderId, { intent: 'bank-objects', paymentId })).status).toBe(404)
    await db.payment.update({ where: { id: paymentId }, data: { gateway: 'stripe' } })
    expect((await open(one.orderId)).text).not.toContain('Sandbox test actions')
    expect((await send(one.orderId, { intent: 'bank-objects', paymentId })).status).toBe(404)
  })
})
