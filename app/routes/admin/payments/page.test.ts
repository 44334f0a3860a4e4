import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepEvent, noteFailure } from '~/domain/payments/webhook-events.server'
import { adminPaths } from '~/paths/admin'
import { db } from '~/platform/db/db.server'
import { sandboxObject, signSandboxEvent } from '~/platform/payments/sandbox.server'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { createProduct, placeSandboxOrder, visitorWithCart } from '#tests/factories/purchase'
import { tellWebhook } from '#tests/factories/webhook'
import { paidOrder, readOrder } from '#tests/factories/running-order'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})

/** Paid orders of one buyer, found by their mail address. */
async function paymentsOf(count: number) {
  const email = `${randomUUID()}@example.com`
  const orders = []
  for (let index = 0; index < count; index++)
    orders.push(await paidOrder({ email, name: 'Payer Payersson' }))
  return { email, orders }
}

/** The event that a paid session sends, received as it comes. */
async function receivedEvent() {
  const { orderId, sessionId } = await paidOrder()
  const { body, signature } = signSandboxEvent(
    await sandboxObject({ kind: 'session', id: sessionId }),
    'checkout.session.completed',
  )
  await tellWebhook({ body, signature })
  const { id } = JSON.parse(body) as { id: string }
  return { orderId, event: await db.webhookEvent.findFirstOrThrow({ where: { eventId: id } }) }
}

const countMade = async (orderId: string) => {
  const { ledger, events, invoices, payables } = await readOrder(orderId)
  return {
    ledger: ledger.length,
    events: events.length,
    invoices: invoices.length,
    payments: payables.flatMap(({ payments }) => payments).length,
  }
}

describe('the payments', () => {
  test('stand under the balances, and are found by buyer, order and the provider’s id', async () => {
    const { email, orders } = await paymentsOf(2)
    const order = await readOrder(orders[0]!.orderId)
    const page = await admin.get(adminPaths.payments({ q: email }))
    expect(page.$('tbody tr')).toHaveLength(2)
    expect(page.textOf('main')).toContain('At the payment provider: Demo sandbox')
    expect(page.textOf('main')).toContain('Balanced')
    for (const q of [order.number, order.payables[0]!.payments[0]!.gatewayPaymentId]) {
      const found = await admin.get(adminPaths.payments({ q }))
      expect(found.link(order.number)).toBe(adminPaths.order(order.id))
      expect(found.$('tbody tr')).toHaveLength(1)
    }
    expect(
      (await admin.get(adminPaths.payments({ q: email, currency: 'EUR' }))).textOf('main'),
    ).toContain('No matches')
    expect(
      (
        await admin.get(
          adminPaths.payments({ q: email, status: 'succeeded', method: 'card', sort: 'largest' }),
        )
      ).$('tbody tr'),
    ).toHaveLength(2)
  })

  test('have no boxes, since nothing is done with many of them', async () => {
    const { email } = await paymentsOf(1)
    const page = await admin.get(adminPaths.payments({ q: email }))
    expect(page.$('input[type=checkbox][name=id]')).toHaveLength(0)
    expect(page.html).not.toContain('Preview changes')
  })

  test('are taken out as a table', async () => {
    const { email } = await paymentsOf(2)
    const answer = await admin.fetch(
      (await admin.get(adminPaths.payments({ q: email }))).link('Download as CSV'),
    )
    const [columns, ...rows] = (await answer.text()).trim().split('\r\n')
    expect(columns).toBe(
      'Created,Number,Name,Company,Email address,Method,Status,Amount,Refunded,Currency,Payment provider,Payment provider ID',
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/,card,Received,2000\.00,0\.00,USD,sandbox,/)
  })
})

