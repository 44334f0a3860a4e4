import { adminPaths } from '../../app/paths/admin'
import { createSeededSqliteDatabase } from '../setup/seed'
import { expect, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

/** Room for some words on each line of a name. */
const LEAST = 150
const PAGES = [adminPaths.templates(), adminPaths.projects(), adminPaths.orders()]

test('names in tables keep their words together at the widths of laptops', async ({
  browser,
  say,
  script,
}) => {
  const admin = await signedIn({ browser, say, script, site: app.site }, 'admin')
  for (const width of [1024, 1100, 1280, 1366]) {
    await admin.setViewportSize({ width, height: 800 })
    for (const path of PAGES) {
      await admin.goto(path)
      const names = mainOf(admin).locator('tbody th')
      await expect(names.first()).toBeVisible()
      const widths = await names.evaluateAll((all) =>
        all.map((name) => name.getBoundingClientRect().width),
      )
      expect(Math.min(...widths), `${path} at ${width}`).toBeGreaterThanOrEqual(LEAST)
      const beyond = await admin.locator('html').evaluate((html) => html.scrollWidth - innerWidth)
      expect([path, width, beyond]).toEqual([path, width, 0])
    }
  }
})
