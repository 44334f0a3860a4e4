import { paths } from '../../app/paths'
import { siteAnswer, siteUrl } from '../setup/site'
import { errorSummaryOf, expect, expectHeading, mainOf, test } from './journey'

const TOOL = 'responsive-checker'

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a page is seen at several sizes, turned, and read', async ({ page, say, script }) => {
      await page.goto(paths.tool(TOOL))
      await expectHeading(page, say(`tools:list.${TOOL}.name`))
      const main = mainOf(page)
      const address = main.getByLabel(say(`${TOOL}:form.url`), { exact: true })
      const submit = () => main.getByRole('button', { name: say(`${TOOL}:form.check`) }).click()
      await address.fill('http://10.0.0.1/')
      await submit()
      await expect(errorSummaryOf(page, say)).toContainText(say('tool-fetch:refused.forbidden'))
      await expect(address).toHaveValue('http://10.0.0.1/')

      await address.fill(siteUrl('/fluid.html'))
      await main.getByRole('textbox', { name: say(`${TOOL}:form.sizes`) }).fill('640x900')
      await submit()
      const frameOf = (size: string) => page.frameLocator(`#result iframe[title*="${size}"]`)
      await expect(frameOf('640 × 900').getByText('On a wide screen.')).toBeVisible()
      await expect(main.getByText(say(`${TOOL}:verdicts.none`)).first()).toBeVisible()
      await main
        .getByRole('link', { name: say(`${TOOL}:frame.turnOne`, { size: '640 × 900' }) })
        .click()
      await expect(main.locator('#result iframe[title*="900 × 640"]')).toBeVisible()
      if (script)
        await expect(main.getByRole('button', { name: say('tools:copyLink') })).toBeVisible()
    })

    test('a page that forbids frames is read, and its owner told what to change', async ({
      page,
      say,
    }) => {
      const body =
        '<html lang="en"><meta name="viewport" content="width=device-width, user-scalable=no"><title>x</title><p>x'
      await page.goto(
        paths.tool(TOOL, {
          url: siteAnswer({
            headers: { 'Content-Type': 'text/html', 'X-Frame-Options': 'DENY' },
            body,
          }),
        }),
      )
      await expect(
        mainOf(page).getByText(say(`${TOOL}:framing.x-frame-options.change`)),
      ).toBeVisible()
      await expect(mainOf(page).locator('#result iframe')).toHaveCount(0)
      await expect(
        mainOf(page).getByText(say('responsive-findings:kinds.zoomBlocked.title')).first(),
      ).toBeVisible()
    })
  })
}
