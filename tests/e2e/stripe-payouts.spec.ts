import { paths } from '../../app/paths'
import { SECRET_KEY, startStripe } from '../mocks/stripe'
import { freePort } from '../setup/port'
import { createSeededSqliteDatabase } from '../setup/seed'
import { expect, flashOf, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'

const provider = 'Stripe'

/** Payouts by an account at another site, from the form over that site's pages and back. */
test.describe('with Stripe', () => {
  let app: OwnApp
  let stripe: Awaited<ReturnType<typeof startStripe>>

  test.beforeAll(async () => {
    stripe = await startStripe()
    const settings = {
      PORT: String(await freePort()),
      STRIPE_API_URL: stripe.url,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_studio',
    }
    app = await startOwnApp(await createSeededSqliteDatabase(), settings)
  })
  test.afterAll(async () => {
    await app.dispose()
    await stripe.stop()
  })

  test('a freelancer sets up payouts on the other site, and sees how it stands', async ({
    browser,
    say,
    script,
  }) => {
    const page = await signedIn({ browser, say, script, site: app.site }, 'freelancer')
    const press = (key: 'setUp' | 'continue' | 'dashboard') =>
      mainOf(page)
        .getByRole('button', { name: say(`payouts:account.${key}`, { provider }), exact: true })
        .click()
    await page.goto(paths.freelancerPayments())
    await expect(mainOf(page)).toContainText(say('payouts:account.text.none', { provider }))
    await press('setUp')
    await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible()
    const used = page.url()
    expect(used).toContain(stripe.url)

    await page.getByRole('link', { name: 'Back to the studio' }).click()
    await expect(page).toHaveURL((url) =>
      url.href.startsWith(app.site + paths.freelancerPayments()),
    )
    await expect(flashOf(page, say('payouts:account.back.other', { provider }))).toBeVisible()
    await expect(mainOf(page)).toContainText(say('payouts:account.topics.bank'))

    // An address that is used up leads over the studio to a new one.
    await page.goto(used)
    await expect(page.getByRole('heading', { name: 'Tell us about you' })).toBeVisible()
    expect(page.url()).not.toBe(used)

    const [account] = stripe.connect.accounts.keys()
    stripe.connect.answer(account!)
    await page.getByRole('link', { name: 'Back to the studio' }).click()
    await expect(flashOf(page, say('payouts:account.back.ready', { provider }))).toBeVisible()
    await press('dashboard')
    await expect(page.getByRole('heading', { name: 'Your balance' })).toBeVisible()
    await page.context().close()
  })
})
