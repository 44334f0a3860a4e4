import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { DEMO_PASSWORD, DEMO_STUDIO_OWNER } from '../../app/domain/people/demo-accounts'
import { adminPaths } from '../../app/paths/admin'
import { studioPaths } from '../../app/paths/studio'
import { openSqlite } from '../../app/platform/db/sqlite-driver.js'
import { PdfFile } from '../setup/pdf'
import { createSeededSqliteDatabase } from '../setup/seed'
import { expect, flashOf, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'

let app: OwnApp

/** The client of the demo's other studio has approved what she paid for. */
test.beforeAll(async () => {
  const database = await createSeededSqliteDatabase()
  const connection = openSqlite(database.file)
  connection.exec(
    `UPDATE "Milestone" SET "status" = 'released', "approvedAt" = '2026-11-20 10:00:00'
     WHERE "status" = 'submitted' AND "projectId" IN (SELECT "Project"."id" FROM "Project"
       JOIN "Order" ON "Order"."id" = "Project"."orderId" WHERE "Order"."studioId" <> 1)`,
  )
  connection.close()
  app = await startOwnApp(database)
})
test.afterAll(() => app.dispose())

test('approved work reaches its studio: account, statement, papers', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script, site: app.site }
  const press = (page: Page, name: string) =>
    mainOf(page).getByRole('button', { name, exact: true }).first().click()

  const seller = await signedIn(visit, DEMO_STUDIO_OWNER)
  await seller.goto(studioPaths.payouts())
  await mainOf(seller)
    .getByRole('link', { name: say('studio-payouts:account.add') })
    .click()
  await mainOf(seller).locator('[name=holder]').fill('Fjord & Fold HB')
  await mainOf(seller).locator('[name=iban]').fill('SE45 5000 0000 0583 9825 7466')
  await mainOf(seller).locator('[name=password]').fill(DEMO_PASSWORD)
  await press(seller, say('studio-payouts:account.save'))
  await expect(flashOf(seller, say('studio-payouts:account.saved'))).toBeVisible()

  const admin = await signedIn(visit, 'admin')
  await admin.goto(adminPaths.studios())
  await mainOf(admin).getByRole('link', { name: 'Fjord & Fold' }).first().click()
  await press(admin, say('admin-studios:statement.button'))
  await expect(admin.getByText(/ST-\d{4}-00001/).first()).toBeVisible()

  await seller.goto(studioPaths.payouts())
  const statement = mainOf(seller).getByRole('link', { name: /^ST-/ })
  const number = await statement.innerText()
  await statement.click()
  const [download] = await Promise.all([
    seller.waitForEvent('download'),
    mainOf(seller)
      .locator(`a[href="${studioPaths.statementPaper(number, 'pdf')}"]`)
      .click(),
  ])
  expect(download.suggestedFilename()).toBe(`kanal-${number}.pdf`)
  expect(new PdfFile(await readFile(await download.path())).outline).toContain(
    `H1 ${say('studio-payouts:statement.paper.title')}`,
  )
})
