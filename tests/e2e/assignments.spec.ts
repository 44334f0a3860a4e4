import type { Page } from 'playwright/test'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { createSeededSqliteDatabase } from '../setup/seed'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'
import { findFlaws } from './soundness'

const { name: service, milestones } = logoSprint.text.en
const title = milestones[0]!.title
/** The demo client's second order, on which nobody works yet. */
const CLIENTS_ORDER = /^K-\d+-0*2$/

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

const press = (page: Page, name: string) =>
  mainOf(page).getByRole('button', { name }).first().click({ timeout: 30_000 })
/** Fails with what axe finds on the page as it stands, and what sticks out. */
const expectSound = async (page: Page, script: boolean) =>
  expect(await findFlaws(page, { script, theme: 'dark' })).toEqual([])
const open = (page: Page, summary: string) =>
  mainOf(page).locator('summary').filter({ hasText: summary }).first().click()

test('a milestone is offered, accepted, worked on, handed in, handed over and approved', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script, site: app.site }
  const admin = await signedIn(visit, 'admin')
  await admin.goto(adminPaths.orders())
  await mainOf(admin).getByRole('link', { name: CLIENTS_ORDER }).click()
  await press(admin, say('admin-orders:brief.button'))
  await expect(flashOf(admin, say('admin-orders:done.brief'))).toBeVisible()
  await mainOf(admin)
    .getByRole('link', { name: say('admin-orders:milestones.team') })
    .first()
    .click()
  await expectHeading(admin, say('assignments:team.title'))
  const team = new URL(admin.url()).pathname

  await mainOf(admin)
    .getByRole('link', { name: say('assignments:team.offer.open') })
    .first()
    .click()
  await mainOf(admin).getByLabel(say('assignments:offer.fee'), { exact: true }).fill('eighty')
  await press(admin, say('assignments:team.offer.button'))
  await expect(mainOf(admin).getByRole('alert')).toContainText(say('assignments:errors.freelancer'))
  await expect(mainOf(admin).getByLabel(say('assignments:offer.fee'), { exact: true })).toHaveValue(
    'eighty',
  )
  await mainOf(admin).getByLabel(say('assignments:offer.fee'), { exact: true }).fill('800.00')
  await mainOf(admin)
    .getByLabel(say('assignments:team.offer.who'), { exact: true })
    .selectOption({ index: 1 })
  await mainOf(admin).getByLabel(say('assignments:team.offer.despite'), { exact: true }).check()
  await press(admin, say('assignments:team.offer.button'))
  await expect(flashOf(admin, say('assignments:done.offered'))).toBeVisible()

  const freelancer = await signedIn(visit, 'freelancer')
  await expect(freelancer).toHaveURL(paths.freelancerHome())
  const offer = mainOf(freelancer).getByRole('article').filter({ hasText: service })
  await expect(offer).toContainText('800.00')
  await expect(offer).toContainText(say('assignments:funded.yes'))
  await offer.getByRole('button', { name: say('assignments:offer.accept') }).click()
  await expect(flashOf(freelancer, say('assignments:done.accepted'))).toBeVisible()
  await expectHeading(freelancer, service)
  await press(freelancer, say('assignments:work.start'))
  await expect(flashOf(freelancer, say('assignments:done.started'))).toBeVisible()

  await open(freelancer, say('assignments:time.open'))
  await mainOf(freelancer).getByLabel(say('assignments:time.length'), { exact: true }).fill('75')
  await mainOf(freelancer)
    .getByLabel(say('assignments:time.what'), { exact: true })
    .fill('Three directions')
  await press(freelancer, say('assignments:time.add'))
  await expect(flashOf(freelancer, say('assignments:done.timed'))).toBeVisible()
  await expect(mainOf(freelancer)).toContainText(
    say('assignments:time.caption', { total: '1 h 15 min' }),
  )
  await mainOf(freelancer)
    .getByLabel(say('assignments:work.note'), { exact: true })
    .fill('Three directions on one page')
  await mainOf(freelancer)
    .getByLabel(say('assignments:work.files'), { exact: true })
    .setInputFiles([
      {
        name: 'three-directions-for-the-home-page-and-all-of-its-states-v12-final.psd',
        mimeType: 'image/vnd.adobe.photoshop',
        buffer: Buffer.from('8BPS\0\x01'),
      },
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\x90\0') },
    ])
  await press(freelancer, say('assignments:work.submit'))
  await expect(errorSummaryOf(freelancer, say)).toContainText(
    say('files:errors.type', { name: 'setup.exe' }),
  )
  await expect(mainOf(freelancer)).toContainText(say('assignments:work.pending'))
  await expectSound(freelancer, script)
  await expect(
    mainOf(freelancer).getByLabel(say('assignments:work.note'), { exact: true }),
  ).toHaveValue('Three directions on one page')
  await press(freelancer, say('assignments:work.submit'))
  await expect(flashOf(freelancer, say('assignments:done.handedIn'))).toBeVisible()
  await expectSound(freelancer, script)

  await admin.goto(team)
  await expect(mainOf(admin)).toContainText('Three directions on one page')
  await expectSound(admin, script)
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    mainOf(admin)
      .getByRole('link', {
        name: 'three-directions-for-the-home-page-and-all-of-its-states-v12-final.psd',
      })
      .first()
      .click(),
  ])
  expect(download.suggestedFilename()).toBe(
    'three-directions-for-the-home-page-and-all-of-its-states-v12-final.psd',
  )
  await press(admin, say('assignments:team.steps.accept-work'))
  await expect(flashOf(admin, say('assignments:done.workAccepted'))).toBeVisible()

  const client = await signedIn(visit, 'client')
  await client.goto(paths.deliverables({ order: team.split('/').at(-2) }))
  await expect(mainOf(client)).toContainText(title)
  await client.goto(paths.milestones({ order: team.split('/').at(-2) }))
  await expect(mainOf(client)).toContainText(title)
  await open(client, say('project:plan.approve.open'))
  await press(client, say('project:plan.approve.button', { title }))
  await expect(flashOf(client, say('project:plan.done.approved'))).toBeVisible()

  await freelancer.goto(paths.freelancerArea('projects', { show: 'done' }))
  await expect(mainOf(freelancer).getByRole('row').filter({ hasText: service })).toContainText(
    say('assignments:status.completed'),
  )
  await freelancer.goto(paths.freelancerHome())
  await expect(mainOf(freelancer)).toContainText(
    say('assignments:changes.kinds.completed', { title }),
  )
})

test('a freelancer and the studio write to each other about a project', async ({
  browser,
  say,
  script,
}) => {
  const visit = { browser, say, script, site: app.site }
  const freelancer = await signedIn(visit, 'freelancer')
  await freelancer.goto(paths.freelancerArea('projects'))
  await mainOf(freelancer)
    .getByRole('row')
    .filter({ hasText: 'WordPress' })
    .getByRole('link')
    .first()
    .click()
  await mainOf(freelancer)
    .getByRole('link', { name: say('assignments:project.parts.messages'), exact: true })
    .click()
  await mainOf(freelancer)
    .getByLabel(say('messages:body'), { exact: true })
    .fill('Is the archive by year enough?')
  await press(freelancer, say('messages:send'))
  await expect(
    mainOf(freelancer).getByRole('article').filter({ hasText: 'Is the archive by year enough?' }),
  ).toBeVisible()

  const admin = await signedIn(visit, 'admin')
  await admin.goto(adminPaths.messages())
  await mainOf(admin).getByRole('link', { name: /Joost/ }).first().click()
  await expect(mainOf(admin)).toContainText('Is the archive by year enough?')
})
