import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { DEMO_ACCOUNTS } from '../../app/domain/people/demo-accounts'
import { adminPaths } from '../../app/paths/admin'
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
const press = (page: Page, name: string) =>
  mainOf(page).getByRole('button', { name, exact: true }).click()

async function addPicture(page: Page, say: Say) {
  await fieldOf(page, 'file')
    .first()
    .setInputFiles(await photo())
  await mainOf(page)
    .getByRole('form', { name: say('curation:pictures.picture') })
    .getByRole('button', { name: say('products:save'), exact: true })
    .click()
  await expect(mainOf(page).locator('figure img').first()).toHaveAttribute(
    'src',
    /^\/pictures\/showcase\//,
  )
  await mainOf(page)
    .getByRole('navigation', { name: say('curation:partsLabel') })
    .getByRole('link', { name: say('curation:parts.details') })
    .click()
}

test('an admin adds a project, corrects it, publishes it, and takes it down again', async ({
  page,
  browser,
  say,
  script,
}) => {
  test.slow()
  const title = `Quay ${randomUUID().slice(0, 8)}`
  await signInAs(page.request, admin)
  await open(page, adminPaths.projects(), script)
  await page.getByRole('link', { name: say('curation:create.showcase') }).click()
  await expectHeading(page, say('curation:create.showcase'))
  await fieldOf(page, 'words.en.title').fill(title)
  await fieldOf(page, 'words.en.description').fill('A site for a quay. All of it.')
  await fieldOf(page, 'words.en.industry').fill('Travel')
  await fieldOf(page, 'category').selectOption('Website')
  await fieldOf(page, 'liveUrl').fill('quay.example.com')
  await press(page, say('curation:create.submit'))
  const summary = errorSummaryOf(page, say)
  await expect(summary).toBeFocused()
  await summary.getByRole('link').click()
  await expect(fieldOf(page, 'liveUrl')).toBeFocused()
  await expect(fieldOf(page, 'words.en.title')).toHaveValue(title)
  await fieldOf(page, 'liveUrl').fill('https://quay.example.com')
  await press(page, say('curation:create.submit'))
  await expect(flashOf(page, say('curation:create.done'))).toBeVisible()
  await addPicture(page, say)
  await press(page, say('curation:acts.showcase.publish'))
  await expect(flashOf(page, say('curation:done.publish'))).toBeVisible()

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const site = await visitor.newPage()
  await site.goto(page.url().replace('/dashboard/admin', ''))
  await expectHeading(site, title)
  await press(page, say('curation:acts.showcase.takeDown'))
  await expect(flashOf(page, say('curation:done.takeDown'))).toBeVisible()
  await site.reload()
  await expectHeading(site, say('common:errors.notFound.title'))
  await visitor.close()
})

test('an admin adds a template, and publishes it and takes it down from the list', async ({
  page,
  browser,
  say,
  script,
}) => {
  test.slow()
  const name = `Quay ${randomUUID().slice(0, 8)}`
  await signInAs(page.request, admin)
  await open(page, adminPaths.createTemplate(), script)
  await fieldOf(page, 'name').fill(name)
  await fieldOf(page, 'creator').fill('Ada Kaj')
  await fieldOf(page, 'sourceUrl').fill('https://quay.example.com/template')
  await fieldOf(page, 'platform').selectOption('angular')
  await fieldOf(page, 'templateType').selectOption('blog')
  await fieldOf(page, 'words.en.description').fill('Good at quays.')
  await fieldOf(page, 'badges.first').selectOption('fast')
  await press(page, say('curation:create.submit'))
  await expectHeading(page, name)
  await addPicture(page, say)
  await expectHeading(page, name)

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const site = await visitor.newPage()
  for (const [act, seen] of [
    ['publish', 1],
    ['takeDown', 0],
  ] as const) {
    await open(page, adminPaths.templates({ q: name }), script)
    await mainOf(page)
      .getByRole('checkbox', { name: say('curation:list.choose', { name }) })
      .check()
    await fieldOf(page, 'act').selectOption(act)
    await press(page, say('admin-lists:bulk.preview'))
    await press(
      page,
      say('admin-lists:bulk.run', { name: say(`admin-lists:acts.templates.${act}`), count: 1 }),
    )
    await expect(mainOf(page).getByRole('link', { name, exact: true })).toBeVisible()
    await site.goto(paths.templates({ platform: 'angular' }))
    await expect(mainOf(site).getByRole('heading', { name: new RegExp(`^${name}`) })).toHaveCount(
      seen,
    )
  }
  await visitor.close()
})

test('the second of two admins keeps what was typed, and sees what the first has saved', async ({
  page,
  say,
  script,
}) => {
  await signInAs(page.request, admin)
  // Of its own: the same journey may be under way the other way at the same time.
  const address = adminPaths.template(script ? 2 : 3)
  await open(page, address, script)
  const theirs = `Theirs ${randomUUID().slice(0, 8)}.`
  const other = await page.context().newPage()
  await open(other, address, script)
  const before = await fieldOf(other, 'words.en.description').inputValue()
  await fieldOf(page, 'words.en.description').fill('Mine.')
  await fieldOf(other, 'words.en.description').fill(theirs)
  await press(other, say('products:save'))
  await expect(flashOf(other, say('products:saved'))).toBeVisible()
  await other.close()
  await press(page, say('products:save'))
  const conflict = mainOf(page).locator('#conflict')
  await expect(conflict).toBeFocused()
  await expect(conflict).toContainText(theirs)
  await expect(fieldOf(page, 'words.en.description')).toHaveValue('Mine.')
  // Other journeys share these templates: it leaves them as they were.
  await fieldOf(page, 'words.en.description').fill(before)
  await press(page, say('products:save'))
  await expect(flashOf(page, say('products:saved'))).toBeVisible()
})

test('the second of two admins who remove a logo is told, and can then remove what the first has put there', async ({
  page,
  say,
  script,
}) => {
  await signInAs(page.request, admin)
  const address = adminPaths.template(script ? 4 : 5, 'picture')
  const logo = (tab: Page) => mainOf(tab).getByRole('form', { name: say('curation:pictures.logo') })
  async function upload(tab: Page) {
    await logo(tab)
      .locator('[name="file"]')
      .setInputFiles(await photo())
    await logo(tab)
      .getByRole('button', { name: say('products:save'), exact: true })
      .click()
    await expect(flashOf(tab, say('products:saved'))).toBeVisible()
  }
  await open(page, address, script)
  await upload(page)
  await open(page, address, script)
  const other = await page.context().newPage()
  await open(other, address, script)
  await upload(other)
  await other.close()
  await press(page, say('curation:pictures.remove'))
  await expect(mainOf(page).locator('#conflict')).toBeFocused()
  await press(page, say('curation:pictures.remove'))
  await expect(flashOf(page, say('products:saved'))).toBeVisible()
  await expect(
    mainOf(page).getByRole('button', { name: say('curation:pictures.remove') }),
  ).toHaveCount(0)
})
