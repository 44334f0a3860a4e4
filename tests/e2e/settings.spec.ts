import { paths } from '../../app/paths'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { codeOf } from '../setup/second-factor-code'
import { newAddress, payOrder, placeOrder, putInCart } from './forms'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'
import { followPasswordLink, openMail } from './outbox'

const PASSWORD = 'a quay in the rain'

test('a second factor is set up, asked for at sign-in, and replaced by a recovery code', async ({
  page,
  say,
}) => {
  const email = newAddress()
  await putInCart(page.request, logoSprint)
  await payOrder(page.request, await placeOrder(page.request, email))
  await openMail(page, email, /./)
  await followPasswordLink(page)
  await page.getByLabel(say('auth:setPassword.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: say('auth:setPassword.submit') }).click()
  await expect(page).toHaveURL(paths.dashboard())

  const main = mainOf(page)
  await page.goto(paths.settings())
  await main
    .getByRole('link', { name: say('dashboard:settingsParts.parts.second-factor'), exact: true })
    .click()
  await expectHeading(page, say('settings:secondFactor.title'))
  await main.getByRole('button', { name: say('settings:secondFactor.begin.submit') }).click()
  await expect(main.getByRole('img', { name: say('settings:secondFactor.picture') })).toBeVisible()
  const key = await main.locator('p.select-all').innerText()
  const code = main.getByLabel(say('settings:secondFactor.code'), { exact: true })
  await code.fill('12345')
  await main
    .getByRole('button', { name: say('settings:secondFactor.confirm.submit'), exact: true })
    .click()
  await expect(errorSummaryOf(page, say)).toBeFocused()
  await code.fill(codeOf(key))
  await main
    .getByRole('button', { name: say('settings:secondFactor.confirm.submit'), exact: true })
    .click()
  const recovery = main.locator('li.select-all')
  await expect(recovery).toHaveCount(10)
  const spare = await recovery.first().innerText()
  await main.getByRole('link', { name: say('settings:recovery.kept') }).click()
  await expect(recovery).toHaveCount(0)

  for (const typed of [codeOf(key, 1), spare]) {
    await page.context().clearCookies()
    await page.goto(paths.orders())
    await page.getByLabel(say('auth:fields.username'), { exact: true }).fill(email)
    await page.getByLabel(say('auth:fields.password'), { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: say('auth:signIn.submit'), exact: true }).click()
    await expectHeading(page, say('auth:secondFactor.title'))
    await page.getByLabel(say('auth:secondFactor.code'), { exact: true }).fill(typed)
    await page.getByRole('button', { name: say('auth:secondFactor.submit'), exact: true }).click()
    await expect(page).toHaveURL(paths.orders())
  }
})

test('an address is added in the settings and stands in the checkout', async ({ page, say }) => {
  const main = mainOf(page)
  await page.goto(paths.auth({ redirectTo: paths.settingsPart('addresses') }))
  await main.getByRole('button', { name: say('auth:signIn.demo.admin') }).click()
  await main
    .getByRole('link', { name: say('settings:addresses.add'), exact: true })
    .first()
    .click()
  for (const [field, text] of Object.entries({
    label: 'Kontor',
    line1: 'Vallgatan 9',
    postalCode: '411 16',
    city: 'Göteborg',
  })) {
    await main.getByLabel(say(`settings:address.${field as 'label'}`), { exact: true }).fill(text)
  }
  await main.getByLabel(say('settings:address.country'), { exact: true }).selectOption('SE')
  await main.getByLabel(say('settings:address.preferred'), { exact: true }).check()
  await main.getByRole('button', { name: say('settings:address.save') }).click()
  await expect(flashOf(page, say('settings:addresses.saved'))).toBeVisible()
  await putInCart(page.request, logoSprint)
  await page.goto(paths.checkout())
  await expect(page.getByLabel(say('checkout:buyer.address'), { exact: true })).toHaveValue(
    'Vallgatan 9',
  )
})
