import { adminPaths } from '../../app/paths/admin'
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

test('a client writes a review, the studio refuses and then publishes it with a reply, and everyone reads it', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script, site: app.site }
  const [client, admin] = [await signedIn(visit, 'client'), await signedIn(visit, 'admin')]

  await client.goto(paths.notifications())
  await mainOf(client)
    .getByRole('link', {
      name: say('notifications:kinds.review.invited.title', { title: 'Brand identity starter' }),
    })
    .click()
  await expectHeading(client, say('reviews:own.title', { service: 'Brand identity starter' }))
  await mainOf(client)
    .getByLabel(say('reviews:own.body'), { exact: true })
    .fill('Ask for Jan, 070-123.')
  await mainOf(client)
    .getByRole('button', { name: say('reviews:own.send'), exact: true })
    .click()
  await expect(mainOf(client).getByRole('alert')).toContainText(say('reviews:errors.rating'))
  await expect(mainOf(client).getByLabel(say('reviews:own.body'), { exact: true })).toHaveValue(
    'Ask for Jan, 070-123.',
  )
  await mainOf(client).getByLabel(say('reviews:ratings.2'), { exact: true }).check()
  await mainOf(client)
    .getByRole('button', { name: say('reviews:own.send'), exact: true })
    .click()
  await expect(flashOf(client, say('reviews:done.submitted'))).toBeVisible()

  await admin.goto(adminPaths.reviews({ status: 'submitted' }))
  await mainOf(admin)
    .getByRole('table')
    .getByRole('link', { name: 'Brand identity starter' })
    .click()
  await mainOf(admin).getByText(say('reviews:page.refuseOpen'), { exact: true }).click()
  await mainOf(admin)
    .getByLabel(say('reviews:page.note'), { exact: true })
    .fill('It has a phone number.')
  await mainOf(admin)
    .getByRole('button', { name: say('reviews:page.refuse') })
    .click()
  await expect(mainOf(admin).getByRole('alert')).toContainText(say('reviews:errors.refusal'))
  await expect(mainOf(admin).getByLabel(say('reviews:page.note'), { exact: true })).toHaveValue(
    'It has a phone number.',
  )
  await mainOf(admin)
    .getByLabel(say('reviews:page.ground'), { exact: true })
    .selectOption('personal')
  await mainOf(admin)
    .getByRole('button', { name: say('reviews:page.refuse') })
    .click()
  await expect(flashOf(admin, say('reviews:done.rejected'))).toBeVisible()

  await client.reload()
  await expect(mainOf(client)).toContainText(
    `${say('reviews:refusals.personal')}: It has a phone number.`,
  )
  await mainOf(client)
    .getByLabel(say('reviews:own.body'), { exact: true })
    .fill('Late, but worth it.')
  await mainOf(client)
    .getByRole('button', { name: say('reviews:own.sendAgain'), exact: true })
    .click()
  await expect(flashOf(client, say('reviews:done.submitted'))).toBeVisible()

  await admin.reload()
  await mainOf(admin)
    .getByRole('button', { name: say('reviews:page.publish'), exact: true })
    .click()
  await expect(flashOf(admin, say('reviews:done.published'))).toBeVisible()
  await mainOf(admin)
    .getByLabel(say('reviews:page.reply'), { exact: true })
    .fill('We plan better now.')
  await mainOf(admin)
    .getByRole('button', { name: say('reviews:page.replySend'), exact: true })
    .click()
  await expect(flashOf(admin, say('reviews:done.replied'))).toBeVisible()

  await client.reload()
  await mainOf(client)
    .getByRole('link', { name: say('reviews:own.public'), exact: true })
    .click()
  await expect(client.locator('#reviews')).toContainText('Late, but worth it.')
  await expect(client.locator('#reviews')).toContainText('We plan better now.')
})

test('the studio changes what stands first in the shop, and takes it back', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const admin = await signedIn({ browser, say, script, site: app.site }, 'admin')
  const namesOf = async () =>
    (
      (await (await admin.request.get(paths.api('products?featured=true'))).json()) as {
        name: string
      }[]
    ).map(({ name }) => name)
  const before = await namesOf()
  await admin.goto(adminPaths.featured())
  await mainOf(admin)
    .getByRole('link', {
      name: say('admin-featured:changeNamed', {
        place: say('admin-featured:places.services.title'),
      }),
    })
    .click()
  await mainOf(admin)
    .getByRole('button', {
      name: say('admin-featured:steps.down', { name: before[0] }),
      exact: true,
    })
    .click()
  await expect(flashOf(admin, say('admin-featured:done'))).toBeVisible()
  expect((await namesOf()).slice(0, 2)).toEqual([before[1], before[0]])
  await mainOf(admin)
    .getByRole('button', { name: say('admin-featured:add.button'), exact: true })
    .click()
  await expect(mainOf(admin).getByRole('alert')).toContainText(say('admin-featured:choose'))
  await mainOf(admin)
    .getByLabel(say('admin-featured:add.label'), { exact: true })
    .selectOption({ index: 1 })
  await mainOf(admin)
    .getByRole('button', { name: say('admin-featured:add.button'), exact: true })
    .click()
  await expect(
    mainOf(admin)
      .getByRole('list', { name: say('admin-featured:entries') })
      .getByRole('listitem'),
  ).toHaveCount(before.length + 1)
  await mainOf(admin)
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click()
  await expect(flashOf(admin, say('admin-featured:history.done'))).toBeVisible()
  expect(await namesOf()).toEqual(before)
})
