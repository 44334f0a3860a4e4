import { adminPaths } from '../../app/paths/admin'
import { brand } from '../../app/brand'
import { paths } from '../../app/paths'
import { signInAs } from './forms'
import { expect, expectHeading, flashOf, mainOf, rejected, test } from './journey'
import { openMail } from './outbox'

test('the owner invites a second admin, who joins by the mailed link, and removes them', async ({
  page,
  browser,
  say,
  script,
  baseURL,
}) => {
  test.slow()
  const email = `colleague-${crypto.randomUUID().slice(0, 8)}@${brand.slug}.example`
  await signInAs(page.request, 'admin')
  await page.goto(adminPaths.people())
  await expectHeading(page, say('people:staff.title'))
  await mainOf(page)
    .getByRole('link', { name: say('people:staff.invite.open'), exact: true })
    .click()
  await mainOf(page).getByLabel(say('people:invite.email'), { exact: true }).fill(email)
  await mainOf(page)
    .getByRole('button', { name: say('people:invite.button'), exact: true })
    .click()
  await expect(flashOf(page, say('people:invite.done.sent', { email }))).toBeVisible()
  await expect(mainOf(page)).toContainText(email)
  await openMail(page, email, new RegExp(brand.name))
  const link = await mainOf(page)
    .getByRole('link', { name: paths.staffInvitation('') })
    .getAttribute('href')

  const context = await browser.newContext({ baseURL, javaScriptEnabled: script, locale: 'en-GB' })
  await context.addCookies([rejected(baseURL!)])
  const colleague = await context.newPage()
  await colleague.goto(new URL(link!, baseURL).pathname)
  await mainOf(colleague)
    .getByLabel(say('people:join.create.name'), { exact: true })
    .fill('Wilma Ek')
  await mainOf(colleague)
    .getByLabel(say('people:join.create.password'), { exact: true })
    .fill('a quiet canal at dawn')
  await mainOf(colleague)
    .getByRole('button', { name: say('people:join.create.button'), exact: true })
    .click()
  await colleague.waitForURL(paths.admin())

  await page.goto(adminPaths.people())
  await mainOf(page)
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link', { name: say('people:staff.remove.open') })
    .click()
  await mainOf(page)
    .getByRole('button', { name: say('people:staff.remove.button'), exact: true })
    .click()
  await expect(flashOf(page, say('people:staff.done.removed', { name: 'Wilma Ek' }))).toBeVisible()
  await colleague.goto(paths.admin())
  await expect(colleague).toHaveURL(/\/auth/)
})
