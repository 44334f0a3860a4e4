import { randomUUID } from 'node:crypto'
import { paths } from '../../app/paths'
import { signInAs } from './forms'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'
import { openMail } from './outbox'

const COMPANY = 'Pracownia Nowak'
const INVITER = 'Kinga Nowak'

test('somebody is invited by mail, joins with a new account, sees the orders and is taken out again', async ({
  page,
  say,
  script,
}) => {
  test.slow()
  const email = `guest-${script}-${randomUUID()}@example.com`
  const press = (name: string) => mainOf(page).getByRole('button', { name, exact: true }).click()
  await signInAs(page.request, 'client')
  await page.goto(paths.settingsPart('people'))
  await mainOf(page).getByLabel(say('people:invite.email'), { exact: true }).fill('nobody')
  await press(say('people:invite.button'))
  await expect(errorSummaryOf(page, say)).toContainText(say('people:invite.errors.email'))
  await mainOf(page).getByLabel(say('people:invite.email'), { exact: true }).fill(email)
  await press(say('people:invite.button'))
  await expect(flashOf(page, say('people:invite.done.sent', { email }))).toBeVisible()

  await openMail(page, email, say('mail:invitation.subject', { name: INVITER, company: COMPANY }))
  const invitation = await mainOf(page)
    .getByRole('link', { name: paths.invitation('') })
    .getAttribute('href')
  await page.context().clearCookies({ name: /session/ })
  await page.goto(invitation!)
  await expectHeading(page, say('people:join.title', { inviter: INVITER, company: COMPANY }))
  await mainOf(page).getByLabel(say('people:join.create.name'), { exact: true }).fill('Gusta Guest')
  await mainOf(page)
    .getByLabel(say('people:join.create.password'), { exact: true })
    .fill('lanterns under water')
  await press(say('people:join.create.button'))
  await expect(flashOf(page, say('people:join.done', { company: COMPANY }))).toBeVisible()
  await page.goto(paths.orders())
  await expect(mainOf(page).getByRole('row')).not.toHaveCount(0)
  await expect(mainOf(page)).toContainText(say('client-orders:actions.viewer'))

  await page.context().clearCookies({ name: /session/ })
  await signInAs(page.request, 'client')
  await page.goto(paths.settingsPart('people'))
  const member = mainOf(page).getByRole('listitem').filter({ hasText: email })
  await member
    .getByRole('link', { name: say('people:people.removeOf', { name: 'Gusta Guest' }) })
    .click()
  await press(say('people:remove.button', { name: 'Gusta Guest' }))
  await expect(
    flashOf(page, say('people:invite.done.removed', { name: 'Gusta Guest', company: COMPANY })),
  ).toBeVisible()
  await expect(mainOf(page)).not.toContainText(email)
})
