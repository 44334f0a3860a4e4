import type { BrowserContext, Page } from 'playwright/test'
import { brand } from '../../app/brand'
import { paths } from '../../app/paths'
import { findAxeViolations } from '../setup/axe'
import { THOROUGH } from '../setup/thorough'
import { chooseTheme } from './forms'
import { expect, expectHeading, flashOf, test } from './journey'
import { open } from './running'
import type { Say } from './words'

test.use({ consent: false })

const { consent: GIVEN, consentPreferences: PREFERENCES } = brand.storageKeys
const DELAY = 1000
const none = { functional: false, analytics: false, marketing: false }
const all = { functional: true, analytics: true, marketing: true }

function bannerOf(page: Page, say: Say) {
  return page.getByRole('region', { name: say('consent:banner.label'), exact: true })
}

/** The dialog with script, the page without. */
function preferencesOf(page: Page, say: Say, script: boolean) {
  return script ? page.getByRole('dialog', { name: say('consent:title') }) : page.getByRole('main')
}

/** The choice in the server's cookie. */
async function readChoice(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'kanal_consent')
  if (!cookie) return null
  const { key: _key, ...choice } = JSON.parse(
    Buffer.from(decodeURIComponent(cookie.value), 'base64').toString(),
  )
  return choice
}

function readStorage(page: Page) {
  return page.evaluate(
    ([given, preferences]) => [localStorage.getItem(given!), localStorage.getItem(preferences!)],
    [GIVEN, PREFERENCES],
  )
}

/** That server and, with script, the browser hold the same choice, and that no page asks again. */
async function expectChosen(page: Page, say: Say, script: boolean, choice: typeof none) {
  await expect(bannerOf(page, say)).toHaveCount(0)
  await expect.poll(() => readChoice(page.context())).toEqual(choice)
  const stored = script ? ['true', JSON.stringify({ necessary: true, ...choice })] : [null, null]
  await expect.poll(() => readStorage(page)).toEqual(stored)
  await page.goto(paths.home())
  await page.waitForTimeout(script ? 1.5 * DELAY : 0)
  await expect(bannerOf(page, say)).toHaveCount(0)
}

test('the banner comes a second after the page with script, at once without, and moves nothing', async ({
  page,
  say,
  script,
}) => {
  const seen = (node: Element) => getComputedStyle(node).opacity === '1'
  await page.goto(paths.shop(), { waitUntil: 'commit' })
  const element = page.locator('.consent-banner')
  const first = await element.evaluate(seen)
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  const [name, delay] = await element.evaluate((node) => [
    getComputedStyle(node).animationName,
    getComputedStyle(node).animationDelay,
  ])
  if (script) expect([name, delay]).toEqual(['banner-comes', '1s'])
  else expect([first, name]).toEqual([true, 'none'])
  await expect(element).toHaveCSS('opacity', '1')
  expect(await heading.boundingBox()).toEqual(before)
  const { bottom, position } = await element.evaluate((node) => ({
    bottom: innerHeight - node.getBoundingClientRect().bottom,
    position: getComputedStyle(node).position,
  }))
  expect([Math.round(bottom), position]).toEqual([0, 'fixed'])
  const sizes = await bannerOf(page, say)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => `${button.clientWidth} × ${button.clientHeight}`),
    )
  expect(sizes).toHaveLength(3)
  expect(new Set(sizes).size).toBe(1)
  expect(await readChoice(page.context())).toBeNull()
  expect(await readStorage(page)).toEqual([null, null])
})

test('with motion reduced it comes no sooner', async ({ page, script }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.shop())
  await expect(page.locator('.consent-banner')).toHaveCSS('animation-delay', script ? '1s' : '0s')
})

test('a visitor accepts all, where they are', async ({ page, say, script }) => {
  const place = paths.shop({ category: 'Branding' })
  await open(page, place, script)
  await page.evaluate(() => scrollTo(0, 300))
  await bannerOf(page, say)
    .getByRole('button', { name: say('consent:banner.accept') })
    .click()
  await expect(bannerOf(page, say)).toHaveCount(0)
  await expect(page).toHaveURL(place)
  if (script) expect(await page.evaluate(() => scrollY)).toBe(300)
  await expectChosen(page, say, script, all)
})

