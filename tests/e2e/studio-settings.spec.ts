import { paths } from '../../app/paths'
import { createSeededSqliteDatabase } from '../setup/seed'
import { expect, expectHeading, flashOf, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

test('an admin closes the applications, sees it on the public page, and puts it back', async ({ browser, say, script }) => {
  test.slow()
  const admin = await signedIn({ browser, say, script, site: app.site }, 'admin')
  const name = say('admin-settings:features.applications.name')
  await admin.goto(paths.adminSettings())
  await expectHeading(admin, say('admin-settings:title'))
  await mainOf(admin).getByRole('button', { name: say('admin-settings:features.switchOffNamed', { name }) }).click()
  await expect(flashOf(admin, say('admin-settings:done', { name }))).toBeVisible()

  await admin.goto(paths.freelancerSignup())
  await expect(mainOf(admin)).toContainText(say('application:closed.title'))

  await admin.goto(paths.adminSettings())
  await mainOf(admin).getByRole('button', { name: say('admin-settings:history.putBackNamed', { name, value: say('admin-settings:features.on') }) }).click()
  await expect(flashOf(admin, say('admin-settings:history.done'))).toBeVisible()
  await admin.goto(paths.freelancerSignup())
  await expect(mainOf(admin)).not.toContainText(say('application:closed.title'))
})
