import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { errorSummaryOf, expect, expectHeading, mainOf, test } from './journey'
import { openMail } from './outbox'
import type { Say } from './words'

/** Longer than the shortest time in which a form can be filled in. */
const WRITING = 3200
const WIDTHS = [360, 1280]

const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a life') }
const program = {
  name: 'portfolio.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ a program'),
}

function fieldsOf(page: Page, say: Say) {
  const main = mainOf(page)
  const text = (key: 'name' | 'email' | 'introduction' | 'links') =>
    main.getByRole('textbox', { name: say(`application:form.${key}`), exact: true })
  const choice = (key: 'country' | 'experience' | 'availability') =>
    main.getByRole('combobox', { name: say(`application:form.${key}`) })
  return {
    ...{
      name: text('name'),
      email: text('email'),
      introduction: text('introduction'),
      links: text('links'),
    },
    ...{
      country: choice('country'),
      experience: choice('experience'),
      availability: choice('availability'),
    },
    files: main.getByLabel(say('application:form.files'), { exact: true }),
    privacy: main.getByRole('checkbox', { name: say('application:form.privacy') }),
    tick: (name: string) => main.getByRole('checkbox', { name, exact: true }).check(),
  }
}

async function fillIn(page: Page, say: Say, email: string) {
  const fields = fieldsOf(page, say)
  await fields.name.fill('Zofia Brzeg')
  await fields.country.selectOption('PL')
  await fields.email.fill(email)
  for (const name of [
    'English',
    'Polski',
    say('application:skills.react'),
    say('application:skills.accessibility'),
  ])
    await fields.tick(name)
  await fields.experience.selectOption('5-10')
  await fields.availability.selectOption('10-20')
  await fields.introduction.fill('Interfaces that work from the keyboard.')
  await fields.privacy.check()
  return fields
}

async function send(page: Page, say: Say) {
  await mainOf(page)
    .getByRole('button', { name: say('application:form.submit') })
    .click()
}

const newAddress = () => `freelancer-${randomUUID()}@example.com`

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a freelancer reads the program, applies with work, and hears that it arrived', async ({
      page,
      say,
      script,
    }) => {
      const email = newAddress()
      await page.goto(paths.freelancers())
      await expectHeading(page, say('freelancers:heading'))
      await mainOf(page)
        .getByRole('link', { name: say('freelancers:seeProcess') })
        .click()
      await expect(page).toHaveURL(paths.freelancers('process'))
      await mainOf(page).getByText(say('freelancers:questions.paid.question')).click()
      await expect(mainOf(page).getByText(say('freelancers:questions.paid.answer'))).toBeVisible()
      await mainOf(page)
        .getByRole('link', { name: say('freelancers:apply') })
        .last()
        .click()

      await expectHeading(page, say('application:title'))
      const fields = await fillIn(page, say, email)
      await fields.links.fill('zofia.example\nhttps://code.example/zofia')
      await fields.files.setInputFiles([cv])
      await page.waitForTimeout(WRITING)
      await send(page, say)

      await expect(page).toHaveURL(paths.freelancerSignup({ sent: 1 }))
      await expectHeading(page, say('application:sent.title'))
      await expect(mainOf(page).getByRole('status')).toBeVisible()
      if (script)
        await expect(mainOf(page).locator(':focus')).toContainText(say('application:next.title'))
      await page.reload()
      await expectHeading(page, say('application:sent.title'))

      await openMail(page, email, say('mail:applicationReceived.subject'))
      await expect(mainOf(page)).toContainText(say('mail:applicationReceived.add'))
    })

    test('a file that is refused leaves everything else as it was', async ({
      page,
      say,
      script,
    }) => {
      await page.goto(paths.freelancerSignup())
      const fields = await fillIn(page, say, newAddress())
      await fields.links.fill('zofia.example')
      await fields.files.setInputFiles([program])
      await page.waitForTimeout(WRITING)
      await send(page, say)

      const summary = errorSummaryOf(page, say)
      await expect(summary).toBeFocused()
      await summary
        .getByRole('link', {
          name: say('application:errors.files.type', { name: 'portfolio.pdf' }),
        })
        .click()
      await expect(fields.files).toBeFocused()
      await expect(mainOf(page).getByText(say('application:form.again'))).toHaveCount(
        script ? 0 : 1,
      )
      await expect(fields.introduction).toHaveValue('Interfaces that work from the keyboard.')
      await expect(fields.links).toHaveValue('zofia.example')
      await expect(fields.country).toHaveValue('PL')
      await expect(fields.privacy).toBeChecked()
      await expect(
        mainOf(page).getByRole('checkbox', { name: say('application:skills.react'), exact: true }),
      ).toBeChecked()
      await expect(
        mainOf(page).getByRole('checkbox', {
          name: say('application:skills.shopify'),
          exact: true,
        }),
      ).not.toBeChecked()

      await fields.files.setInputFiles([cv])
      await send(page, say)
      await expectHeading(page, say('application:sent.title'))
    })
  })
}

test('the keyboard passes the trap by', async ({ page, say }) => {
  await page.goto(paths.freelancerSignup())
  const { name } = fieldsOf(page, say)
  await name.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('#application [name="website"]')).not.toBeFocused()
})
