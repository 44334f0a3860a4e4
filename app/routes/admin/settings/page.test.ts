import { DomainError } from '~/domain/ground/domain-error'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyCoupon } from '~/domain/cart/cart-coupon.server'
import { reorder } from '~/domain/checkout/reorder.server'
import { placeOrder } from '~/domain/checkout/place-order.server'
import { summarizeCheckout } from '~/domain/checkout/checkout-summary.server'
import { approveRefund, requestRefund } from '~/domain/payments/refunds.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { staffMember } from '~/domain/people/participant.server'
import { readSettings } from '~/domain/settings/settings.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { db, transaction } from '~/platform/db/db.server'
import { checkoutInput, createProduct, visitorWithCart } from '#tests/factories/purchase'
import { ADMIN, paidOrder, readOrder } from '#tests/factories/running-order'
import { resetSettings, setSetting } from '#tests/factories/settings'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})
beforeEach(resetSettings)
afterAll(resetSettings)

const settings = () => admin.get(adminPaths.settings())

describe('the settings', () => {
  test('are switched, told of, and put back', async () => {
    const off = await admin.submit(await settings(), 'Turn off: Freelancer applications')
    expect(off.html).toContain('Saved: Freelancer applications')
    const visitor = new Visitor()
    const closed = await visitor.get(paths.freelancerSignup())
    expect(closed.textOf('main')).toContain('Applications are closed')
    expect(closed.$('main form')).toHaveLength(0)
    const back = await admin.submit(off, 'Restore: Freelancer applications, On')
    expect(back.html).toContain('The earlier setting has been restored.')
    expect((await visitor.get(paths.freelancerSignup())).$('main form').length).toBeGreaterThan(0)
    expect((await admin.get(adminPaths.audit({ subject: 'setting' }))).textOf('tbody')).toContain(
      'Setting: restored',
    )
  })

  test('of two admins the second is told what the first did, and keeps what was typed', async () => {
    const mine = await settings()
    const other = new Visitor()
    await other.signIn('bookkeeper', DEMO_PASSWORD)
    await other.submit(await other.get(adminPaths.settings()), 'Save rate', { vatRate: '12' })
    const late = await admin.submit(mine, 'Save rate', { vatRate: '6' })
    expect(late.status).toBe(409)
    expect(late.textOf('[role=alert]')).toContain('12%')
    expect(late.$('input[name=vatRate]').val()).toBe('6')
    await admin.submit(late, 'Save rate', {})
    expect((await settings()).$('input[name=vatRate]').val()).toBe('6')
  })

  test('take two admins where they say how much takes two', async () => {
    const other = new Visitor()
    await other.signIn('bookkeeper', DEMO_PASSWORD)
    const limits = { EUR: '1000', SEK: '10000', PLN: '4000' }
    const proposed = await admin.submit(await settings(), 'Save limits', {
      USD: '9000.00',
      ...limits,
    })
    expect(proposed.textOf('main')).toContain('New limits: $9,000.00')
    expect(proposed.textOf('main')).not.toContain('Confirm new limits')
    await admin.post(adminPaths.settings(), { intent: 'confirm-limits' })
    expect((await readSettings()).refundLimits.USD).toBe(100_000)

    const occupied = await other.submit(await other.get(adminPaths.settings()), 'Save limits', {
      USD: '7000.00',
      ...limits,
    })
    expect([occupied.status, occupied.$('input[name=USD]').val()]).toEqual([409, '7000.00'])
    expect((await other.submit(occupied, 'Reject change')).textOf('main')).not.toContain(
      'New limits',
    )
    await admin.submit(await settings(), 'Save limits', { USD: '9000.00', ...limits })
    expect(
      (await other.submit(await other.get(adminPaths.settings()), 'Confirm new limits')).html,
    ).toContain('Saved: Amounts that need two admins')
    expect((await settings()).$('input[name=USD]').val()).toBe('9000.00')
    const log = (await admin.get(adminPaths.audit({ subject: 'setting' }))).textOf('tbody')
    for (const step of ['Setting: proposed', 'Setting: rejected', 'Setting: confirmed'])
      expect(log).toContain(step)
  })

  test('that are wrong are not taken, and what was typed stays', async () => {
    const page = await settings()
    const amounts = await admin.submit(page, 'Save limits', { USD: 'much' })
    expect([amounts.status, amounts.$('input[name=USD]').val()]).toEqual([400, 'much'])
    expect(amounts.errors[0]).toContain('Enter an amount, such as')
    for (const vatRate of ['', 'a lot', '50.01', '-1', '12.345'])
      expect((await admin.submit(page, 'Save rate', { vatRate })).errors).toEqual([
        'Enter a percentage from 0 to 50%, such as 12.5',
      ])
    expect((await admin.submit(page, 'Save currencies', { currencies: ['EUR'] })).errors).toEqual([
      'US dollars are always offered: keep USD selected',
    ])
    expect((await admin.post(adminPaths.settings(), { intent: 'nothing' })).status).toBe(400)
    expect(
      (
        await admin.post(adminPaths.settings(), {
          intent: 'feature',
          key: 'currencies',
          value: 'on',
          version: '0',
        })
      ).status,
    ).toBe(400)
    expect(
      (await admin.post(adminPaths.settings(), { intent: 'put-back', id: 'nothing', version: '0' }))
        .status,
    ).toBe(404)
  })

  test('are out of a client’s reach, and ask for few statements', async () => {
    const client = new Visitor()
    await client.signInAs('client')
    await client.post(adminPaths.settings(), {
      intent: 'feature',
      key: 'coupons',
      value: 'off',
      version: '0',
    })
    expect((await readSettings()).coupons).toBe(true)
    expect(await countQueries(admin, adminPaths.settings())).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})

describe('what is switched off is refused by the server', () => {
  const refused = async (changes: Partial<Parameters<typeof checkoutInput>[0]>) => {
    const visitor = await visitorWithCart((await createProduct()).id)
    return placeOrder({ visitor, userId: null, language: 'en' }, checkoutInput(changes)).catch(
      (error: unknown) => error,
    )
  }

  test('a currency, payment by link and an early start', async () => {
    await setSetting('currencies', ['USD'])
    await setSetting('payByLink', false)
    await setSetting('earlyStart', false)
    expect(await refused({ currency: 'EUR' })).toEqual(new DomainError('checkout.currencyOff'))
    expect(await refused({ payBy: 'link', payerEmail: 'payer@example.com' })).toEqual(
      new DomainError('checkout.payByLinkOff'),
    )
    expect(await refused({ earlyStart: true })).toEqual(new DomainError('checkout.earlyStartOff'))
    const visitor = await visitorWithCart((await createProduct()).id)
    const { summaries } = await summarizeCheckout(visitor, 'en', { userId: null })
    expect(summaries.map(({ currency }) => currency)).toEqual(['USD'])
  })

  test('coupons, and ordering again', async () => {
    await setSetting('coupons', false)
    await setSetting('reorder', false)
    const visitor = await visitorWithCart((await createProduct()).id)
    await expect(applyCoupon(visitor, 'ANY')).rejects.toMatchObject({ code: 'cart.couponsClosed' })
    const { orderId } = await paidOrder()
    await expect(reorder(visitor, staffMember(1), orderId)).rejects.toMatchObject({
      code: 'reorder.closed',
    })
  })

  test('an application, and live updates', async () => {
    await setSetting('applications', false)
    await setSetting('liveUpdates', false)
    const before = await db.freelancerApplication.count()
    expect(
      (await new Visitor().post(paths.freelancerSignup(), { name: 'Someone' })).textOf('main'),
    ).toContain('Applications are closed')
    expect(await db.freelancerApplication.count()).toBe(before)
    expect((await admin.fetch('/dashboard/live')).status).toBe(204)
  })

  test('a refund above the limit takes two admins, and one below it one', async () => {
    await setSetting('refundLimits', { USD: 10_000, EUR: 0, SEK: 0, PLN: 0 })
    const payment = (await readOrder((await paidOrder()).orderId)).payables[0]!.payments[0]!
    const ask = (amount: number) =>
      transaction((tx) =>
        requestRefund(tx, { paymentId: payment.id, amount, reason: 'goodwill', actor: ADMIN }),
      )
    expect(await approveRefund(await ask(10_000), 1)).toBe('approved')
    expect(await approveRefund(await ask(1), 1)).toBe('second-approval')
  })
})
