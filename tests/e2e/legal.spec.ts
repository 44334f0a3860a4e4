import { paths } from '../../app/paths'
import { LANGUAGE_NAMES } from '../../app/platform/i18n/languages'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { putInCart } from './forms'
import { expect, expectHeading, mainOf, test } from './journey'
import { wordsIn } from './words'

test('the footer leads to the documents, and their contents to each section', async ({
  page,
  say,
}) => {
  const footer = page.getByRole('contentinfo')
  await page.goto(paths.home())
  await footer.getByRole('link', { name: say('common:nav.terms') }).click()
  await expectHeading(page, say('terms:title'))
  const contents = mainOf(page).getByRole('navigation', { name: say('terms:contents') })
  const section = mainOf(page).getByRole('region', { name: say('terms:sections.withdrawal.title') })
  await expect(section).not.toBeInViewport()
  await contents.getByRole('link', { name: say('terms:sections.withdrawal.title') }).click()
  await expect(section).toBeInViewport()
  await expect(page).toHaveURL(paths.terms('withdrawal'))

  await footer.getByRole('link', { name: say('common:nav.privacy') }).click()
  await expectHeading(page, say('privacy:title'))
  await expect(mainOf(page).getByRole('table', { name: 'Retention' })).toBeVisible()
  await footer.getByRole('link', { name: say('common:nav.cookies') }).click()
  await expectHeading(page, say('cookies:title'))
  await expect(mainOf(page).getByRole('table')).toHaveCount(2)
})

test('a document stays whole when the theme and the language change on it', async ({
  page,
  say,
}) => {
  await page.goto(paths.privacy())
  const sections = mainOf(page).locator('section')
  const count = await sections.count()
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('ui:theme.toLight') })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(sections).toHaveCount(count)
  await page.getByRole('contentinfo').getByRole('button', { name: LANGUAGE_NAMES.sv }).click()
  await expectHeading(page, wordsIn('sv')('privacy:title'))
  await expect(sections).toHaveCount(count)
  await expect(
    mainOf(page).getByRole('heading', { name: wordsIn('sv')('privacy:sections.rights.title') }),
  ).toBeVisible()
})

test('a link with an anchor lands on its section, from another page too', async ({ page, say }) => {
  await page.goto(paths.home())
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.accessibility') })
    .click()
  await expectHeading(page, say('terms:title'))
  await expect(
    mainOf(page).getByRole('heading', { name: say('terms:sections.accessibility.title') }),
  ).toBeInViewport()
  await page.goto(paths.cookiePolicy('choice'))
  await expect(
    mainOf(page).getByRole('heading', { name: say('cookies:sections.choice.title') }),
  ).toBeInViewport()
})

test('the conditions at checkout open beside it, and what was typed stays', async ({
  page,
  context,
  say,
}) => {
  await putInCart(page.request, logoSprint)
  await page.goto(paths.checkout())
  await page.getByLabel(say('checkout:buyer.city'), { exact: true }).fill('Göteborg')
  const opened = context.waitForEvent('page')
  await mainOf(page)
    .getByRole('link', { name: say('checkout:binding.withdrawal') })
    .click()
  const terms = await opened
  await expect(terms).toHaveURL(paths.terms('withdrawal'))
  await expect(
    terms.getByRole('heading', { name: say('terms:sections.withdrawal.title') }),
  ).toBeInViewport()
  await expect(page.getByLabel(say('checkout:buyer.city'), { exact: true })).toHaveValue('Göteborg')
})
