import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { findProductId, newAddress, putInCart } from './forms'
import { errorSummaryOf, expect, expectHeading, mainOf, test } from './journey'
import { buyerInSweden, cartButton, fillInCheckout } from './shopping'

/**
 * Sends a form as a browser would that knows no constraints, and returns the status of the answer.
 */
async function sendUnchecked(page: Page, button: string) {
  const press = mainOf(page).getByRole('button', { name: button })
  await press.evaluate((element: HTMLButtonElement) => {
    element.form!.noValidate = true
  })
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await press.click()
  return (await answer).status()
}

test('an empty checkout is refused with a list of links to its fields, and keeps what was typed', async ({
  page,
  say,
}) => {
  await putInCart(page.request, logoSprint)
  await page.goto(paths.checkout())
  await page.getByLabel(say('checkout:buyer.city'), { exact: true }).fill('Göteborg')
  await page.getByRole('radio', { name: 'SEK' }).check()
  expect(await sendUnchecked(page, say('checkout:binding.button'))).toBe(400)

  const summary = errorSummaryOf(page, say)
  await expect(summary).toBeFocused()
  const fields = {
    name: 'buyer.name',
    email: 'buyer.email',
    address: 'buyer.address',
    postalCode: 'buyer.postalCode',
  } as const
  await expect(summary.getByRole('link')).toHaveCount(Object.keys(fields).length)
  for (const [error, label] of Object.entries(fields)) {
    const field = page.getByLabel(say(`checkout:${label as 'buyer.name'}`), { exact: true })
    await summary.getByRole('link', { name: say(`checkout:errors.${error as 'name'}`) }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(
      new RegExp(say(`checkout:errors.${error as 'name'}`)),
    )
  }
  await page.getByRole('link', { name: say('ui:nav.skip') }).press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await expect(summary).toBeVisible()
  await expect(page.getByLabel(say('checkout:buyer.city'), { exact: true })).toHaveValue('Göteborg')
  await expect(page.getByRole('radio', { name: 'SEK' })).toBeChecked()
  await expectHeading(page, say('checkout:title'))
  await expect(cartButton(page, say, 1)).toBeVisible()
})

test('a VAT number of another shape is refused and kept', async ({ page, say }) => {
  await putInCart(page.request, logoSprint)
  await page.goto(paths.checkout())
  await fillInCheckout(page, say, { ...buyerInSweden, email: newAddress() })
  const vatNumber = page.getByLabel(say('checkout:company.vatNumber'))
  await vatNumber.fill('12')
  expect(await sendUnchecked(page, say('checkout:binding.button'))).toBe(400)
  await errorSummaryOf(page, say)
    .getByRole('link', { name: say('checkout:errors.vatNumber') })
    .click()
  await expect(vatNumber).toBeFocused()
  await expect(vatNumber).toHaveValue('12')
})

for (const quantity of ['0', '1000', '']) {
  test(`a quantity of ${quantity || 'nothing'} is refused`, async ({ page, say }) => {
    await page.goto(paths.product(await findProductId(page.request, logoSprint)))
    const field = page.getByLabel(say('shop:form.quantity'))
    await field.fill(quantity)
    await page.getByLabel(say('shop:form.customisation')).fill('A heron.')
    expect(await sendUnchecked(page, say('shop:form.add'))).toBe(400)
    await errorSummaryOf(page, say)
      .getByRole('link', { name: say('shop:errors.quantity', { max: 99 }) })
      .click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(quantity)
    await expect(page.getByLabel(say('shop:form.customisation'))).toHaveValue('A heron.')
    await expect(cartButton(page, say, 0)).toBeVisible()
  })
}

test('addresses that lead nowhere say so, and lead on', async ({ page, say }) => {
  const lost = [
    '/no/such/page',
    paths.product(999_999),
    paths.confirmation('nobody'),
    paths.sandboxCheckout('cs_test_nothing'),
    paths.demoMail('nothing'),
  ]
  for (const path of lost) {
    expect((await page.goto(path))!.status()).toBe(404)
    await expectHeading(page, say('common:errors.notFound.title'))
  }
  await mainOf(page)
    .getByRole('link', { name: say('common:errors.home') })
    .click()
  await expect(page).toHaveURL(paths.home())
})
