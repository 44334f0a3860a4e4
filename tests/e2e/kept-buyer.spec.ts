import { paths } from '../../app/paths'
import { openSqlite } from '../../app/platform/db/sqlite-driver.js'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import copyPack from '../../prisma/seed/catalog/website-copy-pack'
import uiKit from '../../prisma/seed/catalog/ui-kit'
import { expect, expectHeading, mainOf } from './journey'
import { testOnOwnApp as test } from './own-app'
import { buyerInSweden, fillInCheckout, goToPayment } from './shopping'

/** What somebody else changes in the shop meanwhile. */
function changeShop(file: string, ...statements: string[]) {
  const connection = openSqlite(file)
  for (const statement of statements) connection.exec(statement)
  connection.close()
}

test('a checkout that was typed while the shop changed is filled in when its buyer comes back', async ({
  app,
  page,
  say,
  script,
}) => {
  for (const { text } of [logoSprint, copyPack]) {
    await page.goto(paths.shop())
    await mainOf(page).getByRole('link', { name: text.en.name, exact: true }).first().click()
    await page.getByRole('button', { name: say('shop:form.add') }).click()
    await expectHeading(page, say('cart:title'))
  }
  await page.goto(paths.checkout())
  const buyer = { ...buyerInSweden, email: `kept-${script}@example.com` }
  await fillInCheckout(page, say, buyer)
  const off = `'${copyPack.slug}'`
  changeShop(
    app.file,
    `UPDATE "Product" SET "availabilityStatus" = 'soon', "updatedAt" = "updatedAt" + 1000 WHERE "slug" = ${off}`,
    `UPDATE "ProductPrice" SET "amount" = "amount" + 1000 WHERE "productId" = (SELECT "id" FROM "Product" WHERE "slug" = '${logoSprint.slug}')`,
    `UPDATE "Product" SET "price" = "price" + 1000, "updatedAt" = "updatedAt" + 1000 WHERE "slug" = '${logoSprint.slug}'`,
  )
  await mainOf(page)
    .getByRole('button', { name: say('checkout:binding.button') })
    .click()

  await expectHeading(page, say('cart:title'))
  await expect(mainOf(page)).toContainText(say('cart:unavailable'))
  const [told] = say('cart:priceChanged', { before: '§', now: '§' }).split('§')
  await expect(mainOf(page).getByText(told!)).toHaveCount(1)
  await mainOf(page)
    .getByRole('button', { name: say('ui:cart.remove', { subject: copyPack.text.en.name }) })
    .click()
  await expect(mainOf(page)).not.toContainText(say('cart:unavailable'))
  await mainOf(page)
    .getByRole('link', { name: say('cart:checkout'), exact: true })
    .click()

  await expectHeading(page, say('checkout:title'))
  const field = (label: string) => mainOf(page).getByLabel(label, { exact: true })
  await expect(field(say('checkout:buyer.name'))).toHaveValue(buyer.name)
  await expect(field(say('checkout:buyer.email'))).toHaveValue(buyer.email)
  await expect(field(say('checkout:buyer.address'))).toHaveValue(buyer.address)
  await expect(field(say('checkout:buyer.country'))).toHaveValue(buyer.country)
  await goToPayment(page, say)
})

test('a checkout that is being typed stays when the shop changes beneath it', async ({
  app,
  page,
  say,
  script,
}) => {
  test.skip(!script, 'without script nothing is read in the background')
  const { name: service } = uiKit.text.en
  await page.goto(paths.shop({ q: service }))
  await mainOf(page).getByRole('link', { name: service, exact: true }).first().click()
  await page.getByRole('button', { name: say('shop:form.add') }).click()
  await expectHeading(page, say('cart:title'))
  // The page asks for the cart once it is loaded, and is told only when something was typed.
  let tell = () => {}
  const told = new Promise<void>((resolve) => (tell = resolve))
  await page.route(`**${paths.api('cart')}`, async (route) => {
    await told
    await route.fulfill({ json: { totalItems: 5 } })
  })
  const asked = page.waitForRequest(`**${paths.api('cart')}`)
  await page.goto(paths.checkout())
  await asked
  const name = mainOf(page).getByLabel(say('checkout:buyer.name'), { exact: true })
  await name.fill(buyerInSweden.name)
  changeShop(
    app.file,
    `UPDATE "Product" SET "availabilityStatus" = 'soon', "updatedAt" = "updatedAt" + 1000 WHERE "slug" = '${uiKit.slug}'`,
  )
  const read = page.waitForResponse(/checkout\.data/)
  tell()
  expect((await read).status()).toBe(202)
  // Whatever is done with the answer is done by then.
  await page.evaluate(() => new Promise((later) => setTimeout(later, 1_000)))
  await expectHeading(page, say('checkout:title'))
  await expect(name).toHaveValue(buyerInSweden.name)
})
