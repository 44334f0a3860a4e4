import { readFile } from 'node:fs/promises'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { createSeededSqliteDatabase } from '../setup/seed'
import { errorSummaryOf, expect, expectHeading, flashOf, listen, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

const TITLE = 'First hand-over'

/** The names in an archive, by its directory, which is found from its end. */
function namesIn(zip: Buffer) {
  let at = zip.readUInt32LE(zip.length - 22 + 16)
  return Array.from({ length: zip.readUInt16LE(zip.length - 22 + 10) }, () => {
    const length = zip.readUInt16LE(at + 28)
    const name = zip.subarray(at + 46, at + 46 + length).toString()
    at += 46 + length
    return name
  })
}

test('a pack is handed over, downloaded, sent back with a reason, handed over again and accepted', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script, site: app.site }
  const client = await signedIn(visit, 'client')
  const complaints = listen(client, app.site)
  await client.goto(paths.deliverables())
  const orderId = await client
    .locator('#order-switcher option', { hasText: 'WordPress' })
    .getAttribute('value')
  await client.goto(paths.deliverables({ order: orderId! }))
  const packs = mainOf(client).getByRole('region', { name: TITLE })
  await expect(packs).toHaveCount(0)

  const admin = await signedIn(visit, 'admin')
  const press = (name: string) => mainOf(admin).getByRole('button', { name, exact: true }).click()
  await admin.goto(adminPaths.orderPart(orderId!, 'deliverables'))
  await mainOf(admin).getByLabel(say('deliverables:studio.titleField')).fill(TITLE)
  for (const name of ['Site plan.md', 'Head of the page.svg'])
    await mainOf(admin).getByRole('checkbox', { name }).check()
  await press(say('deliverables:studio.create'))
  await expectHeading(admin, TITLE)
  await press(say('deliverables:studio.share'))
  await expect(flashOf(admin, say('deliverables:refused.licence'))).toBeVisible()
  await mainOf(admin)
    .getByRole('checkbox', { name: say('deliverables:licences.full_rights') })
    .check()
  await press(say('deliverables:studio.share'))
  await expect(flashOf(admin, say('deliverables:done.shared'))).toBeVisible()

  if (!script) await client.reload()
  await expect(packs).toContainText(say('deliverables:licences.full_rights'))
  const download = client.waitForEvent('download')
  await packs.getByRole('link', { name: say('deliverables:pack.download') }).click()
  const archive = await download
  expect(archive.suggestedFilename()).toMatch(new RegExp(`^K-.*${TITLE}\\.zip$`))
  const bytes = await readFile(await archive.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(namesIn(bytes).sort()).toEqual([
    say('deliverables:text.file'),
    'Head of the page.svg',
    'Site plan.md',
  ])

  await packs.getByText(say('deliverables:answer.changes')).click()
  await packs.getByRole('button', { name: say('deliverables:answer.send') }).click()
  await expect(errorSummaryOf(client, say)).toContainText(say('deliverables:errors.reason'))
  await packs.getByLabel(say('deliverables:answer.reason')).fill('The archive page is missing')
  await packs.getByRole('button', { name: say('deliverables:answer.send') }).click()
  await expect(flashOf(client, say('deliverables:done.changes'))).toBeVisible()

  await admin.reload()
  await expect(mainOf(admin)).toContainText('The archive page is missing')
  await press(say('deliverables:studio.replace'))
  await expect(flashOf(admin, say('deliverables:done.replaced'))).toBeVisible()
  await press(say('deliverables:studio.share'))
  await expect(flashOf(admin, say('deliverables:done.shared'))).toBeVisible()

  if (!script) await client.reload()
  const second = packs.filter({ hasText: say('deliverables:pack.version', { number: 2 }) })
  await second
    .getByRole('button', { name: say('deliverables:answer.acceptNamed', { title: TITLE }) })
    .click()
  await expect(flashOf(client, say('deliverables:done.accepted'))).toBeVisible()
  await expect(second).toContainText(say('deliverables:statuses.approved'))
  await expect(
    packs.filter({ hasNotText: say('deliverables:pack.version', { number: 2 }) }),
  ).toContainText(say('deliverables:statuses.superseded'))
  expect(complaints).toEqual([])
})
