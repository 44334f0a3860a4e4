import type { Page } from 'playwright/test'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { newAddress, signInAs } from './forms'
import { errorSummaryOf, expect, expectHeading, mainOf, test } from './journey'
import { openMail } from './outbox'
import { open } from './running'
import type { Say } from './words'

/** Longer than the shortest time in which a message can be written. */
const WRITING = 3200

function fieldsOf(page: Page, say: Say) {
  const text = (key: 'name' | 'email' | 'about' | 'message') =>
    mainOf(page).getByRole('textbox', { name: say(`contact:form.${key}`) })
  return {
    ...{ name: text('name'), email: text('email'), about: text('about'), message: text('message') },
    topic: mainOf(page).getByRole('combobox', { name: say('contact:form.topic') }),
  }
}

async function press(page: Page, say: Say) {
  await mainOf(page)
    .getByRole('button', { name: say('contact:form.submit') })
    .click()
}

test('a visitor writes to the studio, is thanked here and by mail, and an admin finds it', async ({
  page,
  say,
  script,
}) => {
  const email = newAddress()
  await page.goto(paths.home())
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.contact'), exact: true })
    .click()
  await expectHeading(page, say('contact:title'))
  const fields = fieldsOf(page, say)
  await fields.name.fill('Zofia Brzeg')
  await fields.email.fill(email)
  await fields.topic.selectOption(say('contact:topics.project'))
  await fields.message.fill('We open a bakery in May.\nHow soon can you begin?')
  await page.waitForTimeout(WRITING)
  await press(page, say)

  await expect(page).toHaveURL(paths.contact({ sent: 1 }))
  await expectHeading(page, say('contact:sent.title'))
  await expect(mainOf(page).getByRole('status')).toBeVisible()
  if (script) await expect(mainOf(page).locator(':focus')).toContainText(say('contact:sent.again'))
  await page.reload()
  await expectHeading(page, say('contact:sent.title'))

  await openMail(
    page,
    email,
    say('mail:contactReceived.subject', { topic: say('contact:topics.project') }),
  )
  await expect(mainOf(page)).not.toContainText('We open a bakery in May.')

  await signInAs(page.request, 'admin')
  await page.goto(adminPaths.messages())
  const message = page.getByRole('article').filter({ hasText: email })
  await expect(message).toContainText(say('inbox:open'))
  await expect(message).not.toContainText(say('inbox:spam'))
  await message.getByRole('button', { name: say('inbox:markAnswered') }).click()
  await expect(message.getByRole('button', { name: say('inbox:markOpen') })).toBeVisible()
})

test('a message that lacks something is refused with its words kept, and goes when it is mended', async ({
  page,
  say,
}) => {
  await page.goto(paths.contact({ topic: 'order', about: 'K-1042' }))
  const fields = fieldsOf(page, say)
  await expect(fields.topic).toHaveValue('order')
  await expect(fields.about).toHaveValue('K-1042')
  await fields.message.fill('Where is my draft?')
  await fields.message.evaluate((area: HTMLTextAreaElement) => {
    area.form!.noValidate = true
  })
  await press(page, say)

  const summary = errorSummaryOf(page, say)
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(2)
  await summary.getByRole('link', { name: say('contact:errors.name') }).click()
  await expect(fields.name).toBeFocused()
  await expect(fields.message).toHaveValue('Where is my draft?')
  await expect(fields.topic).toHaveValue('order')
  await fields.name.fill('Åsa Lind')
  await fields.email.fill(newAddress())
  await press(page, say)
  await expectHeading(page, say('contact:sent.title'))
  await mainOf(page)
    .getByRole('link', { name: say('contact:sent.again') })
    .click()
  await expectHeading(page, say('contact:title'))
  await expect(fields.message).toHaveValue('')
})

test('the keyboard passes the trap by', async ({ page, say }) => {
  await page.goto(paths.contact())
  const fields = fieldsOf(page, say)
  await fields.name.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('#contact [name="website"]')).not.toBeFocused()
  await expect(page.locator('#contact [name="website"]')).toHaveValue('')
})

test('a message that the network loses is typed once', async ({ page, say, script }) => {
  test.skip(!script, 'without script the browser itself keeps what was typed')
  await open(page, paths.contact(), script)
  const fields = fieldsOf(page, say)
  await fields.name.fill('Zofia Brzeg')
  await fields.email.fill(newAddress())
  await fields.topic.selectOption(say('contact:topics.project'))
  await fields.message.fill('We open a bakery in May.\nHow soon can you begin?')
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await press(page, say)
  await expectHeading(page, say('common:errors.unsent.title'))

  await page.unrouteAll()
  await mainOf(page)
    .getByRole('link', { name: say('common:errors.unsent.back') })
    .click()
  await expectHeading(page, say('contact:title'))
  await expect(fields.name).toHaveValue('Zofia Brzeg')
  await expect(fields.topic).toHaveValue('project')
  await expect(fields.message).toHaveValue('We open a bakery in May.\nHow soon can you begin?')
  await page.waitForTimeout(WRITING)
  await press(page, say)
  await expectHeading(page, say('contact:sent.title'))
})
