import { paths } from '../../app/paths'
import landingPage from '../../prisma/seed/catalog/framer-landing-page'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import portfolio from '../../prisma/seed/catalog/portfolio-site'
import copyPack from '../../prisma/seed/catalog/website-copy-pack'
import packaging from '../../prisma/seed/catalog/performance-tune-up'
import caseStudies from '../../prisma/seed/catalog/case-study-set'
import { findProductId, putInCart } from './forms'
import { expect, flashOf, mainOf, test } from './journey'
import { open } from './running'

const DURATION = 5000
const LIMIT = 5

test('a flash message is repeated by a toast, which goes after five seconds; F8 leads to it', async ({
  page,
  say,
  script,
}) => {
  const text = say('shop:added', { name: logoSprint.text.en.name })
  const toasts = page.getByRole('region', {
    name: say('ui:toast.region', { hotkey: 'F8', interpolation: { prefix: '{', suffix: '}' } }),
  })
  await page.goto(paths.product(await findProductId(page.request, logoSprint)))
  await page.getByRole('button', { name: say('shop:form.add') }).click()
  await expect(flashOf(page, text)).toBeVisible()
  if (!script) {
    await expect(toasts).toHaveCount(0)
    return
  }
  const toast = toasts.getByRole('listitem').filter({ hasText: text })
  await expect(toast).toBeVisible()
  const shown = Date.now()
  await page.keyboard.press('F8')
  await expect(toasts.locator(':focus').or(toasts.locator('ol:focus'))).toBeFocused()
  await mainOf(page)
    .getByRole('link', { name: say('cart:checkout') })
    .focus()
  await expect(toast).toBeHidden({ timeout: 2 * DURATION })
  expect(Date.now() - shown).toBeGreaterThan(DURATION - 1000)
  // The page's data comes anew with the theme; what the page has to say stays.
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('ui:theme.toLight') })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(flashOf(page, text)).toBeVisible()
})

test('a flash message is not lost when the cart is found changed while its page loads', async ({
  page,
  say,
  script,
}) => {
  test.skip(!script, 'without script nobody looks after the cart')
  let lookedAfter: (() => Promise<void>) | undefined
  await page.route('**/api/cart', (route) => void (lookedAfter = () => route.continue()))
  await page.route('**/shop/cart.data*', async (route) => {
    const answer = await route.fetch()
    if (!lookedAfter) return route.fulfill({ response: answer })
    const looked = page.waitForResponse('**/api/cart')
    await lookedAfter()
    await (await looked).finished()
    // Time enough for the page to act on it.
    await page.waitForTimeout(500)
    lookedAfter = undefined
    await route.fulfill({ response: answer }).catch(() => undefined)
  })
  await page.goto(paths.product(await findProductId(page.request, logoSprint)))
  await expect.poll(() => Boolean(lookedAfter)).toBe(true)
  await page.getByRole('button', { name: say('shop:form.add') }).click()
  await expect(flashOf(page, say('shop:added', { name: logoSprint.text.en.name }))).toBeVisible()
})

test('kept toasts stay, at most five of them, the newest on top', async ({ page, say, script }) => {
  const services = [logoSprint, landingPage, portfolio, copyPack, packaging, caseStudies]
  for (const service of services) await putInCart(page.request, service)
  await open(page, paths.cart(), script)
  const keep = page.getByRole('button', { name: say('ui:toast.keep') })
  for (const [index, { text }] of services.entries()) {
    await mainOf(page)
      .getByRole('button', { name: say('ui:cart.remove', { subject: text.en.name }) })
      .click()
    await expect(flashOf(page, say('cart:removed', { name: text.en.name }))).toBeVisible()
    if (script) await keep.nth(Math.min(index, LIMIT - 1)).click()
  }
  await expect(keep).toHaveCount(script ? LIMIT : 0)
  if (!script) return
  const tops = await Promise.all(
    services.slice(1).map(async ({ text }) => {
      const toast = page
        .getByRole('listitem')
        .filter({ hasText: say('cart:removed', { name: text.en.name }) })
        .filter({ has: keep })
      return (await toast.boundingBox())!.y
    }),
  )
  expect(tops).toEqual([...tops].sort((a, b) => b - a))
  await page
    .getByRole('button', { name: say('ui:toast.close') })
    .last()
    .click()
  await expect(keep).toHaveCount(LIMIT - 1)
})
