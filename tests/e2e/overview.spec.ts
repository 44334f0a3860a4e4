import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { OVERVIEW_CARDS } from '../../app/domain/projects/overview-cards.rules'
import { paths } from '../../app/paths'
import { expect, expectHeading, flashOf, mainOf, test } from './journey'

test('the overview’s cards are arranged, hidden and brought back', async ({
  page,
  say,
  script,
}) => {
  // One account for each way, since both may run at once.
  await page.goto(paths.auth({ redirectTo: paths.overview() }))
  await mainOf(page)
    .getByLabel(say('auth:fields.username'), { exact: true })
    .fill(script ? 'client' : 'freelancer')
  await mainOf(page).getByLabel(say('auth:fields.password'), { exact: true }).fill(DEMO_PASSWORD)
  await mainOf(page)
    .getByRole('button', { name: say('auth:signIn.submit'), exact: true })
    .click()
  await expectHeading(page, say('overview:title'))
  const cards = mainOf(page).getByRole('heading', { level: 2 })
  const titles = OVERVIEW_CARDS.map((card) => say(`overview:cards.${card}.title`))
  await expect(cards).toContainText(titles)

  await mainOf(page)
    .getByRole('link', { name: say('overview:arrange') })
    .click()
  await expectHeading(page, say('overview:customization.title'))
  const [waiting, unread, payments, projects, ...others] = titles
  await mainOf(page)
    .getByRole('button', { name: say('overview:customization.up', { card: projects }) })
    .click()
  await expect(mainOf(page).getByRole('checkbox').nth(2)).toHaveAccessibleName(
    say('overview:customization.show', { card: projects }),
  )
  await mainOf(page)
    .getByRole('checkbox', { name: say('overview:customization.show', { card: payments }) })
    .uncheck()
  await mainOf(page)
    .getByRole('button', { name: say('overview:customization.save'), exact: true })
    .click()
  await expect(flashOf(page, say('overview:customization.saved'))).toBeVisible()
  await expect(cards).toContainText([waiting!, unread!, projects!, ...others])
  await expect(cards).toHaveCount(titles.length - 1)

  await page.goto(paths.customization())
  await mainOf(page)
    .getByRole('button', { name: say('overview:customization.reset') })
    .click()
  await expect(flashOf(page, say('overview:customization.wasReset'))).toBeVisible()
  await page.goto(paths.overview())
  await expect(cards).toContainText(titles)
})
