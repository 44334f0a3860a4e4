import type { Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '../../app/domain/people/demo-accounts'
import { paths } from '../../app/paths'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { putInCart, signInAs } from './forms'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'
import { buyerInSweden, endPayment, fillInCheckout, goToPayment, orderAsPerson } from './shopping'
import type { Say } from './words'

const client = DEMO_ACCOUNTS.find(({ role }) => role === 'client')!.username
const LOGO = logoSprint.text.en.name
const pdf = (name: string, start = '%PDF-1.7') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`${start} ${name}`),
})

function formOf(page: Page, say: Say) {
  const main = mainOf(page)
  return {
    goals: main.getByLabel(say('brief:questions.goals.label'), { exact: true }),
    wishes: main.getByLabel(say('checkout:customize.delivery.wishes'), { exact: true }),
    files: main.getByLabel(say('checkout:customize.files.label'), { exact: true }),
    whole: main.getByRole('checkbox', { name: say('checkout:customize.whole.label') }),
    there: main
      .getByRole('list', { name: say('checkout:customize.files.there', { name: LOGO }) })
      .getByRole('link'),
    save: main.getByRole('button', { name: say('checkout:customize.save'), exact: true }),
    goOn: main.getByRole('button', { name: say('checkout:customize.saveAndCheckout') }),
  }
}

test.use({ viewport: { width: 360, height: 800 } })

test('a buyer adapts an order, pays, and finds brief and files in the project', async ({
  page,
  say,
}) => {
  await signInAs(page.request, client)
  await putInCart(page.request, logoSprint)
  await page.goto(paths.cart())
  await mainOf(page)
    .getByRole('link', { name: say('cart:adapt') })
    .click()
  await expectHeading(page, say('checkout:customize.title'))
  const form = formOf(page, say)
  await mainOf(page)
    .getByRole('radio', { name: say('shop:speed.express') })
    .check()
  await form.wishes.fill('Canal green')
  await form.goals.fill('A name that people remember')
  await form.files.setInputFiles([pdf('brand.pdf'), pdf('sketch.pdf')])
  await form.save.click()

  await expect(flashOf(page, say('checkout:customize.saved', { name: LOGO }))).toBeVisible()
  await expect(form.there).toHaveText(['brand.pdf', 'sketch.pdf'])
  await expect(form.goals).toHaveValue('A name that people remember')
  await form.goals.fill('A name that sailors remember')
  await mainOf(page)
    .getByRole('button', { name: say('checkout:customize.files.removeOf', { name: 'sketch.pdf' }) })
    .click()
  await expect(
    flashOf(page, say('checkout:customize.removed', { file: 'sketch.pdf' })),
  ).toBeVisible()
  await expect(form.there).toHaveText(['brand.pdf'])
  await expect(form.goals).toHaveValue('A name that sailors remember')
  await form.whole.check()
  await form.goOn.click()

  await expectHeading(page, say('checkout:title'))
  await expect(mainOf(page)).toContainText('Canal green')
  await fillInCheckout(page, say, buyerInSweden)
  await orderAsPerson(page, say, 'USD')
  await goToPayment(page, say)
  await endPayment(page, 'success')
  await expect(mainOf(page)).toContainText(say('checkout:confirmation.answers', { count: 1 }))
  await expect(mainOf(page).getByRole('link', { name: 'brand.pdf' })).toBeVisible()

  const orderId = new URL(page.url()).pathname.split('/').at(-1)!
  await page.goto(paths.orders({ order: orderId }))
  const order = page.locator('#order')
  await expect(order).toContainText(say('dashboard:status.in_progress'))
  await expect(order).toContainText('Canal green')
  for (const given of [
    say('dashboard:order.answers', { count: 1 }),
    say('dashboard:order.files', { count: 1 }),
  ])
    await expect(order).toContainText(given)
})

test('a file that is refused leaves everything else as it was, also after leaving the payment page', async ({
  page,
  say,
}) => {
  await putInCart(page.request, logoSprint)
  await page.goto(paths.customizeCheckout())
  const form = formOf(page, say)
  await form.goals.fill('More bookings')
  await form.files.setInputFiles([pdf('brand.pdf'), pdf('setup.pdf', 'MZ')])
  await form.save.click()
  const summary = errorSummaryOf(page, say)
  await expect(summary).toBeFocused()
  await summary
    .getByRole('link', { name: say('checkout:customize.errors.files.type', { name: 'setup.pdf' }) })
    .click()
  await expect(form.files).toBeFocused()
  await expect(form.goals).toHaveValue('More bookings')
  await expect(form.there).toHaveText(['brand.pdf'])

  await page.goto(paths.checkout())
  await fillInCheckout(page, say, { ...buyerInSweden, email: 'maja@example.com' })
  await goToPayment(page, say)
  await endPayment(page, 'cancel')
  await expectHeading(page, say('checkout:title'))
  await mainOf(page)
    .getByRole('link', { name: say('checkout:review.adapt') })
    .click()
  await expect(form.goals).toHaveValue('More bookings')
  await expect(form.there).toHaveText(['brand.pdf'])
})
