import { beforeAll, describe, expect, test } from 'vitest'
import {
  approveMilestone,
  startMilestone,
  submitMilestone,
} from '~/domain/projects/milestones.server'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { endAttempt } from '~/domain/payments/settle.server'
import { db, transaction } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { ADMIN, paidOrder, readOrder, runningOrder } from '#tests/factories/running-order'
import { Visitor } from '#tests/setup/visitor'

const NOBODYS = ['x', 'x.y', `00000000-0000-7000-8000-000000000000.${'A'.repeat(43)}`]

let visitor: Visitor

beforeAll(() => {
  visitor = new Visitor()
})

/** An order whose second share can be paid, and the page to pay it. */
async function openShare() {
  const { orderId, email } = await runningOrder({ price: 120_000, milestones: [50, 50] })
  const [first] = (await readOrder(orderId)).project!.milestones
  await startMilestone(first!.id, ADMIN)
  await submitMilestone(first!.id, ADMIN)
  await approveMilestone(first!.id, ADMIN)
  const share = (await readOrder(orderId)).payables[1]!
  return { orderId, email, share, address: paths.pay(signLinkToken('payable', share.id)) }
}

describe('a link to pay', () => {
  test('leads anybody to the payment page, back, and to a page that says it is paid', async () => {
    const { share, address, email } = await openShare()
    const page = await visitor.get(address)
    expect(page.status).toBe(200)
    expect(page.text).toContain('$600.00')
    expect(page.text).toContain('Part 2')
    expect(page.text).not.toContain(email)
    expect(page.headers.get('Cache-Control')).toContain('no-store')

    const press = () => visitor.fetch(address, { method: 'POST', body: new URLSearchParams() })
    const [{ status, headers }, again] = await Promise.all([press(), press()])
    expect(status).toBe(303)
    expect(again.headers.get('Location')).toBe(headers.get('Location'))
    const session = headers.get('Location')!.split('/').at(-1)!
    const back = new URL((await paySandboxSession(session, 'card', 'success'))!)
    expect(back.pathname).toBe(address)
    const returned = await visitor.fetch(back.pathname + back.search)
    expect(returned.headers.get('Location')).toBe(address)
    expect((await visitor.get(address)).text).toContain('$600.00 has been paid')
    expect(await db.payable.findUnique({ where: { id: share.id } })).toMatchObject({
      status: 'paid',
    })
    expect((await press()).headers.get('Location')).toBe(address)
  })

  test('says that a delayed payment is on its way', async () => {
    const { address } = await openShare()
    const { headers } = await visitor.fetch(address, {
      method: 'POST',
      body: new URLSearchParams(),
    })
    const back = new URL(
      (await paySandboxSession(
        headers.get('Location')!.split('/').at(-1)!,
        'klarna',
        'delayed_success',
      ))!,
    )
    await visitor.fetch(back.pathname + back.search)
    const page = await visitor.get(address)
    expect(page.textOf('main')).toContain('Processing, incl. VAT$600.00')
    expect(page.textOf('main')).not.toContain('Paid')
    expect(page.refresh).toBe('3')
    expect(page.link('Check again')).toBe(address)

    await db.sandboxSession.updateMany({
      where: { settlesAt: { not: null } },
      data: { settlesAt: new Date(0) },
    })
    const paid = await visitor.get(address)
    expect(paid.text).toContain('$600.00 has been paid')
    expect(paid.refresh).toBeUndefined()
  })

  test('says that the bank refused a payment, and that the payment page was left', async () => {
    const { share, address } = await openShare()
    const pay = await visitor.fetch(address, { method: 'POST', body: new URLSearchParams() })
    const sessionId = pay.headers.get('Location')!.split('/').at(-1)!
    const { cancelUrl } = await db.sandboxSession.findUniqueOrThrow({ where: { id: sessionId } })
    const left = await visitor.get(cancelUrl.replace(/^https?:\/\/[^/]+/, ''))
    expect(left.text).toContain('You left the payment page. Nothing was charged.')
    expect(left.path).toBe(address)

    const attempt = await db.checkoutAttempt.findUniqueOrThrow({ where: { sessionId } })
    await transaction((tx) => endAttempt(tx, attempt.id, 'failed'))
    const page = await visitor.get(address)
    expect(page.textOf('main')).toContain('Your bank declined the last payment.')
    expect(page.textOf('main')).toContain('Pay $600.00')
    expect(await db.payable.findUnique({ where: { id: share.id } })).toMatchObject({
      status: 'open',
    })
  })

  test('says what has gone back of what was paid', async () => {
    const { orderId } = await paidOrder({ price: 120_000 })
    const { payables } = await readOrder(orderId)
    const { id: paymentId } = payables[0]!.payments[0]!
    const address = paths.pay(signLinkToken('payable', payables[0]!.id))
    const giveBack = (refundedAmount: number) =>
      db.payment.update({ where: { id: paymentId }, data: { refundedAmount } })
    await giveBack(20_000)
    expect((await visitor.get(address)).textOf('main')).toContain('Refunded$200.00')
    await giveBack(120_000)
    const page = await visitor.get(address)
    expect(page.textOf('h1')).toBe('$1,200.00 has been refunded')
    expect(page.textOf('main')).not.toContain('We’ve received your payment')
    await db.order.update({ where: { id: orderId }, data: { userId: null } })
    const guest = await visitor.get(paths.ownOrder(signLinkToken('order', orderId)))
    expect(guest.textOf('main')).toContain('The full amount has been refunded: $1,200.00.')
  })

  test('is gone when the order has ended', async () => {
    const { orderId, address } = await openShare()
    await db.order.update({ where: { id: orderId }, data: { status: 'cancelled' } })
    expect((await visitor.get(address)).status).toBe(410)
  })

  test.each(NOBODYS)('that nobody signed is not found: %s', async (token) => {
    expect((await visitor.get(paths.pay(token))).status).toBe(404)
    expect(
      (await visitor.fetch(paths.pay(token), { method: 'POST', body: new URLSearchParams() }))
        .status,
    ).toBe(404)
    expect((await visitor.get(paths.withdraw(token))).status).toBe(404)
  })

  test('opens nothing but what it was signed for', async () => {
    const { orderId, share } = await openShare()
    expect((await visitor.get(paths.pay(signLinkToken('withdrawal', share.id)))).status).toBe(404)
    expect((await visitor.get(paths.withdraw(signLinkToken('payable', orderId)))).status).toBe(404)
  })
})

