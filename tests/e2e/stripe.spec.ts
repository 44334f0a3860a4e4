import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { serverPaths } from '../../app/paths/server'
import { formatMoney } from '../../app/platform/i18n/format.server'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { SECRET_KEY, startEmulatedStripe, WEBHOOK_SECRET } from '../setup/emulated-stripe'
import { freePort } from '../setup/port'
import { createSeededSqliteDatabase } from '../setup/seed'
import { findProductId, newAddress } from './forms'
import { expect, expectHeading, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { buyerInSweden, cartButton, fillInCheckout } from './shopping'
import type { Say } from './words'

const LOGO = logoSprint.text.en.name
const PRICE = formatMoney(logoSprint.prices.USD, 'USD', 'en')

/** Checkout as hosted by another site, played by `emulate`. */
test.describe('with Stripe', () => {
  let app: OwnApp
  let stripe: Awaited<ReturnType<typeof startEmulatedStripe>>
  let page: Page

  test.beforeAll(async () => {
    const port = String(await freePort())
    stripe = await startEmulatedStripe(`http://localhost:${port}${serverPaths.webhook('stripe')}`)
    const settings = {
      PORT: port,
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    }
    app = await startOwnApp(await createSeededSqliteDatabase(), settings)
  })
  test.afterAll(async () => {
    await app.dispose()
    await stripe.stop()
  })

  test.beforeEach(async ({ browser }) => {
    page = await (await browser.newContext({ baseURL: app.site })).newPage()
  })
  test.afterEach(() => page.context().close())

  /** Orders a logo and stands on the payment page of the other site. */
  async function orderLogo(say: Say, email: string) {
    await page.goto(paths.product(await findProductId(page.request, logoSprint)))
    await mainOf(page)
      .getByRole('button', { name: say('shop:form.add') })
      .click()
    await expect(cartButton(page, say, 1)).toBeVisible()
    await page.goto(paths.checkout())
    await fillInCheckout(page, say, { ...buyerInSweden, email })
    await mainOf(page)
      .getByRole('button', { name: say('checkout:binding.button') })
      .click()
    await expect(page).toHaveURL((url) => url.href.startsWith(`${stripe.url}/checkout/`))
    await expect(page.getByText(LOGO)).toBeVisible()
    await expect(page.getByRole('button', { name: `Pay ${PRICE}` })).toBeVisible()
  }

  test('a guest pays on the hosted page and has an account and a project', async ({ say }) => {
    const email = newAddress()
    await orderLogo(say, email)
    await page.getByRole('button', { name: `Pay ${PRICE}` }).click()
    await expect(page).toHaveURL((url) =>
      url.href.startsWith(`${app.site}${paths.confirmation('')}`),
    )
    await expect(mainOf(page)).toContainText(say('checkout:confirmation.steps.paid'))
    await expect(mainOf(page)).toContainText(
      say('checkout:confirmation.stepDetails.account', { email }),
    )
    await expect(mainOf(page)).toContainText(logoSprint.text.en.milestones[0]!.title)
    await expect(cartButton(page, say, 0)).toBeVisible()
  })

  test('who goes back from the hosted page finds the cart, and its page closed', async ({
    say,
  }) => {
    await orderLogo(say, newAddress())
    const hosted = page.url()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expectHeading(page, say('checkout:title'))
    await expect(cartButton(page, say, 1)).toBeVisible()
    await page.goto(hosted)
    await expect(page.getByText('Session Expired')).toBeVisible()
  })
})
