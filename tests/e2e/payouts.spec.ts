import { readFile } from 'node:fs/promises'
import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { PdfFile } from '../setup/pdf'
import { signInAs } from './forms'
import { errorSummaryOf, expect, expectHeading, flashOf, mainOf, test } from './journey'

const YEAR = String(new Date().getUTCFullYear())

test('whoever pays by hand is shown the whole account', async ({ page, say }) => {
  await signInAs(page.request, 'admin')
  await page.goto(adminPaths.payouts({ status: 'scheduled' }))
  await mainOf(page).getByRole('row').nth(1).getByRole('link').first().click()
  await mainOf(page)
    .getByRole('button', { name: say('admin-payouts:account.show'), exact: true })
    .click()
  await expect(mainOf(page)).toContainText(/[A-Z]{2}\d\d (\w{4} ){3,7}\w{1,4}/)
  await expect(mainOf(page)).toContainText(say('admin-payouts:account.after'))
  await page.goto(new URL(page.url()).pathname)
  await expect(mainOf(page)).not.toContainText(/[A-Z]{2}\d\d (\w{4} ){3,7}\w{1,4}/)
})

test('a freelancer gives an account with the password, and takes a statement along', async ({
  page,
  say,
}) => {
  const field = (key: 'iban' | 'password') => mainOf(page).locator(`[name=${key}]`)
  const save = () =>
    mainOf(page)
      .getByRole('button', { name: say('payouts:details.save'), exact: true })
      .click()
  await signInAs(page.request, 'freelancer')
  await page.goto(paths.freelancerPayments())
  await expectHeading(page, say('payouts:payments.title'))
  await mainOf(page)
    .getByRole('link', { name: say('payouts:details.open'), exact: true })
    .click()
  await expectHeading(page, say('payouts:details.title'))
  await expect(mainOf(page).getByRole('checkbox')).not.toBeChecked()
  await expect(field('iban')).toHaveValue('')

  await field('iban').fill('SE45 5000 0000 0583 9825 7467')
  await field('password').fill(DEMO_PASSWORD)
  await mainOf(page).getByRole('checkbox').check()
  await save()
  await expect(errorSummaryOf(page, say)).toContainText(say('payouts:details.problems.iban'))
  await field('iban').fill('SE45 5000 0000 0583 9825 7466')
  await field('password').fill(DEMO_PASSWORD)
  await save()
  await expect(flashOf(page, say('payouts:details.saved'))).toBeVisible()
  await expect(mainOf(page)).toContainText(say('payouts:details.ending', { ending: '7466' }))

  const link = mainOf(page).getByRole('link', {
    name: say('payouts:payments.of', {
      period: say('payouts:payments.wholeYear', { year: YEAR }),
      format: say('payouts:payments.pdf'),
    }),
  })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(`kanal-payouts-${YEAR}.pdf`)
  expect(new PdfFile(await readFile(await download.path())).outline).toContain(
    `H1 ${say('payouts:statement.title')}`,
  )
})
