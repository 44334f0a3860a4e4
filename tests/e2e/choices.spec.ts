import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { LANGUAGE_NAMES, type Language } from '../../app/platform/i18n/languages'
import { expect, expectHeading, test } from './journey'
import { wordsIn } from './words'

function stored(page: Page, key: string) {
  return page.evaluate((key) => localStorage.getItem(key), key)
}

test('the theme is dark, becomes light, stays so, and goes back', async ({ page, say, script }) => {
  const html = page.locator('html')
  const bar = page.getByRole('banner')
  await page.goto(paths.shop())
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await bar.getByRole('button', { name: say('ui:theme.toLight') }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(page).toHaveURL(paths.shop())
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'light')
  if (script) await expect.poll(() => stored(page, 'vite-ui-theme')).toBe('light')
  else expect(await stored(page, 'vite-ui-theme')).toBeNull()

  await page.goto(paths.home())
  await expect(html).toHaveAttribute('data-theme', 'light')
  await bar.getByRole('button', { name: say('ui:theme.toDark') }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  if (script) await expect.poll(() => stored(page, 'vite-ui-theme')).toBe('dark')
})

test('the theme is switched in the drawer of a phone too', async ({ page, say }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.home())
  await page.getByRole('button', { name: say('ui:nav.open') }).click()
  await page
    .getByRole('region', { name: say('ui:nav.menu'), exact: true })
    .getByRole('button', { name: say('ui:theme.toLight') })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('each language is chosen in the footer and stays chosen', async ({ page, script }) => {
  const footer = page.getByRole('contentinfo')
  await page.goto(paths.shop())
  for (const language of ['sv', 'nl', 'pl', 'en'] as Language[]) {
    await footer.getByRole('button', { name: LANGUAGE_NAMES[language] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectHeading(page, wordsIn(language)('shop:catalog.title'))
    await expect(footer.getByRole('button', { name: LANGUAGE_NAMES[language] })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    if (script) await expect.poll(() => stored(page, 'i18nextLng')).toBe(language)
    else expect(await stored(page, 'i18nextLng')).toBeNull()
    await page.goto(paths.cart())
    await expectHeading(page, wordsIn(language)('cart:title'))
    await page.goto(paths.shop())
  }
})

test('a language in the address wins, and script in its place is ignored', async ({ page }) => {
  await page.goto(`${paths.shop()}?lng=pl`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await page.goto(`${paths.shop()}?lng=${encodeURIComponent('<script>alert(1)</script>')}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

/** What runs; structured data is none. */
const RUNNING = 'script:not([type="application/ld+json"])'

/** The scripts and fonts that the browser asks for with a page. */
async function extrasOf(page: Page, path: string) {
  const extras: string[] = []
  page.on('request', (request) => {
    if (['script', 'font'].includes(request.resourceType())) extras.push(request.url())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return extras
}

test('the light version sends no script and no font, until it is left again', async ({
  page,
  context,
  browser,
  say,
}) => {
  const footer = page.getByRole('contentinfo')
  await page.goto(paths.home())
  await footer.getByRole('button', { name: say('ui:light.enter') }).click()
  await expect(footer.getByRole('button', { name: say('ui:light.leave') })).toBeVisible()
  await expect(page.locator(RUNNING)).toHaveCount(0)

  // The same visitor in a browser that has no font in its memory yet.
  const fresh = await browser.newContext({ storageState: await context.storageState() })
  const light = await fresh.newPage()
  expect(await extrasOf(light, paths.shop())).toEqual([])
  await expect(light.locator(RUNNING)).toHaveCount(0)
  await light.getByRole('button', { name: say('ui:light.leave') }).click()
  await expect(light.getByRole('button', { name: say('ui:light.enter') })).toBeVisible()
  await expect(light).toHaveURL(paths.shop())
  await expect(light.locator(RUNNING)).not.toHaveCount(0)
  await fresh.close()
})

test.describe('with Save-Data on', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

  test('a page comes light by itself', async ({ page, say }) => {
    expect(await extrasOf(page, paths.home())).toEqual([])
    await expect(page.getByRole('button', { name: say('ui:light.leave') })).toBeVisible()
  })
})
