import type { Page } from 'playwright/test'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { createSeededSqliteDatabase } from '../setup/seed'
import { expect, expectHeading, flashOf, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'
import { endPayment } from './shopping'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

const press = (page: Page, name: string) =>
  mainOf(page).getByRole('button', { name }).first().click({ timeout: 30_000 })

test('a client asks for a change, the studio prices it, and the client orders and pays it', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const [client, admin] = [
    await signedIn({ browser, say, script, site: app.site }, 'client'),
    await signedIn({ browser, say, script, site: app.site }, 'admin'),
  ]
  const title = 'A map of the harbour'
  await client.goto(paths.projectDetails({ part: 'changes' }))
  await mainOf(client).getByLabel(say('project:changes.ask.name'), { exact: true }).fill(title)
  await press(client, say('project:changes.ask.button'))
  await expect(mainOf(client).getByRole('alert')).toContainText(say('project:errors.description'))
  await expect(
    mainOf(client).getByLabel(say('project:changes.ask.name'), { exact: true }),
  ).toHaveValue(title)
  await mainOf(client)
    .getByLabel(say('project:changes.ask.description'), { exact: true })
    .fill('With every quay on it')
  await press(client, say('project:changes.ask.button'))
  await expect(flashOf(client, say('project:changes.done.asked'))).toBeVisible()

  const orderId = new URL(client.url()).searchParams.get('order')!
  await admin.goto(adminPaths.orderPart(orderId, 'details', { part: 'changes' }))
  await mainOf(admin).getByText(say('project:changes.price.open')).first().click()
  await mainOf(admin).getByLabel(say('project:changes.price.net'), { exact: true }).fill('400.00')
  await mainOf(admin).getByLabel(say('project:changes.price.days'), { exact: true }).fill('2')
  await press(admin, say('project:changes.price.button'))
  await expect(flashOf(admin, say('project:changes.done.priced'))).toBeVisible()

  await client.goto(paths.projectDetails({ order: orderId, part: 'changes' }))
  await press(client, say('project:changes.order'))
  await expectHeading(client, say('payment:pay.payable.title', { amount: '$500.00' }))
  await expect(mainOf(client)).toContainText(title)
  await press(client, say('payment:pay.button', { amount: '' }).trim())
  await endPayment(client, 'success')
  await expect(mainOf(client)).toContainText(say('payment:pay.thanks'))
  await client.goto(paths.activities({ order: orderId }))
  await expect(mainOf(client)).toContainText(
    say('dashboard:activities.kinds.change.accepted', { title }),
  )
})
