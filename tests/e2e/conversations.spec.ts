import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { createSeededSqliteDatabase } from '../setup/seed'
import { expect, expectHeading, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

test('what a client writes waits for the studio until it is answered', async ({
  browser,
  say,
  script,
}) => {
  const client = await signedIn({ browser, say, script, site: app.site }, 'client')
  await client.goto(paths.messages())
  const [number] = /K-\d{4}-\d+/.exec(await mainOf(client).innerText())!
  const write = async (page: typeof client, words: string) => {
    await mainOf(page).getByLabel(say('messages:body'), { exact: true }).fill(words)
    await mainOf(page)
      .getByRole('button', { name: say('messages:send'), exact: true })
      .click()
    await expect(mainOf(page).getByText(words)).toBeVisible()
  }
  await write(client, 'May the heron be blue?')

  const admin = await signedIn({ browser, say, script, site: app.site }, 'admin')
  const listed = async (waits: string) => {
    await admin.goto(adminPaths.conversations({ waits, kind: 'order' }))
    await expectHeading(admin, say('inbox:all.title'))
    return mainOf(admin).locator('tbody tr').filter({ hasText: number })
  }
  const row = await listed('studio')
  await expect(row).toContainText(say('inbox:all.waits.studio'))
  await row.getByRole('link').first().click()
  await expect(mainOf(admin).getByText('May the heron be blue?')).toBeVisible()
  await write(admin, 'As blue as you like.')
  await expect(await listed('client')).toContainText(say('inbox:all.waits.client'))
})
