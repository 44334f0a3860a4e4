import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { paths } from '../../app/paths'
import editorialSite from '../../prisma/seed/catalog/wordpress-editorial-site'
import { createSeededSqliteDatabase } from '../setup/seed'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, rejected, test } from './journey'
import { openMail } from './outbox'
import { startOwnApp, type OwnApp } from './own-app'
import { findFlaws } from './soundness'

const CLIENT = 'client@kanal.example'
const WISH = 'The first article should fill the screen.'
const [first] = editorialSite.text.en.milestones
const title = first!.title

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase(), { WORKER: 'on' })
})
test.afterAll(() => app.dispose())

test('a client answers from the mail, stops such mails, and reads and chooses what they hear of', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const context = await browser.newContext({
    baseURL: app.site,
    javaScriptEnabled: script,
    locale: 'en-GB',
  })
  await context.addCookies([rejected(app.site)])
  const page = await context.newPage()
  const subject = say('notifications:kinds.milestone.submitted.title', { title })
  const press = (name: string) => mainOf(page).getByRole('button', { name, exact: true }).click()
  const sound = async () => expect(await findFlaws(page, { script, theme: 'dark' })).toEqual([])

  await openMail(page, CLIENT, subject)
  await mainOf(page)
    .getByRole('link', { name: paths.decide('') })
    .click()
  await expectHeading(page, say('decide:open.title', { title }))
  await sound()
  await press(say('decide:change'))
  await expect(errorSummaryOf(page, say)).toContainText(say('decide:errors.reason'))
  await mainOf(page).getByLabel(say('decide:reason'), { exact: true }).fill(WISH)
  await press(say('decide:change'))
  await expectHeading(page, say('decide:changes.title', { title }))
  await expect(flashOf(page, say('decide:done.changes'))).toBeVisible()

  await openMail(page, CLIENT, subject)
  await mainOf(page)
    .getByRole('link', { name: paths.unsubscribe('') })
    .click()
  await expectHeading(page, say('notifications:unsubscribe.on.title'))
  await press(say('notifications:unsubscribe.on.button'))
  await expectHeading(page, say('notifications:unsubscribe.off.title'))
  await sound()
  await mainOf(page)
    .getByRole('link', { name: say('notifications:unsubscribe.all') })
    .click()

  await mainOf(page).getByLabel(say('auth:fields.username'), { exact: true }).fill('client')
  await mainOf(page).getByLabel(say('auth:fields.password'), { exact: true }).fill(DEMO_PASSWORD)
  await press(say('auth:signIn.submit'))
  await expectHeading(page, say('notifications:title'))
  const choose = (kind: 'milestone.submitted' | 'message.posted', choice: 'app' | 'digest') =>
    mainOf(page)
      .getByRole('radiogroup', { name: say(`notifications:kinds.${kind}.label`), exact: true })
      .getByLabel(say(`notifications:settings.choices.${choice}`), { exact: true })
  await expect(choose('milestone.submitted', 'app')).toBeChecked()
  await choose('message.posted', 'digest').check()
  await press(say('notifications:settings.save'))
  await expect(flashOf(page, say('notifications:settings.saved'))).toBeVisible()
  await expect(choose('message.posted', 'digest')).toBeChecked()
  await sound()

  await page.getByRole('banner').locator(`a[href="${paths.notifications()}"]:visible`).click()
  await expectHeading(page, say('notifications:title'))
  await sound()
  await mainOf(page)
    .getByRole('link', { name: say('ui:pages.next') })
    .click()
  await mainOf(page).getByRole('link', { name: subject }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.milestones()}\\?order=`))
  await context.close()
})
