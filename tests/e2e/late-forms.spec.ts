import type { Page, Response } from 'playwright/test'
import { paths } from '../../app/paths'
import { studioPaths } from '../../app/paths/studio'
import { waitForScript } from '../setup/keyboard-walk'
import { createSeededSqliteDatabase } from '../setup/seed'
import { expect, flashOf, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { buyerInSweden, cartButton, fillInCheckout, goToPayment } from './shopping'
import { signedIn } from './signed-in'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

/** The same page in a second tab. */
async function secondTab(page: Page) {
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  return tab
}

/** Opens what the first row of a list leads to. */
async function openFirst(page: Page, list: string, link: RegExp) {
  await page.goto(list)
  const rows = await mainOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((row) => row.getAttribute('href')!))
  await page.goto(rows.find((href) => link.test(href))!)
}

const goods = [
  {
    what: 'a service',
    list: studioPaths.products(),
    link: /\/products\/\d+$/,
    form: '#product',
    name: 'summary-en',
  },
  {
    what: 'a work',
    list: studioPaths.projects(),
    link: /\/projects\/\d+$/,
    form: '#work',
    name: 'technologies',
  },
]
for (const { what, list, link, form, name } of goods) {
  test(`who saves ${what} after somebody else is told, and can then save over it`, async ({
    browser,
    say,
    script,
  }) => {
    const page = await signedIn({ browser, say, script, site: app.site }, 'studio')
    await openFirst(page, list, link)
    const other = await secondTab(page)
    const field = (tab: Page) => tab.locator(`${form} [name="${name}"]`)
    const save = (tab: Page) => tab.locator(`${form} button[name="intent"]`).click()
    const saved = say('studio-goods:products.saved')
    await field(other).fill('Theirs.')
    await save(other)
    await expect(flashOf(other, saved)).toBeVisible()
    await field(page).fill('Mine.')
    await save(page)
    await expect(mainOf(page).getByRole('alert')).toContainText(say('studio-goods:errors.conflict'))
    await expect(field(page)).toHaveValue('Mine.')
    await save(page)
    await expect(flashOf(page, saved)).toBeVisible()
    await expect(field(page)).toHaveValue('Mine.')
  })
}

test('what is typed before script takes the page over stays', async ({ browser, say, script }) => {
  test.skip(!script, 'there is nothing that takes the page over')
  const page = await signedIn({ browser, say, script, site: app.site }, 'studio')
  let goOn = () => {}
  const typed = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/entry\.client/, async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(studioPaths.projects())
  const work = await mainOf(page).getByRole('link').last().getAttribute('href')
  await page.goto(work!, { waitUntil: 'commit' })
  const area = page.locator('#work [name="technologies"]')
  await area.fill('Typed early.')
  await area.press('Home')
  goOn()
  await waitForScript(page)
  await expect(area).toHaveValue('Typed early.')
  await page.keyboard.type('Not ')
  await expect(area).toHaveValue('Not Typed early.')
})

test('who keeps a brief after somebody else sees both, and can then keep theirs', async ({
  browser,
  say,
  script,
}) => {
  const page = await signedIn({ browser, say, script, site: app.site }, 'client')
  const orders: { id: string; status: string }[] = await (
    await page.request.get(paths.api('my-orders'))
  ).json()
  await page.goto(
    paths.projectDetails({ order: orders.find(({ status }) => status === 'awaiting_brief')!.id }),
  )
  const other = await secondTab(page)
  const answer = (tab: Page) => tab.locator('#brief textarea').first()
  const keep = (tab: Page) =>
    mainOf(tab)
      .getByRole('button', { name: say('project:brief.save'), exact: true })
      .click()
  await answer(other).fill('Theirs.')
  await keep(other)
  await expect(flashOf(other, say('project:brief.done.saved'))).toBeVisible()
  await answer(page).fill('Mine.')
  await keep(page)
  await expect(mainOf(page).getByRole('alert').first()).toContainText(say('project:brief.conflict'))
  await expect(mainOf(page)).toContainText('Theirs.')
  await expect(answer(page)).toHaveValue('Mine.')
  await keep(page)
  await expect(flashOf(page, say('project:brief.done.saved'))).toBeVisible()
  await expect(answer(page)).toHaveValue('Mine.')
})

test('whose cart was changed in another tab is told before ordering, sees the new total, and can then order', async ({
  browser,
  say,
  script,
}) => {
  const context = await browser.newContext({
    baseURL: app.site,
    javaScriptEnabled: script,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await page.goto(paths.product(1))
  await page.getByRole('button', { name: say('shop:form.add') }).click()
  await expect(cartButton(page, say, 1)).toBeVisible()
  // Script looks once whether the cart is another by now, which would show the new total before it
  // is asked for.
  const isLook = (response: Response) =>
    response.url().endsWith(paths.api('cart')) &&
    response.request().headers().referer?.endsWith(paths.checkout()) === true
  const looked = script && page.waitForResponse(isLook)
  await page.goto(paths.checkout())
  await looked
  const other = await context.newPage()
  await other.goto(paths.product(2))
  await other.getByRole('button', { name: say('shop:form.add') }).click()
  await expect(cartButton(other, say, 2)).toBeVisible()
  await other.goto(paths.checkout())
  const binding = (tab: Page) =>
    mainOf(tab).getByRole('button', { name: say('checkout:binding.button') })
  await expect(binding(other)).toBeVisible()
  await fillInCheckout(page, say, { ...buyerInSweden, email: 'maja@late.example' })
  await binding(page).click()
  await expect(mainOf(page).getByRole('alert')).toContainText(say('checkout:errors.totalChanged'))
  const total = await mainOf(other).locator('dl, table, aside').last().textContent()
  await expect(mainOf(page).locator('dl, table, aside').last()).toHaveText(total!)
  await goToPayment(page, say)
})