describe('withdrawal', () => {
  const post = (address: string, fields: Record<string, string>) =>
    visitor.fetch(address, { method: 'POST', body: new URLSearchParams(fields) })

  test.each(LANGUAGES)('is stated, confirmed and acknowledged in %s', async (language) => {
    const { orderId } = await paidOrder({ price: 80_000 })
    const address = paths.withdraw(signLinkToken('withdrawal', orderId))
    const reader = new Visitor({ language })
    const page = await reader.get(address)
    expect(page.status).toBe(200)
    expect(page.text).toMatch(/800[.,]00/)

    const stated = await post(address, { name: 'Mila de Boer', email: 'mila@example.com' })
    expect(stated.headers.get('Location')).toBe(`${address}?step=confirm`)
    expect((await readOrder(orderId)).status).toBe('awaiting_brief')
    expect((await reader.get(`${address}?step=confirm`)).text).toContain('mila@example.com')

    await post(address, { intent: 'confirm' })
    await post(address, { intent: 'confirm' })
    expect(await readOrder(orderId)).toMatchObject({
      status: 'withdrawal_requested',
      withdrawals: [{ status: 'confirmed', refundAmount: 80_000 }],
    })
    expect((await reader.get(address)).text).toContain('mila@example.com')
  })

  test('is one press from the foot of every page, also without an account', async () => {
    const home = await visitor.get(paths.home())
    const foot = home.$('footer a[href="/withdraw"]')
    expect(foot).toHaveLength(1)
    expect((await visitor.get('/withdraw')).url.search).toBe('?topic=withdrawal')
  })

  test('keeps what was typed when it lacks something', async () => {
    const { orderId } = await paidOrder()
    const page = await visitor.post(paths.withdraw(signLinkToken('withdrawal', orderId)), {
      name: 'Mila',
      email: 'nowhere',
    })
    expect(page.status).toBe(400)
    expect(page.html).toContain('value="nowhere"')
  })

  test('cannot be confirmed before it is stated, nor when its time is over', async () => {
    const { orderId } = await paidOrder()
    const address = paths.withdraw(signLinkToken('withdrawal', orderId))
    expect((await post(address, { intent: 'confirm' })).status).toBe(303)
    expect((await readOrder(orderId)).status).toBe('awaiting_brief')
    await db.order.update({ where: { id: orderId }, data: { withdrawalEndsAt: new Date(0) } })
    expect((await visitor.get(address)).status).toBe(410)
  })
})
