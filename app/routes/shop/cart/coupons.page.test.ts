import { beforeEach, describe, expect, test } from 'vitest'
import { sendMail } from '~/domain/mails/mails.server'
import { paths } from '~/paths'
import { after } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { createCoupon } from '#tests/factories/coupon'
import { Visitor } from '#tests/setup/visitor'

const FORM = 'form:has(input[name="code"])'
const BINDING = 'Order with obligation to pay'
const BUYER = {
  name: 'Maja Lind',
  addressLine: 'Södra Hamngatan 1',
  postalCode: '411 14',
  city: 'Göteborg',
  country: 'SE',
  companyName: '',
  vatNumber: '',
  currency: 'USD',
}

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

/** A visitor whose cart holds the logo sprint, for $890.00. */
async function shopper(language = 'en') {
  const visitor = new Visitor({ language })
  const { id } = await db.product.findFirstOrThrow({ where: { slug: 'logo-sprint' } })
  await visitor.post(paths.product(id), {
    deliverySpeed: 'standard',
    customisation: '',
    quantity: '1',
    intent: 'add',
  })
  return { visitor, productId: id }
}

async function enter(visitor: Visitor, code: string) {
  return visitor.submit(await visitor.get(paths.cart()), FORM, { code })
}

const checkout = async (visitor: Visitor) => visitor.get(paths.checkout())
const order = async (visitor: Visitor, email: string) =>
  visitor.submit(await checkout(visitor), BINDING, { ...BUYER, email })

describe('the form of the cart', () => {
  test.each(LANGUAGES)(
    'says in place what is wrong with a code, and keeps it, in %s',
    async (language) => {
      const { visitor } = await shopper(language)
      const page = await enter(visitor, 'nonsense')
      expect(page.status).toBe(400)
      expect(page.errors).toHaveLength(1)
      expect(page.$('#coupon-code').val()).toBe('nonsense')
      expect(page.$('#coupon-code').attr('aria-invalid')).toBe('true')
      expect(page.$('[role="alert"] a').attr('href')).toBe('#coupon-code')
      expect((await enter(visitor, ' ')).status).toBe(400)
    },
  )

  test('takes a good code, shows what it takes off in each place, and lets it go', async () => {
    const { visitor } = await shopper()
    const coupon = await createCoupon()
    const cart = await enter(visitor, coupon.code.toLowerCase())
    expect(cart.path).toBe(paths.cart())
    for (const words of [`Coupon ${coupon.code}`, '-$89.00', '$801.00'])
      expect(cart.textOf('main')).toContain(words)
    expect(cart.textOf('#cart-popover')).toContain('$801.00')
    expect(await (await visitor.fetch(paths.api('cart'))).json()).toMatchObject({
      totalItems: 1,
      totalPrice: 80_100,
    })
    const without = await visitor.submit(cart, 'Remove coupon')
    expect(without.textOf('main')).not.toContain('$801.00')
    expect(without.$(FORM)).toHaveLength(1)
  })

  test.each([
    ['has expired', { expiresAt: new Date(0) }],
    ['reached its limit', { useLimit: 0 }],
    ['isn’t in your cart', { service: 'ui-kit' }],
    ['on orders of $1,000.00 or more', { minimumAmount: 100_000 }],
  ])(
    'refuses a coupon that %s',
    async (
      words,
      {
        service,
        ...terms
      }: { service?: string; expiresAt?: Date; useLimit?: number; minimumAmount?: number },
    ) => {
      const { visitor } = await shopper()
      const product = service
        ? await db.product.findFirstOrThrow({ where: { slug: service } })
        : null
      const { code } = await createCoupon({ ...terms, productId: product?.id })
      const page = await enter(visitor, code)
      expect([page.status, page.errors.join()]).toEqual([400, expect.stringContaining(words)])
      expect(page.textOf('main')).toContain('$890.00')
    },
  )

  test('cannot be used to guess codes', async () => {
    const { visitor } = await shopper()
    const { code } = await createCoupon()
    for (let tries = 0; tries < 10; tries += 1)
      expect(
        (await visitor.post(paths.cart(), { intent: 'coupon', code: `GUESS${tries}` })).status,
      ).toBe(400)
    const held = await enter(visitor, code)
    expect([held.status, held.errors.join()]).toEqual([
      429,
      expect.stringContaining('Try again in'),
    ])
    expect(held.$('#coupon-code').val()).toBe(code)
  })
})

