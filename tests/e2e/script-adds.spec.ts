import type { Page } from 'playwright/test'
import { LANGUAGE_NAMES } from '../../app/platform/i18n/languages'
import { paths } from '../../app/paths'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { findProductId, putInCart } from './forms'
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
    await page.route('**/auth.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('ui:account.signIn') })
    .click()
  if (script) {
    await expect(page.getByText(say('ui:loading'), { exact: true }).first()).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('aria-busy', 'true')
  }
  await expectHeading(page, say('auth:signIn.title'))
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

test('back to a public page asks for nothing, and for all once something was sent', async ({
  page,
  say,
  script,
}) => {
  test.skip(!script, 'going back is the browser’s without script')
  await open(page, paths.faq(), script)
  await whenAdded(page, script)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) asked.push(new URL(request.url()).pathname)
  })
  const go = (to: string) => page.evaluate((path) => window.__remixRouter.navigate(path), to)
  await go(paths.features())
  await expectHeading(page, say('features:heading'))
  await go(paths.contact())
  await expectHeading(page, say('contact:title'))
  asked.length = 0
  await page.goBack()
  await expectHeading(page, say('features:heading'))
  expect(asked).toEqual([])
  await page.goForward()
  await expectHeading(page, say('contact:title'))
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('ui:theme.toLight') })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  asked.length = 0
  await page.goBack()
  await expectHeading(page, say('features:heading'))
  expect(asked).toEqual(['/features.data'])
})

test('what was read ahead opens without another request', async ({ page, say, script }) => {
  test.skip(!script, 'nothing is read ahead without script')
  const ahead = page.waitForResponse((answer) => answer.url().endsWith('/shop.data'))
  await page.goto(paths.faq())
  await (await ahead).finished()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('ui:nav.shop'), exact: true })
    .click()
  await expectHeading(page, say('shop:catalog.title'))
  expect(asked).not.toContain('/shop.data')
})

test('the page of a service counts what is chosen, as the cart does', async ({
  page,
  say,
  script,
}) => {
  const id = await findProductId(page.context().request, logoSprint)
  await open(page, paths.product(id), script)
  const form = mainOf(page)
    .locator('form')
    .filter({ hasText: say('shop:form.title') })
  const total = form.locator('output strong')
  const atFirst = script ? await total.innerText() : ''
  await form.getByRole('radio').nth(1).check()
  if ((await form.getByRole('checkbox').count()) > 0)
    await form.getByRole('checkbox').first().check()
  await form.getByRole('spinbutton').fill('3')
  if (script) await expect(total).not.toHaveText(atFirst)
  else await expect(total).toHaveCount(0)
  const counted = script ? await total.innerText() : ''
  await form.getByRole('button', { name: say('shop:form.add') }).click()
  await expectHeading(page, say('cart:title'))
  await expect(mainOf(page).locator('[aria-labelledby="summary"]')).toContainText(counted)
})

test('the label of an icon shows when it is pointed at for a while, and Escape takes it away', async ({
  page,
  say,
  script,
}) => {
  await open(page, paths.faq(), script)
  const theme = page.getByRole('banner').getByRole('button', { name: say('ui:theme.toLight') })
  const label = theme.locator('.tip')
  const shown = async () => ((await label.boundingBox())?.width ?? 0) > 20
  expect(await shown()).toBe(false)
  await theme.hover()
  const style = (name: 'clipPath' | 'transitionDelay') =>
    label.evaluate((tip, of) => getComputedStyle(tip)[of], name)
  expect(await style('transitionDelay')).toBe('0.7s')
  await expect.poll(() => style('clipPath')).toBe('inset(0px)')
  expect(await shown()).toBe(true)
  if (!script) return
  await whenAdded(page, script)
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return shown()
    })
    .toBe(false)
})
