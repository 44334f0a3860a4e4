import { paths } from '../../app/paths'
import { formatMoney } from '../../app/platform/i18n/format.server'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { newAddress, payOrder, placeOrder, putInCart } from './forms'
import { errorSummaryOf, expect, expectHeading, mainOf, test } from './journey'
import { openMail } from './outbox'

const PRICE = formatMoney(logoSprint.prices.USD, 'USD', 'en')

test('a consumer withdraws in two steps from the link in the mail, and the money comes back', async ({
  page,
  say,
}) => {
  const email = newAddress()
  await putInCart(page.request, logoSprint)
  await payOrder(page.request, await placeOrder(page.request, email))
  await openMail(
    page,
    email,
    new RegExp(say('mail:welcome.subject', { number: '\0' }).split('\0')[1]!.trim()),
  )
  await mainOf(page)
    .getByRole('link', { name: paths.withdraw('') })
    .click()

  await expectHeading(page, say('payment:withdraw.state.title'))
  await expect(mainOf(page)).toContainText(PRICE)
  const address = mainOf(page).getByLabel(say('payment:withdraw.email'), { exact: true })
  await expect(address).toHaveValue(email)
  await address.fill('nobody')
  // Browsers check the form too; what they let through the server has to catch.
  await mainOf(page)
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => (form.noValidate = true))
  await mainOf(page)
    .getByRole('button', { name: say('payment:withdraw.state.button') })
    .click()
  await expect(errorSummaryOf(page, say)).toContainText(say('payment:withdraw.errors.email'))
  await expect(address).toHaveValue('nobody')
  await address.fill(email)
  await mainOf(page)
    .getByRole('button', { name: say('payment:withdraw.state.button') })
    .click()

  await expectHeading(page, say('payment:withdraw.confirm.title'))
  await expect(mainOf(page)).toContainText('Maja Lind')
  await mainOf(page)
    .getByRole('button', { name: say('payment:withdraw.confirm.button') })
    .click()
  await expectHeading(page, say('payment:withdraw.done.title'))
  await expect(
    page.getByRole('status').filter({ hasText: say('payment:withdraw.mailed', { email }) }),
  ).toBeVisible()

  await openMail(page, email, new RegExp(PRICE.replace('$', '\\$')))
  await expect(mainOf(page)).toContainText(say('demo:outbox.attachments'))
})
