import type { Page } from 'playwright/test'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { createSeededSqliteDatabase } from '../setup/seed'
import { expect, expectHeading, flashOf, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { signedIn } from './signed-in'
import type { Say } from './words'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7'),
})
const filesOf = (page: Page, say: Say) =>
  mainOf(page).getByLabel(say('messages:files'), { exact: true })

/** Opens a file that stands in the conversation. */
async function download(page: Page, name: string) {
  const coming = page.waitForEvent('download')
  await mainOf(page).getByRole('article').getByRole('link', { name }).click()
  expect((await coming).suggestedFilename()).toBe(name)
}

test('a client asks, the studio answers with a prepared answer, the client’s reply opens it again, and it is solved', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script, site: app.site }
  const [client, admin] = [await signedIn(visit, 'client'), await signedIn(visit, 'admin')]
  const subject = 'The second invoice'

  await client.goto(paths.tickets())
  await mainOf(client).getByLabel(say('support:form.subject'), { exact: true }).fill(subject)
  await mainOf(client)
    .getByRole('button', { name: say('support:form.send') })
    .click()
  await expect(mainOf(client).getByRole('alert')).toContainText(say('support:errors.body'))
  await expect(mainOf(client).getByLabel(say('support:form.subject'), { exact: true })).toHaveValue(
    subject,
  )
  await mainOf(client)
    .getByLabel(say('support:form.body'), { exact: true })
    .fill('Where do I find it?')
  await filesOf(client, say).setInputFiles(pdf('first-invoice.pdf'))
  await mainOf(client)
    .getByRole('button', { name: say('support:form.send') })
    .click()
  await expectHeading(client, subject)
  await expect(mainOf(client).getByText(say('support:status.new'), { exact: true })).toBeVisible()

  await admin.goto(adminPaths.tickets())
  await mainOf(admin).getByRole('link', { name: subject, exact: true }).click()
  await expectHeading(admin, subject)
  await download(admin, 'first-invoice.pdf')
  const answer = mainOf(admin).getByLabel(say('support:reply.staff'), { exact: true })
  await answer.fill('Good question.')
  await mainOf(admin)
    .getByLabel(say('support:answers.choose'), { exact: true })
    .selectOption({ label: 'Where to find an invoice' })
  await mainOf(admin)
    .getByRole('button', { name: say('support:answers.insert') })
    .click()
  await expect(answer).toHaveValue(
    /^Good question\.\n\nHello Kinga Nowak,\n\nYou’ll find every invoice/,
  )
  await filesOf(admin, say).setInputFiles(pdf('second-invoice.pdf'))
  await mainOf(admin)
    .getByRole('button', { name: say('support:reply.sendAndWait') })
    .click()
  await expect(flashOf(admin, say('support:answered'))).toBeVisible()
  await expect(answer).toHaveValue('')
  await expect(filesOf(admin, say)).toHaveValue('')

  await client.reload()
  await expect(mainOf(client).getByText(say('support:own.yourTurn'), { exact: true })).toBeVisible()
  await expect(mainOf(client)).toContainText('You’ll find every invoice as a PDF')
  await download(client, 'second-invoice.pdf')
  await mainOf(client)
    .getByLabel(say('support:reply.own'), { exact: true })
    .fill('It is not there.')
  await filesOf(client, say).setInputFiles({
    name: 'notes.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ words'),
  })
  await mainOf(client)
    .getByRole('button', { name: say('support:reply.send'), exact: true })
    .click()
  await expect(mainOf(client).getByRole('alert')).toContainText(
    say('messages:errors.files.type', { name: 'notes.exe' }),
  )
  await expect(mainOf(client).getByLabel(say('support:reply.own'), { exact: true })).toHaveValue(
    'It is not there.',
  )
  await filesOf(client, say).setInputFiles(pdf('orders-page.pdf'))
  await mainOf(client)
    .getByRole('button', { name: say('support:reply.send'), exact: true })
    .click()
  await expect(flashOf(client, say('support:replied'))).toBeVisible()
  await expect(mainOf(client).getByText(say('support:status.open'), { exact: true })).toBeVisible()
  await expect(mainOf(client).getByLabel(say('support:reply.own'), { exact: true })).toHaveValue('')

  await admin.reload()
  await expect(mainOf(admin)).toContainText('It is not there.')
  await expect(
    mainOf(admin).getByRole('article').getByRole('link', { name: 'orders-page.pdf' }),
  ).toBeVisible()
  await mainOf(admin)
    .getByRole('button', { name: say('support:resolve') })
    .click()
  await expect(flashOf(admin, say('support:resolvedNow'))).toBeVisible()
  await client.reload()
  await expect(mainOf(client).getByText(say('support:own.reopen'))).toBeVisible()
})
