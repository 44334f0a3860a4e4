import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { expect, expectHeading, flashOf, mainOf, test } from './journey'
import { open } from './running'
import { cartButton } from './shopping'
import type { Say } from './words'

/** Ticks what is named on the step's page, and goes on. */
async function answer(page: Page, say: Say, ...names: string[]) {
  for (const name of names) {
    const choice = mainOf(page)
      .getByRole('radio', { name })
      .or(mainOf(page).getByRole('checkbox', { name }))
    await choice.first().check()
  }
  await mainOf(page)
    .getByRole('button', { name: say('wizard:save') })
    .click()
}

test('a visitor answers the wizard, changes an answer, gets a quote, shows it to a colleague and puts it in the cart', async ({
  page,
  say,
  script,
  browser,
}) => {
  test.slow()
  await open(page, paths.wizard(), script)
  await mainOf(page)
    .getByRole('link', { name: say('wizard:start.begin') })
    .click()
  await expectHeading(page, say('wizard:steps.project-type.title'))
  await answer(page, say, say('wizard:types.website.label'))
  await expectHeading(page, say('wizard:steps.platform.title'))
  await answer(page, say, 'Webflow')
  await expectHeading(page, say('wizard:steps.advanced-needs.title'))
  await answer(page, say, say('wizard:needs.copy.label'), say('wizard:needs.analytics.label'))
  await expectHeading(page, say('wizard:steps.timeline.title'))
  await answer(page, say, say('wizard:paces.express.label'))
  await expectHeading(page, say('wizard:steps.specs.title'))
  await mainOf(page).getByLabel(say('wizard:fields.notes')).fill('A page for each of our boats.')
  await answer(page, say, say('wizard:scopes.pages-8'), say('wizard:brands.have'))
  await expectHeading(page, say('wizard:steps.summary.title'))
  await expect(mainOf(page).getByRole('heading', { name: 'Webflow company site' })).toBeVisible()

  await mainOf(page)
    .getByRole('link', {
      name: say('wizard:summary.changeWhat', { step: say('wizard:steps.advanced-needs.label') }),
    })
    .click()
  await expect(
    mainOf(page).getByRole('checkbox', { name: say('wizard:needs.copy.label') }),
  ).toBeChecked()
  await mainOf(page)
    .getByRole('checkbox', { name: say('wizard:needs.analytics.label') })
    .uncheck()
  await mainOf(page)
    .getByRole('button', { name: say('wizard:save') })
    .click()
  await expectHeading(page, say('wizard:steps.summary.title'))
  await expect(mainOf(page)).toContainText('A page for each of our boats.')

  await mainOf(page)
    .getByRole('button', { name: say('wizard:summary.issue') })
    .click()
  await expectHeading(page, /^Quote Q-\d{4}-\d{5}$/)
  await expect(mainOf(page)).toContainText(page.url())
  await expect(
    mainOf(page).getByRole('button', { name: say('wizard:quote.copyLink') }),
  ).toHaveCount(script ? 1 : 0)

  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const colleague = await browser.newPage({ javaScriptEnabled: script })
  await colleague.goto(page.url())
  await expectHeading(colleague, heading)
  await colleague.close()

  await mainOf(page)
    .getByRole('button', { name: say('wizard:quote.toCart') })
    .click()
  await expectHeading(page, say('cart:title'))
  await expect(
    flashOf(page, say('wizard:quote.inCart', { number: heading.replace('Quote ', '') })),
  ).toBeVisible()
  await expect(cartButton(page, say, 2)).toBeVisible()
  await expect(mainOf(page)).toContainText('A page for each of our boats.')
})

test('a change that rules something out says so, and a step without an answer says what is missing', async ({
  page,
  say,
  script,
}) => {
  await open(page, paths.wizardStep('project-type'), script)
  await mainOf(page)
    .getByRole('button', { name: say('wizard:save') })
    .evaluate((button: HTMLButtonElement) => {
      button.form!.noValidate = true
    })
  await mainOf(page)
    .getByRole('button', { name: say('wizard:save') })
    .click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: say('wizard:errors.type') })
    .click()
  await expect(mainOf(page).getByRole('radio').first()).toBeFocused()
  await answer(page, say, say('wizard:types.website.label'))
  await answer(page, say, 'Framer')
  await expectHeading(page, say('wizard:steps.advanced-needs.title'))
  await page.goto(paths.wizardStep('project-type'))
  await answer(page, say, say('wizard:types.shop.label'))
  await expect(flashOf(page, say('wizard:dropped', { answers: 'Framer' }))).toBeVisible()
  await expectHeading(page, say('wizard:steps.platform.title'))
})
