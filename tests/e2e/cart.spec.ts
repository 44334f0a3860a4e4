import type { Page } from 'playwright/test'
import { brand } from '../../app/brand'
import { unitAmount } from '../../app/domain/catalog/catalog.rules'
import { paths } from '../../app/paths'
import { formatMoney } from '../../app/platform/i18n/format.server'
import landingPage from '../../prisma/seed/catalog/framer-landing-page'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import portfolio from '../../prisma/seed/catalog/portfolio-site'
import copyPack from '../../prisma/seed/catalog/website-copy-pack'
import { findProductId, putInCart } from './forms'
import { expect, expectHeading, flashOf, mainOf, test } from './journey'
import { cartButton, cartPopover } from './shopping'
import type { Say } from './words'

const LOGO = logoSprint.text.en.name
const [addOn] = logoSprint.addOns
const [, express] = logoSprint.speeds
const usd = (cents: number) => formatMoney(cents, 'USD', 'en')
const EACH = unitAmount(logoSprint.prices.USD, express!.surchargePercent, [addOn!.prices.USD])
const LONGEST_LIST = 300

function readCopy(page: Page) {
  return page.evaluate((key) => localStorage.getItem(key), brand.storageKeys.cart)
}

async function openCart(page: Page, say: Say, count: number) {
  await cartButton(page, say, count).click()
  const popover = cartPopover(page, say)
  await expect(popover).toBeVisible()
  return popover
}

test('a service with its choices goes into the cart, is counted up and down, and taken out', async ({
  page,
  say,
}) => {
  await page.goto(paths.product(await findProductId(page.request, logoSprint)))
  await page.getByRole('radio', { name: say('shop:speed.express') }).check()
  await page.getByRole('checkbox', { name: addOn!.text.en.name }).check()
  await page.getByLabel(say('shop:form.customisation')).fill('A heron.\nNo swans, please.')
  await page.getByLabel(say('shop:form.quantity')).fill('2')
  await page.getByRole('button', { name: say('shop:form.add') }).click()

  await expect(page).toHaveURL(paths.cart())
  await expectHeading(page, say('cart:title'))
  await expect(flashOf(page, say('shop:added', { name: LOGO }))).toBeVisible()
  await expect(mainOf(page)).toContainText(
    say('cart:delivery', { speed: say('shop:speed.express') }),
    { ignoreCase: true },
  )
  await expect(mainOf(page)).toContainText(addOn!.text.en.name)
  await expect(mainOf(page)).toContainText('No swans, please.')
  await expect(mainOf(page)).toContainText(usd(2 * EACH))

  const popover = await openCart(page, say, 2)
  await expect(popover.getByRole('listitem')).toContainText([LOGO])
  await expect(popover).toContainText(usd(EACH))
  await expect(popover).toContainText(usd(2 * EACH))
  await expect(popover).toContainText(say('ui:cart.methods'))
  await popover.getByRole('link', { name: say('ui:cart.view') }).click()
  await expect(popover).toBeHidden()

  const line = mainOf(page).getByRole('listitem').filter({ hasText: LOGO })
  const fewer = line.getByRole('button', { name: say('ui:cart.fewer', { subject: LOGO }) })
  await line.getByRole('button', { name: say('ui:cart.more', { subject: LOGO }) }).click()
  await expect(cartButton(page, say, 3)).toBeVisible()
  await fewer.click()
  await expect(cartButton(page, say, 2)).toBeVisible()
  await fewer.click()
  await expect(cartButton(page, say, 1)).toBeVisible()
  await expect(fewer).toBeDisabled()
  await expect(mainOf(page)).toContainText(usd(EACH))

  await line.getByRole('button', { name: say('ui:cart.remove', { subject: LOGO }) }).click()
  await expect(flashOf(page, say('cart:removed', { name: LOGO }))).toBeVisible()
  await expect(mainOf(page)).toContainText(say('cart:empty.title'))
  await mainOf(page)
    .getByRole('link', { name: say('cart:empty.action') })
    .click()
  await expect(page).toHaveURL(paths.shop())
})

