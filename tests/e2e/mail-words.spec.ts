import type { Page } from 'playwright/test'
import { adminPaths } from '../../app/paths/admin'
import { createSeededSqliteDatabase } from '../setup/seed'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

const TEMPLATE = adminPaths.mailTemplate('reset-password', 'en')
const subject = (page: Page) => mainOf(page).locator('input[name="reset-subject"]')
const intro = (page: Page) => mainOf(page).locator('textarea[name="reset-intro"]')

test('an admin changes the words of a mail after a look at it, and goes back to the original ones', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const admin = await signedIn({ browser, say, script, site: app.site }, 'admin')
  const press = (button: 'save' | 'preview' | 'original') =>
    mainOf(admin)
      .getByRole('button', { name: say(`mail-words:${button}`), exact: true })
      .click()
  await admin.goto(TEMPLATE)
  await expectHeading(admin, say('admin-notifications:templates.names.reset-password'))
  const original = await subject(admin).inputValue()

  await subject(admin).fill('A way back in')
  await intro(admin).fill('Dear {{name}}, press the link.')
  await press('preview')
  await expect(errorSummaryOf(admin, say)).toContainText('{{name}}')
  await expect(intro(admin)).toHaveValue('Dear {{name}}, press the link.')

  await intro(admin).fill('Press the link within the hour.')
  await press('preview')
  const preview = mainOf(admin).getByRole('group', { name: say('mail-words:previewTitle') })
  await expect(preview).toContainText('A way back in')
  await expect(preview).toContainText('Press the link within the hour.')
  await expect(subject(admin)).toHaveValue('A way back in')

  await press('save')
  await expect(flashOf(admin, say('mail-words:done.changed'))).toBeVisible()
  await expect(preview).toHaveCount(0)
  await expect(
    mainOf(admin).getByRole('table', { name: say('mail-words:history.title') }),
  ).toContainText('Press the link within the hour.')

  await press('original')
  await expect(flashOf(admin, say('mail-words:done.original'))).toBeVisible()
  await expect(subject(admin)).toHaveValue(original)
})

test('of two admins who change the same words, the second is told, and can then save over it', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script, site: app.site }
  const [admin, second] = [await signedIn(visit, 'admin'), await signedIn(visit, 'bookkeeper')]
  const save = (page: Page) =>
    mainOf(page)
      .getByRole('button', { name: say('mail-words:save'), exact: true })
      .click()
  for (const page of [admin, second]) await page.goto(TEMPLATE)
  await subject(admin).fill('The first one')
  await save(admin)
  await expect(flashOf(admin, say('mail-words:done.changed'))).toBeVisible()
  await subject(second).fill('The second one')
  await save(second)
  await expect(mainOf(second).getByRole('alert')).toContainText(say('mail-words:conflict.text'))
  await expect(
    mainOf(second).getByRole('table', { name: say('mail-words:history.title') }),
  ).toContainText('The first one')
  await expect(subject(second)).toHaveValue('The second one')
  await save(second)
  await expect(flashOf(second, say('mail-words:done.changed'))).toBeVisible()
  await expect(subject(second)).toHaveValue('The second one')
})