describe('the ledger', () => {
  test('shows an order’s booking with its entries, and gives every entry out', async () => {
    const { orders } = await paymentsOf(1)
    const { number, ledger } = await readOrder(orders[0]!.orderId)
    const page = await admin.get(adminPaths.ledger({ order: number }))
    expect(page.$('tbody tr')).toHaveLength(1)
    expect(page.textOf('tbody')).toContain('Prepaid by clients')
    expect(
      (await admin.get(adminPaths.ledger({ order: number, account: 'disputes' }))).textOf('main'),
    ).toContain('No matches')
    expect(
      (
        await admin.get(
          adminPaths.ledger({ order: number, kind: 'payment', account: 'prepayments' }),
        )
      ).$('tbody tr'),
    ).toHaveLength(1)
    const [, ...rows] = (await (await admin.fetch(page.link('Download as CSV'))).text())
      .trim()
      .split('\r\n')
    const accounts = await db.ledgerEntry.groupBy({ by: ['account'] })
    expect(accounts.length).toBeGreaterThan(5)
    for (const { account } of accounts)
      expect((await admin.get(adminPaths.ledger({ account }))).textOf('main'), account).not.toMatch(
        /freelancer-|input-vat|chargeback-|gateway:/,
      )
    expect(rows).toHaveLength(ledger.flatMap(({ entries }) => entries).length)
    const cents = rows.map((row) => Math.round(Number(row.split(',')[5]!.replace(/^'/, '')) * 100))
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(0)
  })
})

describe('a stored event', () => {
  test('is found, shown without secrets, and applied twice more with one effect', async () => {
    const { orderId, event } = await receivedEvent()
    await db.webhookEvent.update({
      where: { id: event.id },
      data: { payload: event.payload.replace('{', '{"client_secret":"sk-hidden",') },
    })
    const before = await countMade(orderId)
    const list = await admin.get(adminPaths.paymentEvents({ q: event.eventId, outcome: 'applied' }))
    const page = await admin.get(list.link('checkout.session.completed'))
    expect(page.html).not.toContain('sk-hidden')
    expect(page.textOf('pre')).toContain(event.eventId)
    const once = await admin.submit(page, 'Replay')
    const twice = await admin.submit(once, 'Replay')
    expect(twice.html).toContain('Event replayed.')
    expect(await countMade(orderId)).toEqual(before)
    expect(
      await db.event.count({
        where: {
          subject: 'webhook',
          subjectId: event.id,
          kind: 'webhook.replayed',
          actorType: 'admin',
        },
      }),
    ).toBe(2)
  })

  test('keeps what went wrong, until it goes well', async () => {
    const { event } = await receivedEvent()
    await db.webhookEvent.update({
      where: { id: event.id },
      data: { payload: event.payload.replaceAll('"cs_', '"cs_gone_') },
    })
    const failed = await admin.submit(await admin.get(adminPaths.paymentEvent(event.id)), 'Replay')
    expect(failed.textOf('main')).toContain('The last attempt failed')
    expect(
      (await admin.get(adminPaths.paymentEvents({ q: event.eventId, error: 'yes' }))).$('tbody tr'),
    ).toHaveLength(1)
    await db.webhookEvent.update({ where: { id: event.id }, data: { payload: event.payload } })
    expect((await admin.submit(failed, 'Replay')).textOf('main')).not.toContain(
      'The last attempt failed',
    )
  })

  test('that could not be followed is followed when an admin asks, once', async () => {
    const order = await placeSandboxOrder(await visitorWithCart((await createProduct()).id))
    await paySandboxSession(order.sessionId, 'card', 'success')
    const { body } = signSandboxEvent(
      await sandboxObject({ kind: 'session', id: order.sessionId }),
      'checkout.session.completed',
    )
    const { id: eventId } = JSON.parse(body) as { id: string }
    const event = { gateway: 'sandbox', eventId, type: 'checkout.session.completed', payload: body }
    await keepEvent(event)
    await noteFailure(event, new Error('no answer'))
    const list = await admin.get(adminPaths.paymentEvents({ q: eventId, outcome: 'failed' }))
    expect(list.textOf('tbody')).toContain('no answer')
    const done = await admin.submit(
      await admin.get(list.link('checkout.session.completed')),
      'Replay',
    )
    expect(done.textOf('main')).not.toContain('no answer')
    expect(await db.webhookEvent.findFirst({ where: { eventId } })).toMatchObject({
      outcome: 'applied',
      error: null,
    })
    const made = await countMade(order.orderId)
    expect(made).toMatchObject({ ledger: 1, payments: 1, invoices: 1 })
    await admin.submit(done, 'Replay')
    expect(await countMade(order.orderId)).toEqual(made)
  })

  test('that is not there is not found', async () => {
    for (const id of [randomUUID(), 'nothing']) {
      expect((await admin.get(adminPaths.paymentEvent(id))).status).toBe(404)
      expect((await admin.post(adminPaths.paymentEvent(id))).status).toBe(404)
    }
  })
})

describe('the reconciliation', () => {
  test('compares when it is asked to, and names what is not booked', async () => {
    const { orders } = await paymentsOf(1)
    const page = await admin.get(adminPaths.reconciliation())
    expect((await admin.submit(page, 'Compare now', { days: '1' })).textOf('main')).toContain(
      'Every transaction adds up to zero',
    )
    const { number, payables } = await readOrder(orders[0]!.orderId)
    const { id, gatewayPaymentId } = payables[0]!.payments[0]!
    await db.payment.update({ where: { id }, data: { status: 'processing' } })
    const found = await admin.submit(page, 'Compare now', { days: '1' })
    expect(found.textOf('main')).toContain(gatewayPaymentId)
    expect(found.textOf('main')).toContain('Paid but not in the ledger')
    expect(found.link(number)).toBe(adminPaths.order(orders[0]!.orderId))
    await db.payment.update({ where: { id }, data: { status: 'succeeded' } })
  })

  test('keeps what was typed when it is no number of days', async () => {
    const answer = await admin.submit(await admin.get(adminPaths.reconciliation()), 'Compare now', {
      days: '1000',
    })
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual(['Enter a whole number from 1 to 400'])
    expect(answer.$('input[name=days]').val()).toBe('1000')
  })
})

test('a client sees none of it', async () => {
  const { event } = await receivedEvent()
  const client = new Visitor()
  await client.signInAs('client')
  for (const path of [
    adminPaths.payments(),
    adminPaths.ledger(),
    adminPaths.paymentEvents(),
    adminPaths.paymentEvent(event.id),
    adminPaths.reconciliation(),
  ]) {
    expect((await client.get(path)).url.pathname).not.toBe(path)
  }
  await client.post(adminPaths.paymentEvent(event.id))
  expect(await db.event.count({ where: { subject: 'webhook', subjectId: event.id } })).toBe(0)
})

test('the pages ask for few statements', async () => {
  const { event } = await receivedEvent()
  for (const path of [
    adminPaths.payments(),
    adminPaths.payments({ q: 'no such payment' }),
    adminPaths.ledger(),
    adminPaths.paymentEvents(),
    adminPaths.paymentEvent(event.id),
  ])
    expect(await countQueries(admin, path)).toBeLessThanOrEqual(QUERY_BUDGET)
})
