import { paths } from '../../app/paths'
import { formatMoney } from '../../app/platform/i18n/format.server'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { newAddress, putInCart } from './forms'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'
import { buyerInSweden, endPayment, enterCoupon, fillInCheckout, goToPayment } from './shopping'

const usd = (cents: number) => formatMoney(cents, 'USD', 'en')
const PRICE = logoSprint.prices.USD
const OFF = PRICE / 10
const CODE = 'WELCOME10'

test('a coupon is mistyped, entered, shown wherever a sum is, and paid with', async ({
  page,
  say,
}) => {
  await putInCart(page.request, logoSprint)
  await page.goto(paths.cart())
  const code = mainOf(page).getByLabel(say('cart:coupon.code'))
  await enterCoupon(page, say, 'WELCOM10')
  await errorSummaryOf(page, say)
    .getByRole('link', { name: say('cart:coupon.refused.unknown') })
    .click()
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('WELCOM10')
  await expect(mainOf(page)).toContainText(usd(PRICE))

  await enterCoupon(page, say, 'welcome 10')
  await expect(flashOf(page, say('cart:coupon.applied', { code: CODE }))).toBeVisible()
  await expect(mainOf(page)).toContainText(usd(-OFF))
  await expect(mainOf(page)).toContainText(usd(PRICE - OFF))
  await mainOf(page)
    .getByRole('button', { name: say('cart:coupon.remove') })
    .click()
  await expect(flashOf(page, say('cart:coupon.removed'))).toBeVisible()
  await expect(mainOf(page)).not.toContainText(usd(-OFF))
  await enterCoupon(page, say, CODE)
  await expect(mainOf(page)).toContainText(usd(PRICE - OFF))

  await mainOf(page)
    .getByRole('link', { name: say('cart:checkout') })
    .click()
  await expectHeading(page, say('checkout:title'))
  const review = mainOf(page).getByRole('complementary')
  await expect(review.getByText(usd(-OFF)).locator('visible=true')).toHaveCount(1)
  await expect(
    review
      .getByText(usd(PRICE - OFF))
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await fillInCheckout(page, say, { ...buyerInSweden, email: newAddress() })
  await goToPayment(page, say)
  await expect(mainOf(page)).toContainText(usd(PRICE - OFF))
  await endPayment(page, 'success')

  await expectHeading(page, /K-\d{4}-\d{5}/)
  for (const amount of [usd(PRICE), usd(-OFF), usd(PRICE - OFF)])
    await expect(mainOf(page)).toContainText(amount)
  const invoice = mainOf(page).getByRole('link', { name: /XML/ })
  const file = await page.request.get((await invoice.getAttribute('href'))!)
  expect(await file.text()).toContain(say('documents:discount'))
})
