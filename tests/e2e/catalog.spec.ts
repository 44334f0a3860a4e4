import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import eventSite from '../../prisma/seed/catalog/event-site'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import shopifyStore from '../../prisma/seed/catalog/shopify-store-launch'
import shopifyTheme from '../../prisma/seed/catalog/shopify-theme-refresh'
import { findProductId } from './forms'
import { expect, expectHeading, mainOf, test } from './journey'
import type { Say } from './words'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }

const filtersOf = (page: Page, say: Say) =>
  page.getByRole('search', { name: say('shop:catalog.narrow') })
const chosenOf = (page: Page, say: Say) =>
  page.getByRole('navigation', { name: say('shop:catalog.chosen.title') })
const cards = (page: Page) => mainOf(page).getByRole('article')

test('the catalog is narrowed by one form, widened link by link, and its address says it all', async ({
  page,
  say,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(paths.shop())
  await page
    .getByRole('navigation', { name: say('shop:catalog.filters') })
    .getByRole('link', { name: say('shop:catalog.filter.ecomm') })
    .click()
  await expectHeading(page, say('shop:catalog.filter.ecomm'))

  const filters = filtersOf(page, say)
  await filters.getByLabel(say('shop:product.platform'), { exact: true }).selectOption('Shopify')
  await filters.getByLabel(say('shop:catalog.sortBy'), { exact: true }).selectOption('price-down')
  await filters.getByRole('button', { name: say('ui:filter.apply') }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(
    page.getByRole('status').filter({ hasText: say('shop:catalog.count', { count: 2 }) }),
  ).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText([
    shopifyStore.text.en.name,
    shopifyTheme.text.en.name,
  ])
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    category: 'ecomm',
    platform: 'Shopify',
    sort: 'price-down',
  })

  await page.reload()
  await expect(filters.getByLabel(say('shop:product.platform'), { exact: true })).toHaveValue(
    'Shopify',
  )
  await filters.getByRole('checkbox', { name: say('shop:catalog.onlyMilestones') }).check()
  await filters.getByRole('button', { name: say('ui:filter.apply') }).click()
  await expect(cards(page)).toHaveCount(1)

  await chosenOf(page, say)
    .getByRole('link', { name: new RegExp(say('ui:product.milestonePay')) })
    .click()
  await expect(cards(page)).toHaveCount(2)
  await expect(
    filters.getByRole('checkbox', { name: say('shop:catalog.onlyMilestones') }),
  ).not.toBeChecked()
  await chosenOf(page, say)
    .getByRole('link', { name: say('shop:catalog.reset') })
    .click()
  await expect(page).toHaveURL(paths.shop())
  await expect(cards(page)).toHaveCount(12)
})

test('on a phone the filters are a panel, which the keyboard opens, fills in and sends', async ({
  page,
  say,
  script,
}) => {
  await page.setViewportSize(phone)
  await page.goto(paths.shop())
  const filters = filtersOf(page, say)
  const opener = page.getByRole('button', { name: say('shop:catalog.narrow'), exact: true })
  await expect(filters).toBeHidden()
  await opener.press('Enter')
  await expect(filters).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(filters.getByLabel(say('shop:catalog.search'))).toBeFocused()
  await page.keyboard.type('logo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=logo/)
  await expect(filters).toBeHidden()
  await expect(cards(page).first().getByRole('heading')).toHaveText(logoSprint.text.en.name)
  await expect(
    page.getByRole('button', {
      name: say('ui:filter.open', { label: say('shop:catalog.narrow'), number: 1 }),
    }),
  ).toBeVisible()
  if (script)
    await expect(
      page.getByRole('button', {
        name: say('ui:filter.open', { label: say('shop:catalog.narrow'), number: 1 }),
      }),
    ).toBeFocused()
})

test('choosing sends nothing by itself, and with script the button keeps the focus', async ({
  page,
  say,
  script,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(paths.shop())
  const filters = filtersOf(page, say)
  await filters.getByLabel(say('shop:product.deliveryTime'), { exact: true }).selectOption('3')
  await filters.getByLabel(say('shop:catalog.max'), { exact: true }).selectOption('2000')
  await expect(page).toHaveURL(paths.shop())
  const show = filters.getByRole('button', { name: say('ui:filter.apply') })
  await show.press('Enter')
  await expect(page).toHaveURL(/days=3/)
  if (script) await expect(show).toBeFocused()
})

test('a list that is left empty says what to loosen, and the link does it', async ({
  page,
  say,
}) => {
  await page.goto(paths.shop({ category: 'branding', max: 1000, platform: 'Shopify' }))
  await expect(mainOf(page)).toContainText(say('shop:catalog.noHits'))
  await mainOf(page)
    .getByRole('link', {
      name: say('shop:catalog.without', {
        services: say('shop:catalog.count', { count: 1 }),
        filter: 'Shopify',
      }),
    })
    .click()
  await expect(cards(page).getByRole('heading')).toHaveText([logoSprint.text.en.name])
})

test('pages follow each other by links, there and back', async ({ page, say }) => {
  await page.goto(paths.shop({ sort: 'price-up' }))
  const pages = page.getByRole('navigation', { name: say('ui:pages.label') })
  const first = await cards(page).getByRole('heading').allInnerTexts()
  await pages.getByRole('link', { name: say('ui:pages.next') }).click()
  await expect(page).toHaveURL(/sort=price-up&after=\d+/)
  await expect(pages).toContainText('13–24')
  await pages.getByRole('link', { name: say('ui:pages.previous') }).click()
  await expect(cards(page).getByRole('heading')).toHaveText(first)
})

test('a service that is not sold yet leads to those like it', async ({ page, say }) => {
  await page.goto(paths.product(await findProductId(page.request, eventSite)))
  await mainOf(page)
    .getByRole('link', { name: say('shop:product.soonOthers') })
    .click()
  await expect(page).toHaveURL(/#related$/)
  const related = page.getByRole('region', { name: say('shop:product.related') })
  await expect(related).toBeInViewport()
  await related.getByRole('article').first().getByRole('link').click()
  await expect(mainOf(page).getByRole('button', { name: say('shop:form.add') })).toBeVisible()
  await expect(
    page.getByRole('region', { name: say('features:comparison.title') }).getByRole('table'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: say('shop:reviews.title') })).toContainText(
    say('shop:reviews.none'),
  )
})
