import sharp from 'sharp'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { createSeededSqliteDatabase } from '../setup/seed'
import { errorSummaryOf, expect, expectHeading, flashOf, listen, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase(), { WORKER: 'on' })
})
test.afterAll(() => app.dispose())

const TITLE = 'Logo on water'

test('a design is shared, marked with a click, talked about, and approved', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script, site: app.site }
  const client = await signedIn(visit, 'client')
  const complaints = listen(client, app.site)
  await client.goto(paths.design())
  const orderId = await client
    .locator('#order-switcher option', { hasText: 'WordPress' })
    .getAttribute('value')

  const admin = await signedIn(visit, 'admin')
  await admin.goto(adminPaths.orderPart(orderId!, 'design'))
  const form = mainOf(admin).locator('#new-design')
  await form.getByLabel(say('design:form.title'), { exact: true }).fill(TITLE)
  await form.getByRole('button', { name: say('design:form.add') }).click()
  await expect(errorSummaryOf(admin, say)).toContainText(say('design:errors.picture.none'))
  await form.getByLabel(say('design:form.picture')).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await sharp({
      create: { width: 1200, height: 900, channels: 3, background: '#0f3d3e' },
    })
      .png()
      .toBuffer(),
  })
  await form.getByRole('button', { name: say('design:form.add') }).click()
  await expectHeading(admin, TITLE)
  await mainOf(admin)
    .getByRole('button', { name: say('design:share.button', { number: 1 }) })
    .click()
  await expect(flashOf(admin, say('design:done.shared', { number: 1 }))).toBeVisible()

  await client.goto(paths.design({ order: orderId! }))
  await mainOf(client).getByRole('link', { name: TITLE }).click()
  await expectHeading(client, TITLE)
  const picture = mainOf(client).locator('input[type="image"]:visible')
  const box = (await picture.boundingBox())!
  await picture.click({ position: { x: box.width / 4, y: box.height / 2 } })
  await expect(client).toHaveURL(/#new-pin$/)
  const remark = mainOf(client).locator('#pin')
  await expect(remark.getByLabel(say('design:pins.x'), { exact: true })).toHaveValue(/^2[45]/)
  await expect(remark.getByLabel(say('design:pins.y'), { exact: true })).toHaveValue(/^(49|50)/)
  await remark.getByLabel(say('design:pins.remark'), { exact: true }).fill('A little higher')
  await remark.getByRole('button').click()
  await expect(flashOf(client, say('design:done.pin', { number: 1 }))).toBeVisible()
  await mainOf(client)
    .getByRole('link', { name: say('design:pins.show', { number: 1 }) })
    .click()
  await expect(client).toHaveURL(/#mark-1$/)
  await mainOf(client)
    .getByRole('link', { name: say('design:pins.to', { number: 1 }), exact: true })
    .click()
  await expect(client).toHaveURL(/#pin-1$/)

  // The keyboard alone presses the picture, and chooses the place from the list.
  await picture.focus()
  await client.keyboard.press('Enter')
  await expect(client).toHaveURL(/#new-pin$/)
  await remark.getByLabel(say('design:pins.remark'), { exact: true }).fill('And warmer')

  // What the studio does meanwhile is read into the page, and takes nothing from what is being
  // written.
  await admin.reload()
  const first = mainOf(admin).locator('#pin-1')
  await first.getByText(say('design:pins.reply')).first().click()
  await first.getByLabel(say('design:pins.answer', { number: 1 })).fill('Ten pixels, done')
  await first.getByRole('button', { name: say('design:pins.send') }).click()
  await expect(flashOf(admin, say('design:done.reply'))).toBeVisible()
  await mainOf(admin)
    .locator('#pin-1')
    .getByRole('button', { name: say('design:pins.resolve') })
    .click()
  await expect(mainOf(admin).locator('#pin-1')).toContainText(say('design:pins.resolved'))
  if (script) {
    await expect(mainOf(client).locator('#pin-1')).toContainText('Ten pixels, done')
    await expect(remark.getByLabel(say('design:pins.remark'), { exact: true })).toHaveValue(
      'And warmer',
    )
  }

  await remark.getByLabel(say('design:pins.region'), { exact: true }).selectOption('bottom-left')
  await remark.getByRole('button').click()
  await expect(mainOf(client).locator('#pin-2')).toContainText(say('design:regions.bottom-left'))

  await client.reload()
  await expect(mainOf(client).locator('#pin-1')).toContainText('Ten pixels, done')
  await mainOf(client)
    .getByRole('button', { name: say('design:answer.approve') })
    .click()
  await expect(flashOf(client, say('design:done.approved', { number: 1 }))).toBeVisible()
  await expect(
    mainOf(client).getByRole('button', { name: say('design:answer.approve') }),
  ).toHaveCount(0)
  expect(complaints).toEqual([])
})
