import type { Page } from 'playwright/test'
import { LANGUAGE_NAMES } from '../../app/platform/i18n/languages'
import { paths } from '../../app/paths'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { putInCart } from './forms'
import { expect, expectHeading, mainOf, test } from './journey'
import { open } from './running'
import { cartButton, cartPopover } from './shopping'
import { wordsIn } from './words'

const LOGO = logoSprint.text.en.name

/** Where a page stands: its scroll, its history, and the name of what has the focus. */
const placeOf = () => ({
  scroll: Math.round(scrollY),
  steps: history.length,
  focus: document.activeElement?.textContent?.trim(),
})

/** What script adds to pages comes last, once they are at rest or touched. */
const whenAdded = (page: Page, script: boolean) =>
  script
    ? page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /page-life/.test(name)),
      )
    : undefined

test('a press in the cart popover changes the cart and, with script, nothing else of the page', async ({
  page,
  say,
  script,
}) => {
  await putInCart(page.context().request, logoSprint)
  await open(page, paths.shop(), script)
  await page.evaluate(() => scrollTo(0, 900))
  await cartButton(page, say, 1).click()
  const more = cartPopover(page, say).getByRole('button', {
    name: say('ui:cart.more', { subject: LOGO }),
  })
  await more.focus()
  const before = await page.evaluate(placeOf)
  await page.keyboard.press('Enter')
  await expect(cartButton(page, say, 2)).toBeVisible()
  if (!script) return
  await page.keyboard.press('Enter')
  await expect(cartButton(page, say, 3)).toBeVisible()
  expect(await page.evaluate(placeOf)).toEqual(before)
})

test('a line that is taken out leaves the focus at the next', async ({ page, say, script }) => {
  await putInCart(page.context().request, logoSprint)
  await open(page, paths.cart(), script)
  await mainOf(page)
    .getByRole('button', { name: say('ui:cart.remove', { subject: LOGO }) })
    .click()
  await expect(mainOf(page).getByText(say('cart:empty.title'))).toBeVisible()
  if (script)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('a press that fails leaves the page and what is typed in it, and says so', async ({
  page,
  say,
  script,
}) => {
  test.skip(!script, 'a document that fails is the browser’s to tell')
  await open(page, paths.contact(), script)
  const message = mainOf(page).getByRole('textbox').last()
  await message.fill('A whole brief.')
  await page.route(`**${paths.theme()}`, (route) => route.abort())
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('ui:theme.toLight') })
    .click()
  await expect(page.getByText(say('ui:failed.press')).first()).toBeVisible()
  await expect(message).toHaveValue('A whole brief.')
})

test('a background read that fails leaves the page as it is, and comes later', async ({
  page,
  say,
  script,
}) => {
  test.skip(!script, 'nothing is read in the background without script')
  await open(page, paths.contact(), script)
  const message = mainOf(page).getByRole('textbox').last()
  await message.fill('A whole brief.')
  await whenAdded(page, script)
  await page.route('**/contact.data*', (route) => route.abort())
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('ui:theme.toLight') })
    .click()
  await expect(page.getByText(say('ui:failed.read')).first()).toBeVisible()
  await expect(message).toHaveValue('A whole brief.')
  await page.unroute('**/contact.data*')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', { timeout: 15_000 })
  await expect(message).toHaveValue('A whole brief.')
})

test('a step to another page is shown, announced, and takes the focus to its start', async ({
  page,
  say,
  script,
}) => {
  await open(page, paths.home(), script)
  if (script)
    await page.route('**/shop.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('ui:nav.shop'), exact: true })
    .click()
  if (script) {
    await expect(page.getByText(say('ui:loading'), { exact: true }).first()).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('aria-busy', 'true')
  }
  await expectHeading(page, say('shop:catalog.title'))
  if (!script) return
  await expect(page.locator('body')).not.toHaveAttribute('aria-busy')
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
})

test('a link whose fragment was cut leads to its page', async ({ page, say, script }) => {
  const cut = `${paths.faq()}#%E5%`
  await page.goto(script ? paths.contact() : cut, { waitUntil: 'networkidle' })
  if (script) await page.evaluate((to) => window.__remixRouter.navigate(to), cut)
  await expectHeading(page, say('faq:heading'))
  await page.waitForLoadState('networkidle')
  await expectHeading(page, say('faq:heading'))
})

test('a half-written form is there again when one comes back', async ({ page, say, script }) => {
  await open(page, paths.contact(), script)
  const message = mainOf(page).getByRole('textbox').last()
  await message.fill('A whole brief.')
  await whenAdded(page, script)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.faq') })
    .click()
  await expect(page).toHaveURL(paths.faq())
  await page.goBack()
  await expect(page).toHaveURL(paths.contact())
  await expect(message).toHaveValue('A whole brief.')
})

test('two tabs show one language, and neither moves the other', async ({
  page,
  context,
  script,
}) => {
  test.skip(!script, 'documents do not change by themselves')
  await open(page, paths.faq(), script)
  await page.evaluate(() => scrollTo(0, 500))
  const other = await context.newPage()
  await other.goto(paths.shop())
  await other.getByRole('contentinfo').getByRole('button', { name: LANGUAGE_NAMES.sv }).click()
  await expectHeading(other, wordsIn('sv')('shop:catalog.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expectHeading(page, wordsIn('sv')('faq:heading'))
  await expect(page.getByRole('contentinfo')).toContainText(wordsIn('sv')('ui:footer.rights'))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400)
})

test('the language and the theme of the storage count where none was chosen', async ({
  page,
  script,
}) => {
  test.skip(!script, 'the storage is for script')
  await page.addInitScript(() => {
    if (localStorage.getItem('asked')) return
    localStorage.setItem('asked', 'once')
    localStorage.setItem('i18nextLng', 'nl-NL')
    localStorage.setItem('vite-ui-theme', 'light')
  })
  await page.goto(paths.shop())
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expectHeading(page, wordsIn('nl')('shop:catalog.title'))
  await page.goto(paths.shop())
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
})
