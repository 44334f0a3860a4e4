import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { signInAs } from './forms'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'
import { followPasswordLink, openMail } from './outbox'
import type { Say } from './words'

/** Longer than the shortest time in which the form can be filled in. */
const WRITING = 3200
const PASSWORD = 'lanterns under water'

const press = (page: Page, name: string) =>
  mainOf(page).getByRole('button', { name, exact: true }).click()
const signedOut = (page: Page) => page.context().clearCookies({ name: /session/ })

async function apply(page: Page, say: Say, { name, email }: { name: string; email: string }) {
  const main = mainOf(page)
  await page.goto(paths.freelancerSignup())
  await main.getByRole('textbox', { name: say('application:form.name'), exact: true }).fill(name)
  await main.getByRole('combobox', { name: say('application:form.country') }).selectOption('PL')
  await main.getByRole('textbox', { name: say('application:form.email'), exact: true }).fill(email)
  for (const box of ['English', say('application:skills.react')])
    await main.getByRole('checkbox', { name: box, exact: true }).check()
  await main
    .getByRole('combobox', { name: say('application:form.experience') })
    .selectOption('5-10')
  await main
    .getByRole('combobox', { name: say('application:form.availability') })
    .selectOption('20-30')
  await main
    .getByRole('textbox', { name: say('application:form.introduction'), exact: true })
    .fill('Interfaces that work from the keyboard.')
  await main
    .getByLabel(say('application:form.files'), { exact: true })
    .setInputFiles([
      { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a life') },
    ])
  await main.getByRole('checkbox', { name: say('application:form.privacy') }).check()
  await page.waitForTimeout(WRITING)
  await press(page, say('application:form.submit'))
  await expectHeading(page, say('application:sent.title'))
}

async function findApplication(page: Page, say: Say, name: string) {
  await page.goto(adminPaths.freelancers())
  await mainOf(page)
    .getByRole('searchbox', { name: say('admin-lists:list.search') })
    .fill(name)
  await press(page, say('ui:filter.apply'))
  await mainOf(page).getByRole('link', { name, exact: true }).click()
  await expectHeading(page, name)
}

test('an applicant is screened and approved, chooses a password, and sets up profile, page and schedule', async ({
  page,
  say,
  script,
}) => {
  test.slow()
  const mark = randomUUID().slice(0, 8)
  const person = { name: `Zofia ${mark}`, email: `zofia-${script}-${mark}@example.com` }
  const main = mainOf(page)
  await apply(page, say, person)

  await signInAs(page.request, 'admin')
  await findApplication(page, say, person.name)
  await expect(main.getByRole('link', { name: 'cv.pdf' })).toBeVisible()
  await press(page, say('admin-freelancers:application.screen'))
  await expect(flashOf(page, say('admin-freelancers:done.screening'))).toBeVisible()
  await press(page, say('admin-freelancers:application.approve'))
  await expect(flashOf(page, say('admin-freelancers:done.approved'))).toBeVisible()
  await main.getByRole('link', { name: say('admin-freelancers:application.freelancer') }).click()
  await expect(main).toContainText(say('admin-freelancers:freelancer.noPassword'))

  await openMail(page, person.email, say('mail:applicationApproved.subject'))
  await signedOut(page)
  await followPasswordLink(page)
  await main.locator('input[name="password"]').fill(PASSWORD)
  await main.locator('form:has(input[name="password"])').getByRole('button').last().click()
  await expect(page).toHaveURL(paths.freelancerHome())

  await page.goto(paths.freelancerArea('profile'))
  const headline = main.getByRole('textbox', { name: say('freelancer-profile:profile.headline') })
  await expect(
    main.getByRole('checkbox', { name: say('application:skills.react'), exact: true }),
  ).toBeChecked()
  await main.getByRole('textbox', { name: say('freelancer-profile:profile.rate') }).fill('a lot')
  await main.getByRole('checkbox', { name: say('freelancer-profile:profile.public') }).check()
  await headline.fill('Shops by the sea')
  await press(page, say('freelancer-profile:profile.save'))
  await expect(errorSummaryOf(page, say)).toBeFocused()
  await expect(headline).toHaveValue('Shops by the sea')
  await main.getByRole('textbox', { name: say('freelancer-profile:profile.rate') }).fill('85')
  await press(page, say('freelancer-profile:profile.save'))
  await expect(flashOf(page, say('freelancer-profile:done.profile'))).toBeVisible()
  await main.getByRole('link', { name: say('freelancer-profile:status.public') }).click()
  await expectHeading(page, person.name)
  await expect(main).toContainText('Shops by the sea')

  await page.goto(paths.freelancerArea('schedule'))
  const usual = main.getByRole('textbox', { name: say('freelancer-profile:schedule.usual') })
  await expect(usual).toHaveValue('20')
  await usual.fill('16')
  await press(page, say('freelancer-profile:schedule.save'))
  await expect(flashOf(page, say('freelancer-profile:done.hours'))).toBeVisible()
  const year = new Date().getUTCFullYear() + 1
  await main
    .getByLabel(say('freelancer-profile:holidays.first'), { exact: true })
    .fill(`${year}-01-11`)
  await main
    .getByLabel(say('freelancer-profile:holidays.last'), { exact: true })
    .fill(`${year}-01-15`)
  await press(page, say('freelancer-profile:holidays.add'))
  await expect(flashOf(page, say('freelancer-profile:done.holiday'))).toBeVisible()
  await main
    .getByRole('button', {
      name: new RegExp(`^${say('freelancer-profile:holidays.removeOf', { days: '' }).trim()}`),
    })
    .click()
  await expect(main).toContainText(say('freelancer-profile:holidays.none'))
})

test('an applicant is declined, and reads why in the mail', async ({ page, say, script }) => {
  test.slow()
  const mark = randomUUID().slice(0, 8)
  const person = { name: `Elin ${mark}`, email: `elin-${script}-${mark}@example.com` }
  await apply(page, say, person)
  await signInAs(page.request, 'admin')
  await findApplication(page, say, person.name)
  await press(page, say('admin-freelancers:application.screen'))
  await mainOf(page)
    .getByText(say('admin-freelancers:application.rejectOpen'), { exact: true })
    .click()
  await press(page, say('admin-freelancers:application.reject'))
  await expect(errorSummaryOf(page, say)).toContainText(say('admin-freelancers:errors.reason'))
  await mainOf(page)
    .getByRole('textbox', { name: say('admin-freelancers:application.reason') })
    .fill('We look for more code this time.')
  await press(page, say('admin-freelancers:application.reject'))
  await expect(flashOf(page, say('admin-freelancers:done.rejected'))).toBeVisible()
  await openMail(page, person.email, say('mail:applicationRejected.subject'))
  await expect(mainOf(page)).toContainText('We look for more code this time.')
})