describe('the checkout', () => {
  test('shows the discount in each currency above the button, and where an amount does not count', async () => {
    const { visitor } = await shopper()
    await enter(visitor, (await createCoupon({ amountOff: 10_000, currency: 'USD' })).code)
    const review = (await checkout(visitor)).textOf('aside')
    for (const words of ['-$100.00', '$790.00', 'This code is only valid when you pay in USD.'])
      expect(review).toContain(words)
  })

  test('orders nothing when the coupon has ended since, says why, and shows the new total', async () => {
    const { visitor } = await shopper()
    const coupon = await createCoupon()
    await enter(visitor, coupon.code)
    const page = await checkout(visitor)
    await db.coupon.update({ where: { id: coupon.id }, data: { expiresAt: after(-1) } })
    const email = `late-${coupon.id}@example.com`
    const refused = await visitor.submit(page, BINDING, { ...BUYER, email })
    expect(refused.status).toBe(409)
    expect(refused.errors.join()).toContain('This code has expired. Nothing has been ordered yet')
    expect(refused.$('#checkout-email').val()).toBe(email)
    expect(refused.textOf('aside')).toContain('$890.00')
    expect(await db.order.count({ where: { email } })).toBe(0)
    const placed = await visitor.submit(refused, BINDING)
    expect(placed.url.pathname).toContain('/sandbox/checkout/')
    expect(await db.order.findFirstOrThrow({ where: { email } })).toMatchObject({
      total: 89_000,
      discount: 0,
    })
  })

  test('orders nothing at a price that was not shown', async () => {
    const { visitor, productId } = await shopper()
    const page = await checkout(visitor)
    const price = { productId_currency: { productId, currency: 'USD' } }
    await db.productPrice.update({ where: price, data: { amount: 95_000 } })
    await db.product.update({ where: { id: productId }, data: { updatedAt: new Date() } })
    try {
      const refused = await visitor.submit(page, BINDING, { ...BUYER, email: 'dear@example.com' })
      expect([refused.status, refused.errors.join()]).toEqual([
        409,
        expect.stringContaining('The total has changed'),
      ])
      expect(refused.textOf('aside')).toContain('$950.00')
    } finally {
      await db.productPrice.update({ where: price, data: { amount: 89_000 } })
      await db.product.update({ where: { id: productId }, data: { updatedAt: new Date() } })
    }
  })

  test('of a first order says the same to a guest, whoever’s address is typed', async () => {
    const coupon = await createCoupon({ firstOrderOnly: true })
    const { email } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
    for (const typed of [email, 'nobody-yet@example.com']) {
      const { visitor } = await shopper()
      await enter(visitor, coupon.code)
      expect((await order(visitor, typed)).textOf('main')).toContain('$801.00')
    }
  })

  test('asks the payment page for what it has shown', async () => {
    const { visitor } = await shopper()
    await enter(visitor, (await createCoupon()).code)
    const page = await order(visitor, 'paid@example.com')
    expect(page.textOf('main')).toContain('$801.00')
    const session = await db.sandboxSession.findUniqueOrThrow({
      where: { id: page.url.pathname.split('/').at(-1)! },
    })
    expect(session).toMatchObject({ amountTotal: 80_100, lineItems: [{ amount: 80_100 }] })
  })

  test.each(LANGUAGES)(
    'of everything is ordered at no cost and set up at once, in %s',
    async (language) => {
      const { visitor } = await shopper(language)
      await enter(visitor, (await createCoupon({ percentOff: 100 })).code)
      const t = translator(language, 'checkout')
      const page = await checkout(visitor)
      expect(page.textOf('aside')).toContain(t('free.next'))
      expect(page.textOf('aside')).not.toContain(t('binding.button'))
      const email = `free-${language}@example.com`
      const done = await visitor.submit(page, t('free.button'), { ...BUYER, email })
      expect(done.url.pathname).toMatch(/^\/shop\/order\/confirmation\/[\w-]+$/)
      expect(done.textOf('main')).toContain(t('confirmation.steps.free'))
      expect(done.textOf('main')).not.toContain(t('confirmation.steps.paid'))
      expect(await db.order.findFirst({ where: { email } })).toMatchObject({
        ...{ status: 'awaiting_brief', total: 0 },
      })
    },
  )

  test('says which currency cannot take so much, and keeps what was typed', async () => {
    const visitor = new Visitor({ language: 'en' })
    const { id } = await db.product.findFirstOrThrow({
      where: { studioId: 1, status: 'published', availabilityStatus: 'available' },
      orderBy: { price: 'desc' },
    })
    const cart = { deliverySpeed: 'standard', customisation: '', quantity: '99', intent: 'add' }
    await visitor.post(paths.product(id), cart)
    const page = await checkout(visitor)
    const most = 'The most you can pay at once in SEK is kr 999,999.99.'
    expect(page.textOf('aside')).toContain(most)
    const typed = { ...BUYER, currency: 'SEK', email: 'much@example.com' }
    const refused = await visitor.submit(page, BINDING, typed)
    expect([refused.status, refused.errors.join()]).toEqual([409, expect.stringContaining(most)])
    expect(refused.$('#checkout-email').val()).toBe('much@example.com')
  })

  test('of everything in one currency binds in the others alone', async () => {
    const { visitor } = await shopper()
    await enter(visitor, (await createCoupon({ amountOff: 100_000, currency: 'USD' })).code)
    const button = (await checkout(visitor)).$('aside button').first()
    expect(button.find('[class*="value=USD"]').text()).toBe('Order at no cost')
    expect(button.find('[class*="value=EUR"]').text()).toBe(BINDING)
  })

  // Last: a limit that was reached is remembered for a second.
  test('is held by no more than a few unpaid orders of one address, which keep what was typed', async () => {
    const coupon = await createCoupon()
    for (let time = 1; time <= 6; time += 1) {
      const { visitor } = await shopper()
      await enter(visitor, coupon.code)
      const page = await order(visitor, `many-${time}@example.com`)
      if (time <= 5) expect(page.url.pathname).toContain('/sandbox/checkout/')
      else
        expect([page.status, page.errors.join(), page.$('#checkout-email').val()]).toEqual([
          429,
          expect.stringContaining('Try again in'),
          'many-6@example.com',
        ])
    }
    expect((await db.coupon.findUniqueOrThrow({ where: { id: coupon.id } })).uses).toBe(5)
    // Orders of the tests before fill the limit, which a process remembers for a second.
    await db.rateLimit.deleteMany()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
  })
})