test('a visitor rejects all with one press, by the keyboard', async ({ page, say, script }) => {
  await open(page, paths.shop(), script)
  await expect(bannerOf(page, say)).toBeVisible()
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab')
  await expect(
    bannerOf(page, say).getByRole('button', { name: say('consent:banner.reject') }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expectChosen(page, say, script, none)
})

test('a visitor looks, cancels, chooses one by one, and changes it in the footer', async ({
  page,
  say,
  script,
}) => {
  const preferences = preferencesOf(page, say, script)
  const banner = bannerOf(page, say)
  const toggle = (category: keyof typeof all | 'necessary') =>
    preferences.getByRole('switch', { name: say(`consent:categories.${category}.label`) })
  await open(page, paths.shop(), script)
  await banner.getByRole('button', { name: say('consent:banner.customize') }).click()
  await expect(preferences.getByRole('heading', { name: say('consent:title') })).toBeVisible()
  await expect(preferences).toContainText(say('consent:description'))
  await expect(preferences.getByRole('switch')).toHaveCount(4)
  await expect(toggle('necessary')).toBeChecked()
  await expect(toggle('necessary')).toBeDisabled()
  await toggle('marketing').check()
  await preferences.getByRole(script ? 'button' : 'link', { name: say('consent:cancel') }).click()
  await expect(page).toHaveURL(paths.shop())
  await expect(banner).toBeVisible()
  expect(await readChoice(page.context())).toBeNull()
  expect(await readStorage(page)).toEqual([null, null])
  if (script)
    await expect(
      banner.getByRole('button', { name: say('consent:banner.customize') }),
    ).toBeFocused()

  await banner.getByRole('button', { name: say('consent:banner.customize') }).click()
  await expect(toggle('marketing')).not.toBeChecked()
  await toggle('functional').check()
  await preferences.getByRole('button', { name: say('consent:save') }).click()
  await expect(page).toHaveURL(paths.shop())
  await expect(flashOf(page, say('consent:saved'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectChosen(page, say, script, { ...none, functional: true })

  await open(page, paths.faq(), script)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.cookieSettings') })
    .click()
  await expect(toggle('functional')).toBeChecked()
  await expect(toggle('analytics')).not.toBeChecked()
  await toggle('analytics').check()
  await toggle('functional').uncheck()
  await preferences.getByRole('button', { name: say('consent:save') }).click()
  await expect(page).toHaveURL(paths.faq())
  await expectChosen(page, say, script, { ...none, analytics: true })
})

test('the dialog closes by Escape and gives the focus back; the page is there for a new tab', async ({
  page,
  say,
  script,
}) => {
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.cookieSettings') })
  await open(page, paths.shop(), script)
  const address = (await link.getAttribute('href'))!
  if (script) {
    // Before the code of the choice is here, which no visitor waits for, the link leads to the
    // page.
    await page.waitForLoadState('networkidle')
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(link).toBeFocused()
  }
  await page.goto(address)
  await expectHeading(page, say('consent:title'))
  await expect(bannerOf(page, say)).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('switch', { name: say('consent:categories.functional.label') })
    .check()
  await page
    .getByRole('main')
    .getByRole('button', { name: say('consent:save') })
    .click()
  await expect(page).toHaveURL(paths.shop())
  await expectChosen(page, say, script, { ...none, functional: true })
})

test('denied cookies are deleted, ours stay', async ({ page, context, baseURL, say, script }) => {
  const names = ['_ga', '_ga_ABC', '_gid', '_fbp', 'IDE', 'theme', 'ui_settings']
  const set = () => context.addCookies(names.map((name) => ({ name, value: '1', url: baseURL! })))
  const left = async () =>
    (await context.cookies())
      .map(({ name }) => name)
      .filter((name) => names.includes(name))
      .sort()
  await chooseTheme(page.request, 'light')
  await set()
  await page.goto(paths.shop())
  expect(await left()).toEqual([...names].sort())
  await bannerOf(page, say)
    .getByRole('button', { name: say('consent:banner.reject') })
    .click()
  await expect.poll(left).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  if (!script) return
  await set()
  await page.goto(paths.product(1))
  await expect.poll(left).toEqual([])
})

/**
 * A page of its own, since the browser is to complain in it; the choice is in its storage alone.
 */
async function openWithStored(context: BrowserContext, preferences: string) {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  // A document without the app's script, which would read the storage itself.
  await page.goto('/robots.txt')
  await page.evaluate(
    ([given, key, text]) => {
      localStorage.setItem(given!, 'true')
      localStorage.setItem(key!, text!)
    },
    [GIVEN, PREFERENCES, preferences],
  )
  await page.goto(paths.shop())
  return { page, errors }
}

test('a choice that only the browser has goes to the server', async ({ context, say, script }) => {
  const { page, errors } = await openWithStored(context, JSON.stringify({ analytics: true }))
  if (script) await expectChosen(page, say, script, { ...none, analytics: true })
  else await expect(bannerOf(page, say)).toBeVisible()
  expect(errors).toEqual([])
})

test('corrupt preferences are logged as an error, and the defaults count', async ({
  context,
  say,
  script,
}) => {
  const { page, errors } = await openWithStored(context, '{"analytics":tru')
  if (!script) {
    await expect(bannerOf(page, say)).toBeVisible()
    return
  }
  await expectChosen(page, say, script, none)
  expect(errors).toEqual([expect.stringContaining('corrupt')])

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.cookieSettings') })
    .click()
  for (const category of ['functional', 'analytics', 'marketing'] as const) {
    await expect(
      page.getByRole('switch', { name: say(`consent:categories.${category}.label`) }),
    ).not.toBeChecked()
  }
})

test('corrupt preferences count for nothing, whatever was accepted before', async ({
  context,
  say,
  script,
}) => {
  test.skip(!script, 'only script keeps a choice in the browser')
  const page = await context.newPage()
  await open(page, paths.shop(), script)
  await bannerOf(page, say)
    .getByRole('button', { name: say('consent:banner.accept') })
    .click()
  await expectChosen(page, say, script, all)
  await page.evaluate((key) => localStorage.setItem(key, 'nonsense'), PREFERENCES)
  await page.goto(paths.shop())
  await expectChosen(page, say, script, none)
})

test('a choice in one tab counts in the others', async ({ page, context, say, script }) => {
  test.skip(!script, 'without script a tab asks the server when its next page is opened')
  const other = await context.newPage()
  await open(page, paths.shop(), script)
  await open(other, paths.faq(), script)
  await bannerOf(page, say)
    .getByRole('button', { name: say('consent:banner.accept') })
    .click()
  await expect(bannerOf(page, say)).toHaveCount(0)
  await expect(bannerOf(other, say)).toHaveCount(0)
})

test('a choice that the server refuses is sent as the plain form, and nothing is kept', async ({
  context,
  say,
  script,
}) => {
  test.skip(!script, 'without script it is the plain form at once')
  const page = await context.newPage()
  await open(page, paths.shop(), script)
  await page.route(paths.consent(), (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Try again later' }),
  )
  await bannerOf(page, say)
    .getByRole('button', { name: say('consent:banner.accept') })
    .click()
  await expect(page).toHaveURL(paths.consent())
  await expect(page.locator('body')).toContainText('Try again later')
  expect(await readChoice(context)).toBeNull()
})

test.describe('in a small window', () => {
  test('the banner leaves half of it, and the page’s end, free', async ({ page, say }) => {
    for (const [width, height] of [
      [320, 480],
      [320, 256],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(paths.shop())
      const banner = bannerOf(page, say)
      await expect(banner).toBeVisible()
      expect((await banner.boundingBox())!.height).toBeLessThanOrEqual(height / 2)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const end = await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('common:nav.cookieSettings') })
        .boundingBox()
      expect(end!.y + end!.height).toBeLessThanOrEqual((await banner.boundingBox())!.y)
      await banner.getByRole('button', { name: say('consent:banner.accept') }).focus()
      await expect(
        banner.getByRole('button', { name: say('consent:banner.accept') }),
      ).toBeInViewport({ ratio: 1 })
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })
})

for (const theme of ['dark', 'light'] as const) {
  test(`banner and preferences are sound in ${theme}`, async ({ page, say, script }) => {
    test.skip(
      !THOROUGH && script === (theme === 'dark'),
      'by day they are looked at in the dark without script, in the light with it',
    )
    test.slow()
    await chooseTheme(page.request, theme)
    const flaws: string[] = []
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await open(page, paths.shop(), script)
      await expect(bannerOf(page, say)).toBeVisible()
      flaws.push(
        ...(await findAxeViolations(page, { script })).map((flaw) => `banner at ${width}: ${flaw}`),
      )
      await bannerOf(page, say)
        .getByRole('button', { name: say('consent:banner.customize') })
        .click()
      await expect(preferencesOf(page, say, script).getByRole('switch')).toHaveCount(4)
      flaws.push(
        ...(await findAxeViolations(page, { script })).map(
          (flaw) => `preferences at ${width}: ${flaw}`,
        ),
      )
      if ((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) > 0)
        flaws.push(`sticks out at ${width}`)
    }
    expect(flaws).toEqual([])
  })
}
