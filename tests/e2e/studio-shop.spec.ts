import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { shopFrontPaths } from '../../app/paths/shop-front'
import { studioPaths } from '../../app/paths/studio'
import { createSeededSqliteDatabase } from '../setup/seed'
import { expect, expectHeading, flashOf, mainOf, rejected, test } from './journey'
import { sayOfMilestone } from './milestone-steps'
import { openMail } from './outbox'
import { startOwnApp, type OwnApp } from './own-app'
import { buyerInSweden, endPayment, fillInCheckout, goToPayment } from './shopping'
import { signedIn } from './signed-in'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase(), { WORKER: 'on' })
})
test.afterAll(() => app.dispose())

async function fill(page: Page, form: string, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    await page.locator(`#${form} [name="${name}"]`).fill(value)
}

const press = (page: Page, form: string) => page.locator(`#${form} button[name="intent"]`).click()

test('a studio stands in line, is invited, founds its shop, opens it, and sells', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const openBrowser = async () => {
    const context = await browser.newContext({
      baseURL: app.site,
      javaScriptEnabled: script,
      locale: 'en-GB',
    })
    await context.addCookies([rejected(app.site)])
    return context.newPage()
  }
  const [email, client, slug] = [
    `${randomUUID()}@studio.example`,
    `${randomUUID()}@client.example`,
    `light-${randomUUID().slice(0, 8)}`,
  ]
  const owner = await openBrowser()

  // In line, and confirmed by mail.
  await owner.goto(paths.studioStackWaitlist())
  await mainOf(owner)
    .getByLabel(say('waitlist:form.studioName'), { exact: true })
    .fill('Light & Co')
  await mainOf(owner).getByLabel(say('waitlist:form.name'), { exact: true }).fill('Ada Light')
  await mainOf(owner).getByLabel(say('waitlist:form.email'), { exact: true }).fill(email)
  await mainOf(owner)
    .getByRole('checkbox', { name: say('waitlist:form.privacy') })
    .check()
  await mainOf(owner)
    .getByRole('button', { name: say('waitlist:form.submit') })
    .click()
  await expectHeading(owner, say('waitlist:sent.title'))
  await openMail(owner, email, say('mail:waitlistConfirm.subject'))
  await mainOf(owner)
    .getByRole('link', { name: paths.waitlistPlace('') })
    .click()
  await mainOf(owner)
    .getByRole('button', { name: say('waitlist:pending.button') })
    .click()
  await expectHeading(owner, say('waitlist:confirmed.title', { studio: 'Light & Co' }))

  // Staff invite; the link of the mail founds the studio.
  const admin = await signedIn({ browser, say, script, site: app.site }, 'admin')
  await admin.goto(adminPaths.waitlist({ q: email }))
  await mainOf(admin)
    .getByRole('checkbox', { name: say('admin-waitlist:list.choose', { name: 'Light & Co' }) })
    .check()
  await mainOf(admin)
    .getByRole('button', { name: say('admin-lists:bulk.preview') })
    .click()
  await mainOf(admin)
    .getByRole('button', {
      name: say('admin-lists:bulk.run', {
        name: say('admin-lists:acts.waitlist.invite'),
        count: 1,
      }),
    })
    .click()
  await openMail(owner, email, say('mail:studioInvitation.subject', { studio: 'Light & Co' }))
  await mainOf(owner).getByRole('link', { name: studioPaths.auth() }).first().click()
  await fill(owner, 'found', { slug, password: 'a lamp over dark water' })
  await mainOf(owner)
    .getByRole('button', { name: say('studio-desk:auth.found.button') })
    .click()
  await expectHeading(owner, 'Light & Co')

  // What a shop must have.
  await expect(mainOf(owner)).toContainText(say('studio-shop:gaps.legalName'))
  await owner.goto(studioPaths.settings())
  await fill(owner, 'seller', {
    legalName: 'Light & Co AB',
    companyNumber: '556703-7485',
    address: 'Storgatan 1, 111 22 Stockholm',
  })
  await owner.locator('#seller [name="country"]').selectOption('SE')
  await press(owner, 'seller')
  await expect(flashOf(owner, say('studio-shop:saved'))).toBeVisible()
  await fill(owner, 'words', { 'tagline-en': 'We light what others draw.' })
  await press(owner, 'words')
  await expect(flashOf(owner, say('studio-shop:saved'))).toBeVisible()
  await owner.goto(studioPaths.brand())
  await fill(owner, 'look', { accentColour: '#fdfdfd', groundColour: '#ffffff' })
  await press(owner, 'look')
  await expect(mainOf(owner)).toContainText(say('studio-shop:verdict.fails'))
  await fill(owner, 'look', { accentColour: '#14532d' })
  await press(owner, 'look')
  await expect(mainOf(owner)).toContainText(say('studio-shop:verdict.passes'))

  // A service, first without its price.
  await owner.goto(studioPaths.newProduct())
  await fill(owner, 'product', {
    'name-en': 'A lamp for a shop window',
    'summary-en': 'One lamp.',
    'description-en': 'We make it and hang it.',
    'included-en': 'The lamp',
    'days-1': '5',
    'title-1-en': 'The lamp',
  })
  await owner.locator('#product [name="category"]').selectOption('Branding')
  await press(owner, 'product')
  await expect(owner.getByRole('alert')).toContainText(
    say('studio-goods:errors.price', { currency: 'EUR' }),
  )
  await expect(owner.locator('#product [name="name-en"]')).toHaveValue('A lamp for a shop window')
  await fill(owner, 'product', { 'price-EUR': '900' })
  await press(owner, 'product')
  await expectHeading(owner, 'A lamp for a shop window')
  await mainOf(owner)
    .getByRole('button', { name: say('studio-goods:offer.publish') })
    .click()
  await expect(flashOf(owner, say('studio-goods:products.published'))).toBeVisible()

  const visitor = await openBrowser()
  expect((await visitor.goto(shopFrontPaths.front(slug)))?.status()).toBe(404)
  await owner.goto(studioPaths.dashboard())
  await mainOf(owner)
    .getByRole('button', { name: say('studio-shop:publish.button') })
    .click()
  await expect(flashOf(owner, say('studio-shop:publish.done'))).toBeVisible()

  // Somebody buys in the shop.
  await visitor.goto(shopFrontPaths.front(slug))
  await expect(mainOf(visitor)).toContainText('We light what others draw.')
  await mainOf(visitor).getByRole('link', { name: 'A lamp for a shop window' }).first().click()
  await expectHeading(visitor, 'A lamp for a shop window')
  await mainOf(visitor)
    .locator('form:has([name="deliverySpeed"]) button[type="submit"], form[method="post"] button')
    .first()
    .click()
  await visitor.goto(paths.checkout())
  await fillInCheckout(visitor, say, { ...buyerInSweden, email: client })
  await goToPayment(visitor, say)
  await endPayment(visitor, 'success')
  await expect(mainOf(visitor)).toContainText('Light & Co')

  // The studio sees its order, and only that, and does its work.
  await owner.goto(studioPaths.orders())
  await expect(mainOf(owner).getByRole('listitem')).toHaveCount(1)
  await mainOf(owner).getByRole('listitem').getByRole('link').click()
  await expect(mainOf(owner)).toContainText('A lamp for a shop window')
  await expect(mainOf(owner)).toContainText(buyerInSweden.name)
  await mainOf(owner)
    .getByRole('button', { name: say('admin-orders:brief.button') })
    .click()
  await expect(flashOf(owner, say('admin-orders:done.brief'))).toBeVisible()
  await mainOf(owner)
    .getByRole('button', { name: say('admin-orders:milestones.steps.start') })
    .click()
  await expect(flashOf(owner, say('admin-orders:done.start'))).toBeVisible()
  await sayOfMilestone(owner, say, { step: 'submit', words: 'The lamp, lit.' })
  await expect(flashOf(owner, say('admin-orders:done.submit'))).toBeVisible()

  // Its client hears of it in its name.
  const number = /K\d+-\d{4}-\d+/.exec(
    (await mainOf(owner).getByRole('heading', { level: 1 }).textContent()) ?? '',
  )![0]
  await openMail(visitor, client, say('mail:welcome.subject', { number }))
  await expect(mainOf(visitor)).toContainText('Light & Co AB')
  await openMail(
    visitor,
    client,
    say('notifications:kinds.milestone.submitted.title', { title: 'The lamp' }),
  )
})
