import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settleSession } from '~/domain/payments/checkout.server'
import { MAX_ANSWER } from '~/domain/briefs/brief.rules'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { createCoupon } from '#tests/factories/coupon'
import { addEarlierHits } from '#tests/setup/earlier-hits'
import type { Values } from '#tests/setup/form'
import type { Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

const MEGABYTE = 1024 * 1024
const PAGE = paths.customizeCheckout()
const ids: Record<string, number> = {}

beforeAll(async () => {
  for (const { id, slug } of await db.product.findMany({
    where: { studioId: 1 },
    select: { id: true, slug: true },
  }))
    ids[slug] = id
})
beforeEach(() => db.rateLimit.deleteMany())

let count = 0
const file = (name: string, size = 20, start = '%PDF-1.7') =>
  new File([`${start} ${count++}`.padEnd(size, ' ')], name)

/** Somebody with services in the cart, put there through their pages. */
async function shopper(...slugs: string[]) {
  const visitor = new Visitor()
  for (const slug of slugs)
    await visitor.submit(await visitor.get(paths.product(ids[slug]!)), `#order-${ids[slug]}`)
  return visitor
}

const save = (
  visitor: Visitor,
  page: Page,
  values: Values = {},
  button = 'button[name="intent"][value="save"]:not([hidden])',
) => visitor.submit(page, button, values)
const typed = (page: Page, name: string) => page.$(`#line textarea[name="${name}"]`).text()
const files = (page: Page) =>
  page
    .$('#line li a[href^="/shop/files/"]')
    .toArray()
    .map((link) => page.$(link).text())
const sums = (page: Page) => page.texts('aside dd')

/** Places the order by plain forms and pays it; returns its id. */
async function order(visitor: Visitor) {
  const checkout = await visitor.get(paths.checkout())
  const buyer = {
    name: 'Maja Lind',
    email: `maja-${count++}@example.com`,
    addressLine: 'Södra Hamngatan 1',
    postalCode: '411 14',
    city: 'Göteborg',
    country: 'SE',
    companyName: '',
    vatNumber: '',
  }
  const first = await visitor.submit(checkout, '#checkout', buyer)
  // Another buyer than the known one pays another sum, which is shown first.
  const payment = first.status === 409 ? await visitor.submit(first, '#checkout') : first
  const sessionId = payment.url.pathname.split('/').at(-1)!
  await paySandboxSession(sessionId, 'card', 'success')
  return (await settleSession(sessionId))!
}

describe('the way to the page', () => {
  test('leads from the cart and from the checkout', async () => {
    const visitor = await shopper('logo-sprint')
    expect((await visitor.get(paths.cart())).link('Customize your order')).toBe(PAGE)
    expect((await visitor.get(paths.checkout())).link('Edit delivery, brief and files')).toBe(PAGE)
  })

  test('goes back to the cart when there is nothing in it', async () => {
    for (const visitor of [new Visitor(), await shopper('logo-sprint')]) {
      if (visitor.cookies.size > 0) await visitor.post(paths.cart(), { intent: 'clear' })
      const page = await visitor.get(PAGE)
      expect(page.path).toBe(paths.cart())
      expect(page.text).toContain('there’s nothing to customize')
      expect((await visitor.post(PAGE, { deliverySpeed: 'standard' })).path).toBe(paths.cart())
    }
  })

  test('goes back to the cart when something in it is not sold any more', async () => {
    const visitor = await shopper('logo-sprint', 'portfolio-site')
    await db.product.update({
      where: { id: ids['portfolio-site'] },
      data: { availabilityStatus: 'coming_soon' },
    })
    const page = await visitor.get(PAGE)
    await db.product.update({
      where: { id: ids['portfolio-site'] },
      data: { availabilityStatus: 'available' },
    })
    expect(page.path).toBe(paths.cart())
    expect(page.text).toContain('Something in your cart isn’t available')
  })

  test('is closed to other carts', async () => {
    const [visitor, stranger] = [await shopper('logo-sprint'), await shopper('portfolio-site')]
    await save(visitor, await visitor.get(PAGE), { files: [file('secret.pdf')] })
    const page = await visitor.get(PAGE)
    const address = page.$('#line').attr('action')!
    expect((await stranger.get(address)).status).toBe(404)
    expect(
      (await stranger.post(address, { deliverySpeed: 'rush', customisation: 'Mine' })).status,
    ).toBe(404)
    expect((await new Visitor().get(page.link('secret.pdf'))).status).toBe(404)
    expect((await stranger.get(page.link('secret.pdf'))).status).toBe(404)
    expect(files(await visitor.get(PAGE))).toEqual(['secret.pdf'])
  })
})

describe('adapting a service', () => {
  test('shows sums that add up, also with a coupon', async () => {
    const visitor = await shopper('logo-sprint', 'portfolio-site')
    const { code } = await createCoupon()
    await visitor.submit(await visitor.get(paths.cart()), 'form:has(input[name="code"])', { code })
    const page = await visitor.get(PAGE)
    expect(page.textOf('aside')).toContain(`Coupon ${code}`)
    const cents = sums(page).map((amount) =>
      Math.round(Number(amount.replace(/[^\d.-]/g, '')) * 100),
    )
    expect(cents).toHaveLength(4)
    expect(cents[0]! + cents[1]! + cents[2]!).toBe(cents[3])
  })

  test.each(LANGUAGES)(
    'asks in %s for what the service needs and what its kind brings with it',
    async (language) => {
      const visitor = await shopper('logo-sprint')
      const page = await visitor.get(PAGE, { 'Accept-Language': language })
      const { needs } = await db.productTranslation.findUniqueOrThrow({
        where: { productId_language: { productId: ids['logo-sprint']!, language } },
      })
      const labels = page.texts('#line label')
      expect(labels).toEqual(expect.arrayContaining(needs as string[]))
      expect(page.$('#line textarea').length).toBe(1 + (needs as string[]).length + 5)
      expect(
        page.$('#line textarea[required], #line input[required]:not([type="radio"])').length,
      ).toBe(0)
    },
  )

  test('asks for as many things in every language, so that an answer stays with its question', async () => {
    const products = await db.product.findMany({ include: { translations: true } })
    expect(products.length).toBeGreaterThan(20)
    for (const { slug, translations } of products)
      expect(new Set(translations.map(({ needs }) => (needs as string[]).length)).size, slug).toBe(
        1,
      )
    const visitor = await shopper('logo-sprint')
    await save(visitor, await visitor.get(PAGE), { need2: 'On the second' })
    expect(typed(await visitor.get(PAGE, { 'Accept-Language': 'pl' }), 'need2')).toBe(
      'On the second',
    )
  })

  test('saves what was chosen and answered, and counts again', async () => {
    const visitor = await shopper('logo-sprint', 'portfolio-site')
    const page = await visitor.get(PAGE)
    const before = sums(page)
    const addOn = page.$('#line input[name="addOns"]').first().attr('value')!
    const saved = await save(visitor, page, {
      deliverySpeed: 'express',
      addOns: [addOn],
      customisation: 'Blue',
      goals: 'More bookings',
      need1: 'Kanal',
    })
    expect([saved.status, saved.redirects.length, saved.url.pathname]).toEqual([200, 1, PAGE])
    expect(saved.text).toContain('Your choices for')
    expect([
      typed(saved, 'goals'),
      typed(saved, 'need1'),
      typed(saved, 'audience'),
      typed(saved, 'customisation'),
    ]).toEqual(['More bookings', 'Kanal', '', 'Blue'])
    expect(saved.$('#line input[value="express"]').attr('checked')).toBeDefined()
    expect(saved.$(`#line input[name="addOns"][value="${addOn}"]`).attr('checked')).toBeDefined()
    expect(sums(saved)).toHaveLength(3)
    expect(sums(saved)[0]).not.toBe(before[0])
    expect(sums(saved)[1]).toBe(before[1])
    expect(sums(saved)[2]).not.toBe(before[2])
  })

  test('goes on to the checkout when it is asked to, with all of it saved', async () => {
    const visitor = await shopper('logo-sprint')
    const page = await visitor.submit(await visitor.get(PAGE), 'Save and check out', {
      customisation: 'Canal green',
      goals: 'A name',
      files: [file('brand.pdf')],
    })
    expect(page.path).toBe(paths.checkout())
    expect(page.textOf('aside')).toContain('Canal green')
    const again = await visitor.get(PAGE)
    expect([typed(again, 'goals'), files(again)]).toEqual(['A name', ['brand.pdf']])
  })

  test('leads from one service of the cart to the next', async () => {
    const visitor = await shopper('logo-sprint', 'portfolio-site')
    const page = await visitor.get(PAGE)
    const links = page.$('main nav[aria-label="Services in your cart"] a')
    expect(links.length).toBe(2)
    const next = await visitor.get(links.last().attr('href')!)
    await save(visitor, next, { goals: 'For the second' })
    expect(typed(await visitor.get(PAGE), 'goals')).toBe('')
    expect(typed(await visitor.get(next.path), 'goals')).toBe('For the second')
  })

  test('takes the cart back from the payment page', async () => {
    const visitor = await shopper('logo-sprint')
    await visitor.submit(await visitor.get(paths.checkout()), '#checkout', {
      name: 'Maja',
      email: 'maja@example.com',
      addressLine: 'A 1',
      postalCode: '411 14',
      city: 'Göteborg',
      country: 'SE',
    })
    const page = await visitor.get(PAGE)
    expect(page.text).toContain('A payment page is open for this cart')
    const saved = await save(visitor, page, { goals: 'One more thing' })
    expect(typed(saved, 'goals')).toBe('One more thing')
    expect(saved.text).not.toContain('A payment page is open')
  })
})

describe('a file that is refused', () => {
  test('is named, and leaves the words and the other files as they are', async () => {
    const visitor = await shopper('logo-sprint')
    const chosen = [
      file('good.pdf'),
      file('setup.pdf', 20, 'MZ'),
      file('huge.pdf', 5 * MEGABYTE + 1),
      new File([], 'nothing.pdf'),
    ]
    const page = await save(visitor, await visitor.get(PAGE), {
      goals: 'More bookings',
      files: chosen,
    })
    expect(page.status).toBe(400)
    expect(page.errors).toEqual([
      'setup.pdf is a program. You can upload any other file type.',
      'huge.pdf is larger than 5 MB. Choose a smaller file, or paste a link to it.',
      'nothing.pdf is empty. Choose another file.',
    ])
    expect(page.$('[role="alert"] a').first().attr('href')).toBe('#line-files')
    expect(page.$('#line-files').length).toBe(1)
    expect([typed(page, 'goals'), files(page)]).toEqual(['More bookings', ['good.pdf']])
    const later = await visitor.get(PAGE)
    expect([typed(later, 'goals'), files(later)]).toEqual(['More bookings', ['good.pdf']])
  })

  test('for want of room is named too', async () => {
    const visitor = await shopper('logo-sprint')
    const page = await save(visitor, await visitor.get(PAGE), {
      files: Array.from({ length: 6 }, (_, index) => file(`${index}.pdf`)),
    })
    expect(page.status).toBe(400)
    expect(page.errors).toEqual([
      'There’s no room for 5.pdf. Remove a file first: the limit is 5 per service and 20 in the cart.',
    ])
    expect(files(page)).toHaveLength(5)
  })

  test('because all are too large together keeps what was typed, and what is saved', async () => {
    const visitor = await shopper('logo-sprint')
    await save(visitor, await visitor.get(PAGE), { goals: 'As saved' })
    const page = await save(visitor, await visitor.get(PAGE), {
      goals: 'As typed',
      files: [file('huge.pdf', 27 * MEGABYTE)],
    })
    expect(page.status).toBe(413)
    expect(page.errors).toEqual([
      'Your files are too large together, so nothing has been saved yet. Choose up to 5 files of 5 MB each.',
    ])
    expect(typed(page, 'goals')).toBe('As typed')
    expect(typed(await visitor.get(PAGE), 'goals')).toBe('As saved')
  })

  test('keeps a file that comes with an answer that is too long', async () => {
    const visitor = await shopper('logo-sprint')
    const long = 'å'.repeat(MAX_ANSWER + 1)
    const page = await save(visitor, await visitor.get(PAGE), {
      goals: long,
      files: [file('good.pdf')],
    })
    expect([page.status, page.errors]).toEqual([
      400,
      [`Shorten this answer to ${MAX_ANSWER} characters or fewer.`],
    ])
    expect(page.$('[role="alert"] a').attr('href')).toBe('#line-goals')
    expect([typed(page, 'goals'), files(page)]).toEqual([long, ['good.pdf']])
    expect(typed(await visitor.get(PAGE), 'goals')).toBe('')
  })

  test.each(LANGUAGES)('is told of in %s', async (language) => {
    const visitor = await shopper('logo-sprint')
    const page = await visitor.get(`${PAGE}?lng=${language}`)
    const answer = await save(visitor, page, { files: [file('setup.pdf', 20, 'MZ')] })
    expect(answer.language).toBe((await visitor.get(answer.path)).language)
    expect(answer.errors).toHaveLength(1)
    expect(answer.errors[0]).toContain('setup.pdf')
  })
})

describe('files that are there', () => {
  test('can be read again by who gave them, as files to keep', async () => {
    const visitor = await shopper('logo-sprint')
    const page = await save(visitor, await visitor.get(PAGE), {
      files: [file('Åsas brief.pdf', 2_400_000)],
    })
    expect(page.text).toContain('2.4 MB')
    const answer = await visitor.fetch(page.link('Åsas brief.pdf'))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '2400000',
      'content-disposition': `attachment; filename="_sas brief.pdf"; filename*=UTF-8''%C3%85sas%20brief.pdf`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    expect((await answer.arrayBuffer()).byteLength).toBe(2_400_000)
  })

  test('are removed one by one, and nothing typed is lost by it', async () => {
    const visitor = await shopper('logo-sprint')
    const page = await save(visitor, await visitor.get(PAGE), {
      files: [file('one.pdf'), file('two.pdf')],
    })
    const link = page.link('one.pdf')
    const after = await visitor.submit(page, 'Remove one.pdf', { goals: 'Typed before' })
    expect(after.text).toContain('“one.pdf” has been removed.')
    expect([files(after), typed(after, 'goals')]).toEqual([['two.pdf'], 'Typed before'])
    expect((await visitor.get(link)).status).toBe(404)
  })

  test('stay when Enter is pressed in the form', async () => {
    const visitor = await shopper('logo-sprint')
    const page = await save(visitor, await visitor.get(PAGE), { files: [file('one.pdf')] })
    expect(files(await visitor.submit(page, '#line'))).toEqual(['one.pdf'])
  })
})

describe('a brief that work can start with', () => {
  test('says something', async () => {
    const visitor = await shopper('logo-sprint')
    const page = await save(visitor, await visitor.get(PAGE), { whole: true })
    expect([page.status, page.errors]).toEqual([
      400,
      ['Answer a question or add a file first, so that we have something to start with.'],
    ])
    expect((await save(visitor, page, { whole: true, files: [file('all.pdf')] })).status).toBe(200)
  })

  test('goes into the order, its pages and the project', async () => {
    const visitor = await shopper('logo-sprint')
    await save(visitor, await visitor.get(PAGE), {
      deliverySpeed: 'express',
      customisation: 'Canal green',
      goals: 'A name',
      need1: 'Kanal',
      whole: true,
      files: [file('brand.pdf')],
    })
    const orderId = await order(visitor)
    const { status, project, lines } = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      include: { lines: true, project: { include: { briefAnswers: true, files: true } } },
    })
    expect([status, lines[0]!.deliverySpeed, project!.briefSentAt]).toEqual([
      'in_progress',
      'express',
      expect.any(Date),
    ])
    expect(project!.briefAnswers.map(({ key, answer }) => [key, answer])).toEqual(
      expect.arrayContaining([
        ['need1', 'Kanal'],
        ['goals', 'A name'],
      ]),
    )
    expect(project!.files.map(({ name }) => name)).toEqual(['brand.pdf'])

    const confirmation = await visitor.get(paths.confirmation(orderId))
    for (const words of [
      'Express delivery',
      '2 answers in the brief',
      'Canal green',
      'With the link to choose your password',
    ])
      expect(confirmation.textOf('main')).toContain(words)
    expect((await visitor.get(confirmation.link('brand.pdf'))).status).toBe(200)
  })

  test('shows where the client sees the order, and its files are for the client and staff', async () => {
    const client = await shopper('logo-sprint')
    await client.signInAs('client')
    await save(client, await client.get(PAGE), { goals: 'A name', files: [file('brand.pdf')] })
    const orderId = await order(client)
    const page = await client.get(paths.orders({ order: orderId }))
    expect(page.textOf('#order')).toContain('Sent with your order: 1 answer in the brief, 1 file')
    const confirmation = await client.get(paths.confirmation(orderId))
    expect(confirmation.textOf('main')).toContain('With your invoice as a PDF')
    const href = confirmation.link('brand.pdf')
    const answers: Record<string, number> = {}
    for (const role of ['client', 'admin', 'freelancer'] as const) {
      const reader = new Visitor()
      await reader.signInAs(role)
      answers[role] = (await reader.fetch(href)).status
    }
    expect(answers).toEqual({ client: 200, admin: 200, freelancer: 404 })
    expect((await new Visitor().fetch(href)).status).toBe(404)
  })
})

test('too many uploads from one address have to wait', async () => {
  const visitor = await shopper('logo-sprint')
  const page = await visitor.get(PAGE)
  await save(visitor, page, { files: [file('setup.pdf', 20, 'MZ')] })
  await addEarlierHits(58)
  expect((await save(visitor, page, { files: [file('setup.pdf', 20, 'MZ')] })).status).toBe(400)
  const answer = await save(visitor, page, { goals: 'Kept', files: [file('good.pdf')] })
  expect(answer.status).toBe(429)
  expect(answer.errors[0]).toMatch(/^Too many uploads\. Try again in \d+ minutes/)
  expect([typed(answer, 'goals'), files(answer)]).toEqual(['Kept', []])
  expect((await save(visitor, page, { goals: 'Without a file' })).status).toBe(200)
})
