import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { createSeededSqliteDatabase } from '../setup/seed'
import { siteAnswer } from '../setup/site'
import { expect, expectHeading, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'

test('the offline page reads without script too', async ({ page, say }) => {
  await page.goto(paths.offline())
  await expectHeading(page, say('offline:title'))
  await expect(mainOf(page)).toContainText(say('offline:none'))
})

test('a link whose page’s code does not come opens that page as a document', async ({
  browser,
  baseURL,
  say,
  script,
}) => {
  test.skip(!script, 'without script every link does')
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(baseURL!, { waitUntil: 'networkidle' })
  await page.route('**/assets/*.js', (route) => route.abort())
  // The data come later than the code, which is not there.
  await page.route('**/*.data*', async (route) => {
    await new Promise((later) => setTimeout(later, 3_000))
    await route.continue().catch(() => {})
  })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.about') })
    .click()
  await expect(page).toHaveURL(baseURL + paths.about())
  await context.close()
})

test.describe('when the network is gone', () => {
  test.skip(
    ({ javaScriptEnabled }) => javaScriptEnabled === false,
    'a browser without script has no service worker',
  )
  let app: OwnApp

  test.beforeAll(async () => {
    app = await startOwnApp(await createSeededSqliteDatabase())
  })
  test.afterAll(() => app.dispose())

  /** Waits until the service worker has put a page away. */
  const untilKept = (page: Page, url: string) =>
    expect
      .poll(() =>
        page.evaluate((url) => caches.match(url, { ignoreVary: true }).then(Boolean), url),
      )
      .toBe(true)

  test('a page with frames, which is loaded whole, comes through the service worker', async ({
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.goto(app.site)
    await untilKept(page, app.site + paths.offline())
    const url = siteAnswer({
      headers: { 'Content-Type': 'text/html' },
      body: '<!doctype html><title>Boats</title><p>Boats',
    })
    const answer = await page.goto(app.site + paths.tool('responsive-checker', { url }))
    expect([answer!.status(), answer!.fromServiceWorker()]).toEqual([200, true])
    await expect(page.locator('iframe').first()).toBeVisible()
    await context.close()
  })

  test('what was read can be read again, by link and by address, and anything else is the offline page', async ({
    browser,
    say,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    const nav = page.getByRole('contentinfo')
    const headingOf = async () => (await page.getByRole('heading', { level: 1 }).textContent())!
    await page.goto(app.site)
    await untilKept(page, app.site + paths.offline())
    // One page as a document, one by script.
    await page.goto(app.site + paths.faq())
    await untilKept(page, app.site + paths.faq())
    const faqHeading = await headingOf()
    const faqTitle = await page.title()
    await nav.getByRole('link', { name: say('common:nav.features') }).click()
    await expect(page).toHaveURL(app.site + paths.features())
    await expect(page).not.toHaveTitle(faqTitle)
    await untilKept(page, app.site + paths.features())
    const [featuresHeading, featuresTitle] = [await headingOf(), await page.title()]

    // The server is away, and the browser thinks itself online.
    await app.stop()
    await nav.getByRole('link', { name: say('common:nav.faq') }).click()
    await expectHeading(page, faqHeading)
    await context.setOffline(true)
    // Playwright forgets to say so on a page that the service worker answers.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await nav.getByRole('link', { name: say('common:nav.about') }).click()
    await expectHeading(page, say('offline:title'))
    await mainOf(page).getByRole('link', { name: featuresTitle }).click()
    await expectHeading(page, featuresHeading)
    await page.goto(app.site + paths.faq())
    await expectHeading(page, faqHeading)
    await page.goto(`${app.site}/auth`)
    await expectHeading(page, say('offline:title'))
    await context.close()
  })
})