describe('a paid order with a coupon', () => {
  test('has the same sums on its confirmation, in the mail, in the dashboard and on the invoice', async () => {
    // Orders of the tests before fill the limit, which a process remembers for a second.
    await db.rateLimit.deleteMany()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const { visitor } = await shopper()
    await visitor.signInAs('client')
    const { code } = await createCoupon()
    await enter(visitor, code)
    const first = await visitor.submit(await checkout(visitor), BINDING, BUYER)
    // Another buyer than the known one pays another sum, which is shown first.
    const payment = first.status === 409 ? await visitor.submit(first, BINDING) : first
    const back = new URL(
      (await paySandboxSession(payment.url.pathname.split('/').at(-1)!, 'card', 'success'))!,
    )
    const confirmation = await visitor.get(back.pathname + back.search)
    const orderId = confirmation.url.pathname.split('/').at(-1)!
    const { invoices } = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      include: { invoices: true },
    })

    const dashboard = await visitor.get(paths.orders({ order: orderId }))
    const job = await db.outboxJob.findUniqueOrThrow({ where: { key: `welcome:${orderId}` } })
    await sendMail(job)
    const mail = await db.mailMessage.findUniqueOrThrow({ where: { key: job.key } })
    for (const text of [confirmation.textOf('main'), dashboard.textOf('main'), mail.text]) {
      for (const amount of ['$890.00', '-$89.00', '$801.00']) expect(text).toContain(amount)
    }
    for (const text of [confirmation.textOf('main'), mail.text])
      expect(text).toContain(`Coupon ${code}`)
    const xml = await (
      await visitor.fetch(paths.document('invoices', invoices[0]!.number, 'xml'))
    ).text()
    const [net, off, left] = ['712.00', '71.20', '640.80']
    expect(xml).toMatch(
      new RegExp(
        `LineExtensionAmount[^>]*>${left}.*:Amount[^>]*>${off}.*PriceAmount[^>]*>${net}`,
        's',
      ),
    )
    expect(xml).toMatch(/TaxInclusiveAmount[^>]*>801\.00/)
    expect(
      (await visitor.fetch(paths.document('invoices', invoices[0]!.number, 'pdf'))).status,
    ).toBe(200)
  })
})
