import type { Page } from 'playwright/test'
import { SECOND_DEMO_ADMIN } from '../../app/domain/people/demo-accounts'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { formatMoney } from '../../app/platform/i18n/format.server'
import companySite from '../../prisma/seed/catalog/webflow-company-site'
import { createSeededSqliteDatabase } from '../setup/seed'
import { expect, expectHeading, flashOf, mainOf, test } from './journey'
import { openMail } from './outbox'
import { startOwnApp, type OwnApp } from './own-app'
import { sayOfMilestone } from './milestone-steps'
import { signedIn } from './signed-in'
import { endPayment } from './shopping'

const CLIENT = 'client@kanal.example'
const REFUND = formatMoney(120_050, 'USD', 'en')
const [first, second] = companySite.text.en.milestones

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase(), { WORKER: 'on' })
})
test.afterAll(() => app.dispose())

/** The demo client's project in milestones: the first order of the studio. */
const CLIENTS_ORDER = /^K-\d+-0*1$/

const press = (page: Page, name: string) =>
  mainOf(page).getByRole('button', { name }).click({ timeout: 30_000 })

test('a milestone goes from its start to the payment of the next; two admins give money back', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script, site: app.site }
  const admin = await signedIn(visit, 'admin')
  await admin.goto(adminPaths.orders())
  await mainOf(admin).getByLabel(say('admin-lists:list.search'), { exact: true }).fill(CLIENT)
  await mainOf(admin)
    .getByRole('button', { name: say('ui:filter.apply'), exact: true })
    .click({ timeout: 30_000 })
  const link = mainOf(admin).getByRole('link', { name: CLIENTS_ORDER })
  const number = await link.innerText()
  await link.click()
  await expectHeading(admin, say('admin-orders:order.title', { number }))
  const address = new URL(admin.url()).pathname
  await press(admin, say('admin-orders:brief.button'))
  await expect(flashOf(admin, say('admin-orders:done.brief'))).toBeVisible()

  await press(admin, `${say('admin-orders:milestones.steps.start')} · ${first!.title}`)
  await expect(flashOf(admin, say('admin-orders:done.start'))).toBeVisible()
  for (const step of ['submit', 'approve'] as const) {
    await sayOfMilestone(admin, say, { step, words: 'As agreed on the phone.' })
    await expect(flashOf(admin, say(`admin-orders:done.${step}`))).toBeVisible()
  }

  await openMail(
    admin,
    CLIENT,
    say('notifications:kinds.payment.due.title', { number, title: second!.title }),
  )
  await mainOf(admin)
    .getByRole('link', { name: paths.pay('') })
    .click()
  await press(admin, say('payment:pay.button', { amount: '' }).trim())
  await endPayment(admin, 'success')
  await expect(mainOf(admin)).toContainText(say('payment:pay.thanks'))

  await admin.goto(address)
  await mainOf(admin).getByText(say('admin-orders:refunds.open')).first().click()
  const amount = mainOf(admin)
    .getByLabel(say('admin-orders:refunds.amount'), { exact: true })
    .first()
  await amount.fill('a lot')
  await press(admin, say('admin-orders:refunds.button'))
  await expect(mainOf(admin).getByRole('alert')).toContainText(
    say('admin-orders:errors.amount', { example: '1234.50' }),
  )
  await expect(amount).toHaveValue('a lot')
  await amount.fill('1,200.50')
  await press(admin, say('admin-orders:refunds.button'))
  await expect(flashOf(admin, say('admin-orders:done.refund'))).toBeVisible()
  await press(admin, `${say('admin-orders:refunds.approveFirst')} · ${REFUND}`)
  await expect(mainOf(admin)).toContainText(say('admin-orders:refunds.ownFirst'))
  await expect(
    mainOf(admin).getByRole('button', { name: say('admin-orders:refunds.approve') }),
  ).toHaveCount(0)

  const bookkeeper = await signedIn(visit, SECOND_DEMO_ADMIN)
  await bookkeeper.goto(adminPaths.orders({ waits: 'refund' }))
  await mainOf(bookkeeper).getByRole('link', { name: number }).click()
  await press(bookkeeper, `${say('admin-orders:refunds.approveSecond')} · ${REFUND}`)
  await expect(flashOf(bookkeeper, say('admin-orders:done.approved'))).toBeVisible()

  const client = await signedIn(visit, 'client')
  await expect(async () => {
    await client.goto(paths.orders({ order: address.split('/').at(-1) }))
    await expect(mainOf(client)).toContainText(
      say('documents:links.creditNote', { number: '\0', date: '' }).split('\0')[0]!.trim(),
      { timeout: 500 },
    )
  }).toPass()
  await expect(mainOf(client)).toContainText(
    say('dashboard:activities.kinds.refund.succeeded', { amount: REFUND }),
  )
})

test('on a phone the orders come first, and what they can be chosen by is a panel', async ({
  browser,
  say,
  script,
}) => {
  const admin = await signedIn({ browser, say, script, site: app.site }, 'admin')
  await admin.setViewportSize({ width: 360, height: 740 })
  await admin.goto(adminPaths.orders())
  const search = mainOf(admin).getByLabel(say('admin-lists:list.search'), { exact: true })
  const label = say('admin-lists:list.filter')
  await expect(search).toBeHidden()
  await mainOf(admin).getByRole('button', { name: label, exact: true }).click()
  await search.fill(CLIENT)
  await mainOf(admin)
    .getByRole('button', { name: say('ui:filter.apply'), exact: true })
    .click()
  await expect(
    mainOf(admin).getByRole('button', {
      name: say('ui:filter.open', { label, number: 1 }),
      exact: true,
    }),
  ).toBeVisible()
  await expect(search).toBeHidden()
  await expect(mainOf(admin).getByRole('link', { name: /^K-/ }).first()).toBeInViewport()
})
