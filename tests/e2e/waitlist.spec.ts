import { randomUUID } from 'node:crypto'
import { paths } from '../../app/paths'
import { errorSummaryOf, expect, expectHeading, mainOf, test } from './journey'
import { openMail } from './outbox'

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a studio reads what Studio Stack is, stands in line and passes its link on', async ({
      page,
      say,
      script,
    }) => {
      const email = `${randomUUID()}@studio.example`
      await page.goto(paths.studioStack())
      await expectHeading(page, say('studio-stack:heading'))
      await mainOf(page).getByText(say('studio-stack:questions.money.question')).click()
      await expect(mainOf(page).getByText(say('studio-stack:questions.money.answer'))).toBeVisible()
      await mainOf(page)
        .getByRole('link', { name: say('studio-stack:join') })
        .first()
        .click()

      await expectHeading(page, say('waitlist:title'))
      const main = mainOf(page)
      const submit = () => main.getByRole('button', { name: say('waitlist:form.submit') }).click()
      await main.getByLabel(say('waitlist:form.studioName'), { exact: true }).fill('Berg & Co')
      await main.getByLabel(say('waitlist:form.name'), { exact: true }).fill('Ada Berg')
      await main.getByLabel(say('waitlist:form.email'), { exact: true }).fill(`${email}.`)
      await main.getByRole('checkbox', { name: say('waitlist:form.privacy') }).check()
      await submit()
      await expect(errorSummaryOf(page, say)).toContainText(say('waitlist:errors.email'))
      await main.getByLabel(say('waitlist:form.email'), { exact: true }).fill(email)
      await submit()
      await expectHeading(page, say('waitlist:sent.title'))

      await openMail(page, email, say('mail:waitlistConfirm.subject'))
      await mainOf(page)
        .getByRole('link', { name: paths.waitlistPlace('') })
        .click()
      await mainOf(page)
        .getByRole('button', { name: say('waitlist:pending.button') })
        .click()
      await expectHeading(page, say('waitlist:confirmed.title', { studio: 'Berg & Co' }))
      const link = mainOf(page).getByText(paths.studioStackWaitlist({ by: '' }))
      await expect(link).toBeVisible()
      if (script)
        await expect(
          mainOf(page).getByRole('button', { name: say('waitlist:share.copy') }),
        ).toBeVisible()
      const own = page.url()
      await page.goto((await link.textContent({ timeout: 5000 }))!.trim())
      await expect(mainOf(page)).toContainText(say('waitlist:by'))

      await page.goto(own)
      await mainOf(page).getByText(say('waitlist:leave.title'), { exact: true }).first().click()
      await mainOf(page)
        .getByRole('button', { name: say('waitlist:leave.button') })
        .click()
      await expect(page).toHaveURL(paths.studioStackWaitlist())
    })
  })
}
