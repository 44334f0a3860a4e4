import { paths } from '../../app/paths'
import { expectHeading, test } from './journey'

test('a page whose texts do not come by script is loaded whole', async ({
  browser,
  baseURL,
  say,
  script,
}) => {
  test.skip(!script, 'without script every page is loaded whole')
  const page = await browser.newPage({ baseURL })
  await page.route('**/assets/texts/**/faq.js', (route) => route.abort())
  await page.goto(paths.features())
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.faq') })
    .click()
  await expectHeading(page, say('faq:heading'))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.about') })
    .click()
  await expectHeading(page, say('about:heading'))
})
