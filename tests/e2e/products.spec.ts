import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { DEMO_ACCOUNTS } from '../../app/domain/people/demo-accounts'
import { paths } from '../../app/paths'
import { signInAs } from './forms'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'
import { open } from './running'
import type { Say } from './words'

const admin = DEMO_ACCOUNTS.find(({ role }) => role === 'admin')!.username

async function photo() {
  return {
    name: 'quay.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#0a6' } })
      .jpeg()
      .toBuffer(),
  }
}

const fieldOf = (page: Page, name: string) => mainOf(page).locator(`[name="${name}"]`)

async function save(page: Page, say: Say) {
  await mainOf(page)
    .getByRole('button', { name: say('products:save'), exact: true })
    .click()
}

async function openPart(
  page: Page,
  say: Say,
  part: 'overview' | 'prices' | 'plan' | 'words' | 'picture',
) {
  await mainOf(page)
    .getByRole('navigation', { name: say('products:editor.parts') })
    .getByRole('link', { name: say(`products:sections.${part}`) })
    .click()
  await expectHeading(
    page,
    part === 'overview' ? /./ : new RegExp(`^${say(`products:sections.${part}`)} ·`),
  )
}

async function create(page: Page, { say, script }: { say: Say; script: boolean }, name: string) {
  await open(page, paths.createProduct(), script)
  await fieldOf(page, 'name').fill(name)
  await fieldOf(page, 'category').selectOption('Content')
  await fieldOf(page, 'platform').selectOption('Custom')
  await fieldOf(page, 'codeLevel').selectOption('No-code')
  await fieldOf(page, 'price').fill('12,3,4')
  await fieldOf(page, 'days').fill('7')
  await mainOf(page)
    .getByRole('button', { name: say('products:create.submit') })
    .click()
  const summary = errorSummaryOf(page, say)
  await expect(summary).toBeFocused()
  await summary.getByRole('link').click()
  await expect(fieldOf(page, 'price')).toBeFocused()
  await expect(fieldOf(page, 'name')).toHaveValue(name)
  await fieldOf(page, 'price').fill('1,200.50')
  await mainOf(page)
    .getByRole('button', { name: say('products:create.submit') })
    .click()
  await expectHeading(page, name)
}

async function writeWords(page: Page, say: Say, words: string) {
  await openPart(page, say, 'words')
  await fieldOf(page, 'summary').fill(words)
  await fieldOf(page, 'description').fill('All of it.')
  await fieldOf(page, 'included').fill('One page\nA form')
  await save(page, say)
  await expect(flashOf(page, say('products:saved'))).toBeVisible()
}

async function planMilestones(page: Page, say: Say) {
  await openPart(page, say, 'plan')
  await fieldOf(page, 'steps[0].percentage').fill('60')
  await fieldOf(page, 'steps[0].words.en.title').fill('Site')
  await fieldOf(page, 'steps[0].words.en.outcome').fill('The site')
  await mainOf(page)
    .getByRole('button', { name: say('products:plan.add') })
    .click()
  await expect(fieldOf(page, 'steps[1].percentage')).toBeFocused()
  await fieldOf(page, 'steps[1].percentage').fill('40')
  await fieldOf(page, 'steps[1].days').fill('3')
  await fieldOf(page, 'steps[1].words.en.title').fill('Design')
  await fieldOf(page, 'steps[1].words.en.outcome').fill('The design')
  await mainOf(page)
    .getByRole('button', {
      name: say('products:rows.up', { row: say('products:plan.step', { number: 2 }) }),
    })
    .click()
  await expect(fieldOf(page, 'steps[0].words.en.title')).toHaveValue('Design')
  await expect(fieldOf(page, 'steps[1].words.en.title')).toHaveValue('Site')
  await fieldOf(page, 'steps[0].days').press('Enter')
  await expect(flashOf(page, say('products:saved'))).toBeVisible()
}

test('an admin creates a service, fills it in, looks at it and publishes it, and a visitor finds it', async ({
  page,
  browser,
  say,
  script,
}) => {
  test.slow()
  const name = `Quay site ${randomUUID().slice(0, 8)}`
  const words = `A site for quay ${randomUUID().slice(0, 8)}.`
  await signInAs(page.request, admin)
  await create(page, { say, script }, name)

  await mainOf(page)
    .getByRole('button', { name: say('products:commands.publish'), exact: true })
    .click()
  const refused = page.getByRole('group', { name: say('products:overview.refused') })
  await expect(refused).toBeFocused()
  await refused.getByRole('link', { name: say('products:gaps.picture') }).click()
  await fieldOf(page, 'picture').setInputFiles(await photo())
  await save(page, say)
  await expect(mainOf(page).locator('figure img')).toHaveAttribute('src', /^\/pictures\/products\//)

  await writeWords(page, say, words)
  await openPart(page, say, 'prices')
  await expect(fieldOf(page, 'USD')).toHaveValue('1200.50')
  await fieldOf(page, 'EUR').fill('1,100')
  await save(page, say)
  await expect(fieldOf(page, 'EUR')).toHaveValue('1100.00')
  await planMilestones(page, say)

  await mainOf(page)
    .getByRole('link', { name: say('products:preview.open'), exact: true })
    .click()
  await expectHeading(page, name)
  await expect(mainOf(page).getByText(words).first()).toBeVisible()
  await page.getByRole('link', { name: say('products:preview.back') }).click()
  await mainOf(page)
    .getByRole('button', { name: say('products:commands.publish'), exact: true })
    .click()
  await expect(flashOf(page, say('products:done.publish'))).toBeVisible()

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const shop = await visitor.newPage()
  await shop.goto(paths.shop({ q: name }))
  await mainOf(shop).getByRole('link', { name, exact: true }).click()
  await expectHeading(shop, name)
  await expect(mainOf(shop).getByText('€1,100.00')).toBeVisible()

  // Other journeys share this shop: it leaves it as it was.
  await mainOf(page)
    .getByRole('button', { name: say('products:commands.archive'), exact: true })
    .click()
  await expect(flashOf(page, say('products:done.archive'))).toBeVisible()
  await shop.reload()
  await expectHeading(shop, say('common:errors.notFound.title'))
  await visitor.close()
})

test('the second of two admins keeps what was typed, and sees what the first has saved', async ({
  page,
  say,
  script,
}) => {
  await signInAs(page.request, admin)
  await create(page, { say, script }, `Contested ${randomUUID().slice(0, 8)}`)
  const product = page.url()
  await open(page, `${product}/words/en`, script)
  await fieldOf(page, 'summary').fill('Mine.')
  const other = await page.context().newPage()
  await open(other, `${product}/words/en`, script)
  await fieldOf(other, 'summary').fill('Theirs.')
  await save(other, say)
  await expect(flashOf(other, say('products:saved'))).toBeVisible()
  await other.close()
  await save(page, say)
  const conflict = mainOf(page).locator('#conflict')
  await expect(conflict).toBeFocused()
  await expect(conflict).toContainText('Theirs.')
  await expect(fieldOf(page, 'summary')).toHaveValue('Mine.')
  await save(page, say)
  await expect(flashOf(page, say('products:saved'))).toBeVisible()
  await expect(fieldOf(page, 'summary')).toHaveValue('Mine.')
})
