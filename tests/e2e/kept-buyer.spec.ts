import { paths } from '../../app/paths'
import { openSqlite } from '../../app/platform/db/sqlite-driver.js'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import copyPack from '../../prisma/seed/catalog/website-copy-pack'
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
