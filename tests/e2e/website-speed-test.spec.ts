import { paths } from '../../app/paths'
import { siteUrl } from '../setup/site'
import { errorSummaryOf, expect, expectHeading, mainOf } from './journey'
import { testOnOwnApp as test } from './own-app'
import { open } from './running'

const TOOL = 'website-speed-test'

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a page is tested, seen as a waterfall and taken along', async ({ page, say, script }) => {
      await open(page, paths.tool(TOOL), script)
      await expectHeading(page, say(`tools:list.${TOOL}.name`))
      const main = mainOf(page)
      const address = main.getByLabel(say(`${TOOL}:form.url`), { exact: true })
      const submit = () => main.getByRole('button', { name: say(`${TOOL}:form.run`) }).click()
      await address.fill('http://10.0.0.1/')
      await submit()
      await expect(errorSummaryOf(page, say)).toContainText(say('tool-fetch:refused.forbidden'))
      await expect(address).toHaveValue('http://10.0.0.1/')

      await address.fill(siteUrl('/shop.html'))
      await submit()
      await expect(
        main.getByRole('heading', {
          name: say(`${TOOL}:result.title`, { host: new URL(siteUrl('/')).host }),
        }),
      ).toBeVisible()
      await expect(page).toHaveURL(/run=.+#result$/)
      await expect(main.getByRole('img', { name: say(`${TOOL}:waterfall.title`) })).toBeVisible()
      const hidden = await main
        .getByRole('group', { name: say(`${TOOL}:waterfall.title`) })
        .evaluate((box) => box.scrollWidth - box.clientWidth)
      if (width === 360) expect(hidden).toBeLessThanOrEqual(0)
      await main.getByText(say(`${TOOL}:waterfall.table`)).click()
      await expect(main.getByRole('rowheader', { name: /shop\.css/ })).toBeVisible()
      await expect(
        main.getByRole('heading', { name: say('speed-words:findings.insecure.title') }),
      ).toBeVisible()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('link', { name: say('tools:download', { file: 'speed.har' }) }).click(),
      ])
      expect(file.suggestedFilename()).toBe('speed.har')
    })
  })
}

test('a long test tells how far it has come, and ends by itself', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL), script)
  const main = mainOf(page)
  await main.getByLabel(say(`${TOOL}:form.url`), { exact: true }).fill(siteUrl('/slow.html'))
  await main.getByRole('button', { name: say(`${TOOL}:form.run`) }).click()
  await expect(main.getByRole('progressbar')).toBeVisible()
  await expect(main.locator('#result')).toBeVisible()
  await expect(main.getByRole('progressbar')).toHaveCount(0)
  await expect(page).toHaveURL(/[?&]run=[^&]+#result$/)
})

test('a test that takes long does not bring back who has gone on', async ({
  page,
  say,
  script,
}) => {
  await page.goto(paths.tool(TOOL, { url: siteUrl('/slow.html'), run: 1 }))
  await expect(mainOf(page).getByRole('progressbar')).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.faq') })
    .click()
  await expect(page).toHaveURL(paths.faq())
  // The page that waited was to look again after two seconds.
  if (script) await page.waitForTimeout(3_500)
  await expect(page).toHaveURL(paths.faq())
})

test('a link fills the form and tests nothing', async ({ page, say }) => {
  await page.goto(paths.tool(TOOL, { url: siteUrl('/shop.html') }))
  await expect(mainOf(page).getByLabel(say(`${TOOL}:form.url`), { exact: true })).toHaveValue(
    siteUrl('/shop.html'),
  )
  await expect(mainOf(page).locator('#result')).toHaveCount(0)
})
