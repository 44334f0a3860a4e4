import type { Page } from 'playwright/test'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { createSeededSqliteDatabase } from '../setup/seed'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

test('an admin closes the applications, sees it on the public page, and puts it back', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const admin = await signedIn({ browser, say, script, site: app.site }, 'admin')
  const name = say('admin-settings:features.applications.name')
  await admin.goto(adminPaths.settings())
  await expectHeading(admin, say('admin-settings:title'))
  await mainOf(admin)
    .getByRole('button', { name: say('admin-settings:features.switchOffNamed', { name }) })
    .click()
  await expect(flashOf(admin, say('admin-settings:done', { name }))).toBeVisible()

  await admin.goto(paths.freelancerSignup())
  await expect(mainOf(admin)).toContainText(say('application:closed.title'))

  await admin.goto(adminPaths.settings())
  await mainOf(admin)
    .getByRole('button', {
      name: say('admin-settings:history.putBackNamed', {
        name,
        value: say('admin-settings:features.on'),
      }),
    })
    .click()
  await expect(flashOf(admin, say('admin-settings:history.done'))).toBeVisible()
  await admin.goto(paths.freelancerSignup())
  await expect(mainOf(admin)).not.toContainText(say('application:closed.title'))
})

test('an admin sets the rate of VAT, and puts it back', async ({ browser, say, script }) => {
  test.slow()
  const admin = await signedIn({ browser, say, script, site: app.site }, 'admin')
  const rate = mainOf(admin).locator('input[name="vatRate"]')
  const save = mainOf(admin).getByRole('button', {
    name: say('admin-settings:vatRate.save'),
    exact: true,
  })
  const name = say('admin-settings:vatRate.title')
  await admin.goto(adminPaths.settings())
  await expect(rate).toHaveValue('25')
  await rate.fill('a quarter')
  await save.click()
  await expect(errorSummaryOf(admin, say)).toContainText('12.5')
  await expect(rate).toHaveValue('a quarter')
  await rate.fill('24.5')
  await save.click()
  await expect(flashOf(admin, say('admin-settings:done', { name }))).toBeVisible()
  await mainOf(admin)
    .getByRole('button', {
      name: say('admin-settings:history.putBackNamed', { name, value: '25%' }),
    })
    .first()
    .click()
  await expect(flashOf(admin, say('admin-settings:history.done'))).toBeVisible()
  await expect(rate).toHaveValue('25')
})

test('of two admins who change the same thing, the second is told, and can then save over it', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script, site: app.site }
  const [admin, second] = [await signedIn(visit, 'admin'), await signedIn(visit, 'bookkeeper')]
  const rate = (page: Page) => mainOf(page).locator('input[name="vatRate"]')
  const saveRate = (page: Page) =>
    mainOf(page)
      .getByRole('button', { name: say('admin-settings:vatRate.save'), exact: true })
      .click()
  const done = say('admin-settings:done', { name: say('admin-settings:vatRate.title') })
  for (const page of [admin, second]) await page.goto(adminPaths.settings())
  // With a slow line the form is not offered again before what is there now is.
  await second.route('**/settings.data', (route) => setTimeout(() => route.continue(), 1_000))
  await rate(admin).fill('21')
  await saveRate(admin)
  await expect(flashOf(admin, done)).toBeVisible()
  await rate(second).fill('23')
  await saveRate(second)
  await expect(mainOf(second)).toContainText('21')
  await expect(rate(second)).toHaveValue('23')
  await saveRate(second)
  await expect(flashOf(second, done)).toBeVisible()

  const phone = (page: Page) => mainOf(page).locator('input[name="phone"]')
  const saveDetails = (page: Page) =>
    mainOf(page)
      .getByRole('button', { name: say('admin-clients:details.save'), exact: true })
      .click()
  for (const page of [admin, second]) {
    await page.goto(adminPaths.clients({ q: 'client@kanal.example' }))
    await mainOf(page).getByRole('link', { name: 'Kinga Nowak', exact: true }).first().click()
    await expectHeading(page, 'Kinga Nowak')
  }
  await phone(admin).fill('+48 22 111 11 11')
  await saveDetails(admin)
  await expect(flashOf(admin, say('admin-clients:done.details'))).toBeVisible()
  await phone(second).fill('+48 22 222 22 22')
  await saveDetails(second)
  await expect(errorSummaryOf(second, say)).toContainText('+48 22 111 11 11')
  await expect(phone(second)).toHaveValue('+48 22 222 22 22')
  await saveDetails(second)
  await expect(flashOf(second, say('admin-clients:done.details'))).toBeVisible()
})
