import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
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

const TITLE = 'Shop on staging'
/** A name that leads nowhere (RFC 2606): the site cannot be asked whether it may be framed. */
const ADDRESS = 'https://shop.staging.kanal.example/'

/** A page with a head, and a button of some color in the middle. */
async function screenshot(button: string) {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#f6f1e7"/><rect width="1200" height="90" fill="#0b3b46"/><rect x="480" y="400" width="240" height="80" fill="${button}"/></svg>`
  return {
    name: 'shot.png',
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(page)).png().toBuffer(),
  }
}

const drawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
const widthOf = async (page: Page, name: string) =>
  (await mainOf(page).getByRole('img', { name }).boundingBox())!.width

test('a staging site is shared, looked at by device, compared with its next version and approved', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script, site: app.site }
  const client = await signedIn(visit, 'client')
  const complaints = listen(client, app.site)
  await client.goto(paths.previews())
  const orderId = await client
    .locator('#order-switcher option', { hasText: 'WordPress' })
    .getAttribute('value')

  const admin = await signedIn(visit, 'admin')
  await admin.goto(adminPaths.orderPart(orderId!, 'previews'))
  const added = mainOf(admin).locator('#new-preview')
  await added.getByLabel(say('previews:form.title'), { exact: true }).fill(TITLE)
  await added.getByLabel(say('previews:form.url'), { exact: true }).fill('https://localhost/')
  await added.getByRole('button', { name: say('previews:form.add') }).click()
  await expect(errorSummaryOf(admin, say)).toContainText(say('previews:errors.url'))
  await added.getByLabel(say('previews:form.url'), { exact: true }).fill(ADDRESS)
  await added.getByLabel(say('previews:form.screenshot')).setInputFiles(await screenshot('#c9791b'))
  await added.getByRole('button', { name: say('previews:form.add') }).click()
  await expectHeading(admin, TITLE)
  await mainOf(admin)
    .getByRole('button', { name: say('design:share.button', { number: 1 }) })
    .click()
  await expect(flashOf(admin, say('design:done.shared', { number: 1 }))).toBeVisible()

  await client.goto(paths.previews({ order: orderId! }))
  await mainOf(client).getByRole('link', { name: TITLE }).click()
  await expectHeading(client, TITLE)
  await expect(mainOf(client)).toContainText(
    say('previews:notFramed.unreachable', { host: new URL(ADDRESS).host }),
  )
  const site = mainOf(client).getByRole('link', { name: say('previews:open') })
  expect([await site.getAttribute('href'), await site.getAttribute('target')]).toEqual([
    ADDRESS,
    '_blank',
  ])
  const shot = say('previews:screenshot.alt', { title: TITLE, number: 1 })
  await drawn(mainOf(client).getByRole('img', { name: shot }))
  expect(await widthOf(client, shot)).toBeGreaterThan(500)
  await mainOf(client)
    .getByRole('link', { name: say('previews:devices.phone') })
    .click()
  await expect(
    mainOf(client).getByRole('link', { name: say('previews:devices.phone') }),
  ).toHaveAttribute('aria-current', 'true')
  expect(await widthOf(client, shot)).toBeLessThanOrEqual(390)

  const next = mainOf(admin).locator('#new-version')
  await next.getByLabel(say('previews:form.screenshot')).setInputFiles(await screenshot('#0b3b46'))
  await next.getByRole('button', { name: say('previews:form.addVersion') }).click()
  await mainOf(admin)
    .getByRole('button', { name: say('design:share.button', { number: 2 }) })
    .click()
  await expect(flashOf(admin, say('design:done.shared', { number: 2 }))).toBeVisible()

  await client.goto(paths.previews({ order: orderId! }))
  await mainOf(client).getByRole('link', { name: TITLE }).click()
  await mainOf(client)
    .getByRole('link', { name: say('previews:compare'), exact: true })
    .click()
  await expect(mainOf(client)).toContainText(
    say('previews:difference.title', { before: 1, after: 2 }),
  )
  for (const number of [1, 2])
    await drawn(
      mainOf(client).getByRole('img', {
        name: say('previews:screenshot.alt', { title: TITLE, number }),
      }),
    )
  await mainOf(client)
    .getByRole('link', { name: say('previews:difference.views.difference') })
    .click()
  await drawn(
    mainOf(client).getByRole('img', {
      name: say('previews:difference.alt', { title: TITLE, before: 1, after: 2 }),
    }),
  )
  await expect(mainOf(client)).toContainText(
    say('previews:difference.share', { share: '1.78%', count: 1 }),
  )

  await mainOf(client)
    .getByRole('link', { name: say('design:versions.one', { number: 2 }) })
    .click()
  await mainOf(client)
    .getByRole('button', { name: say('design:answer.approve') })
    .click()
  await expect(flashOf(client, say('design:done.approved', { number: 2 }))).toBeVisible()
  await expect(
    mainOf(client).getByRole('button', { name: say('design:answer.approve') }),
  ).toHaveCount(0)
  expect(complaints).toEqual([])
})