test('the popover keeps its list short and changes the cart from any page', async ({
  page,
  say,
}) => {
  for (const service of [landingPage, portfolio, copyPack, logoSprint])
    await putInCart(page.request, service)
  await page.goto(paths.shop())
  let popover = await openCart(page, say, 4)
  const list = popover.getByRole('list').first()
  await expect(
    list.getByRole('button', { name: say('ui:cart.fewer', { subject: LOGO }) }),
  ).toBeDisabled()
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(LONGEST_LIST)

  await list.getByRole('button', { name: say('ui:cart.more', { subject: LOGO }) }).click()
  await expect(cartButton(page, say, 5)).toBeVisible()
  await expect(page).toHaveURL(paths.shop())
  if (await popover.isHidden()) popover = await openCart(page, say, 5)
  await popover
    .getByRole('button', { name: say('ui:cart.remove', { subject: portfolio.text.en.name }) })
    .click()
  await expect(cartButton(page, say, 4)).toBeVisible()
  if (await popover.isHidden()) popover = await openCart(page, say, 4)
  await expect(popover.getByRole('listitem')).toHaveCount(3)

  await popover.getByRole('link', { name: say('ui:cart.checkout') }).click()
  await expect(page).toHaveURL(paths.checkout())
})

test('an empty cart leads to the shop, from the popover and instead of the checkout', async ({
  page,
  say,
}) => {
  await page.goto(paths.home())
  const popover = await openCart(page, say, 0)
  await expect(popover).toContainText(say('ui:cart.empty'))
  await popover.getByRole('link', { name: say('ui:cart.browse') }).click()
  await expect(page).toHaveURL(paths.shop())

  await page.goto(paths.checkout())
  await expect(page).toHaveURL(paths.cart())
  await expect(flashOf(page, say('checkout:notOrderable.empty'))).toBeVisible()
})

test('choices are changed from the cart, and the whole cart is emptied after a question', async ({
  page,
  say,
}) => {
  await putInCart(page.request, logoSprint, 3)
  await page.goto(paths.cart())
  await page.getByRole('link', { name: say('cart:changeOf', { name: LOGO }) }).click()
  await expect(page.getByLabel(say('shop:form.quantity'))).toHaveValue('3')
  await page.getByRole('radio', { name: say('shop:speed.rush') }).check()
  await page.getByRole('button', { name: say('shop:form.save') }).click()
  await expect(flashOf(page, say('shop:changed', { name: LOGO }))).toBeVisible()
  await expect(mainOf(page)).toContainText(
    say('cart:delivery', { speed: say('shop:speed.rush') }),
    { ignoreCase: true },
  )
  await expect(cartButton(page, say, 3)).toBeVisible()

  await page.getByRole('link', { name: say('cart:clear.ask') }).click()
  await page.getByRole('button', { name: say('cart:clear.confirm') }).click()
  await expect(flashOf(page, say('cart:cleared'))).toBeVisible()
  await expect(mainOf(page)).toContainText(say('cart:empty.title'))
})

test('with script the browser keeps a copy of the cart, which comes back when the server has none', async ({
  page,
  context,
  say,
  script,
}) => {
  await putInCart(page.request, logoSprint, 2)
  await page.goto(paths.shop())
  await expect(cartButton(page, say, 2)).toBeVisible()
  if (!script) {
    expect(await readCopy(page)).toBeNull()
    return
  }
  const id = await findProductId(page.request, logoSprint)
  await expect
    .poll(async () => JSON.parse((await readCopy(page)) ?? 'null'))
    .toMatchObject([{ product: { id, name: LOGO, price: logoSprint.prices.USD }, quantity: 2 }])

  await context.clearCookies()
  await page.goto(paths.home())
  await expect(cartButton(page, say, 2)).toBeVisible()

  // Where no page of ours is open, which could write its copy once more.
  await page.goto('/robots.txt')
  await context.clearCookies()
  await page.evaluate((key) => localStorage.setItem(key, '[{"product":'), brand.storageKeys.cart)
  await page.goto(paths.home())
  await expect.poll(() => readCopy(page)).toBeNull()
  await expect(cartButton(page, say, 0)).toBeVisible()
})
