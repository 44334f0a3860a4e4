import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import eventSite from '../../prisma/seed/catalog/event-site'
import landingPage from '../../prisma/seed/catalog/framer-landing-page'
import webApp from '../../prisma/seed/catalog/react-web-app'
import { expect, expectHeading, mainOf, test } from './journey'
import type { Say } from './words'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }
const BRANDING = paths.shop({ category: 'Branding' })

function drawer(page: Page, say: Say) {
  return page.getByRole('region', { name: say('ui:nav.menu'), exact: true })
}

function shopPanel(page: Page, say: Say) {
  return page.getByRole('region', { name: say('common:nav.shop'), exact: true })
}

async function filterAndOpenAService(page: Page, say: Say) {
  await expect(page).toHaveURL(BRANDING)
  await expectHeading(page, say('shop:catalog.filter.branding'))
  const filters = page.getByRole('navigation', { name: say('shop:catalog.filters') })
  await expect(
    filters.getByRole('link', { name: say('shop:catalog.filter.branding') }),
  ).toHaveAttribute('aria-current', 'page')

  await filters.getByRole('link', { name: say('shop:catalog.filter.website') }).click()
  await expectHeading(page, say('shop:catalog.filter.website'))
  const { name } = landingPage.text.en
  await mainOf(page).getByRole('link', { name }).first().click()
  await expectHeading(page, name)
  for (const included of landingPage.text.en.included)
    await expect(mainOf(page)).toContainText(included)
}

test('from the home page to a service, through the drawer of a phone', async ({ page, say }) => {
  await page.setViewportSize(phone)
  await page.goto(paths.home())
  const menu = drawer(page, say)
  await page.getByRole('button', { name: say('ui:nav.open') }).click()
  await expect(menu).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await menu.getByText(say('common:nav.resources'), { exact: true }).click()
  await expect(menu.getByRole('link', { name: say('common:nav.faq') })).toBeVisible()

  await menu.getByRole('link', { name: 'Branding', exact: true }).click()
  await expect(menu).toBeHidden()
  await filterAndOpenAService(page, say)
})

test('from the home page to a service, through the dropdown of a desktop', async ({
  page,
  say,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(paths.home())
  await page.getByRole('button', { name: say('common:nav.shop'), exact: true }).click()
  await shopPanel(page, say).getByRole('link', { name: 'Branding', exact: true }).click()
  await expect(shopPanel(page, say)).toBeHidden()
  await filterAndOpenAService(page, say)
})

test('the drawer opens and closes by the keyboard, and closes when the window grows', async ({
  page,
  say,
  script,
}) => {
  await page.setViewportSize(phone)
  await page.goto(paths.home())
  const menu = drawer(page, say)
  const opener = page.getByRole('button', { name: say('ui:nav.open') })
  await opener.press('Enter')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('button', { name: say('ui:nav.close') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await page.setViewportSize(desktop)
  await expect(menu).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  if (!script) return
  await page.setViewportSize(phone)
  await expect(menu).toBeHidden()
})

test('a dropdown is walked by the keyboard alone', async ({ page, say }) => {
  await page.setViewportSize(desktop)
  await page.goto(paths.home())
  const panel = shopPanel(page, say)
  await page.getByRole('button', { name: say('common:nav.shop'), exact: true }).press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.shop())
})

test('the catalog says what can be ordered, and in which shares', async ({ page, say }) => {
  await page.goto(paths.shop())
  const card = (name: string) =>
    mainOf(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
  const app = card(webApp.text.en.name)
  await expect(app).toContainText(say('ui:product.available'))
  await expect(app).toContainText(say('ui:product.milestonePay'))
  await expect(app).toContainText(say('shop:startingAt'))
  await expect(app).toContainText('$3,625.00')
  await expect(card(landingPage.text.en.name)).not.toContainText(say('ui:product.milestonePay'))

  await page.goto(paths.shop({ availability: 'soon' }))
  const soon = card(eventSite.text.en.name)
  await expect(soon).toContainText(say('ui:product.availableSoon'))
  await soon.getByRole('link').first().click()
  await expectHeading(page, eventSite.text.en.name)
  await expect(mainOf(page)).toContainText(say('shop:product.soonTitle'))
  await expect(mainOf(page).getByRole('button', { name: say('shop:form.add') })).toBeHidden()
})

test('a changed query starts at the top, and an unknown category shows everything', async ({
  page,
  say,
}) => {
  await page.setViewportSize(phone)
  await page.goto(paths.shop())
  await page.evaluate(() => window.scrollTo(0, 400))
  await page
    .getByRole('navigation', { name: say('shop:catalog.filters') })
    .getByRole('link', { name: say('shop:catalog.filter.ai') })
    .click()
  await expectHeading(page, say('shop:catalog.filter.ai'))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goto(paths.shop({ category: 'Fax machines' }))
  await expect(mainOf(page)).toContainText(
    say('showcase:filter.unknown', { names: '“Fax machines”' }),
  )
  await expectHeading(page, say('shop:catalog.title'))
})
