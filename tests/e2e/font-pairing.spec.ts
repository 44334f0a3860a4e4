import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { expect, expectHeading, mainOf, test } from './journey'
import { open } from './running'
import type { Say } from './words'

const TOOL = 'font-pairing-tool'
const SLOW = { timeout: 20_000 }
const fields = (page: Page, say: Say) => ({
  heading: mainOf(page).getByRole('combobox', { name: say('font-pairing-tool:form.heading') }),
  body: mainOf(page).getByRole('combobox', { name: say('font-pairing-tool:form.body') }),
  size: mainOf(page).getByRole('spinbutton', { name: say('font-pairing-tool:form.sizes.body') }),
  show: mainOf(page).getByRole('button', { name: say('font-pairing-tool:form.show') }),
  shuffle: mainOf(page).getByRole('button', { name: say('font-pairing-tool:form.shuffle') }),
})
const verdict = (page: Page) => mainOf(page).locator('#result h2')
const loadedFamilies = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .map(({ name }) => /\/fonts\/pairing\/([\w-]+)\//.exec(name)?.[1])
          .filter(Boolean),
      ),
    ].sort()
  })

test('a pair is chosen, shuffled with one half kept, bettered and taken along', async ({
  page,
  say,
  script,
}) => {
  await open(page, paths.tools(), script)
  await mainOf(page)
    .getByRole('link', { name: say(`tools:list.${TOOL}.name`) })
    .click()
  await expectHeading(page, say(`tools:list.${TOOL}.name`))
  const { heading, body, show, shuffle } = fields(page, say)
  await heading.selectOption('inter')
  await body.selectOption('roboto')
  await show.click()
  await expect(verdict(page)).toContainText(say('font-pairing-words:verdicts.twins.title'), SLOW)

  await mainOf(page).locator('#better a').first().click()
  await expect(verdict(page)).not.toContainText(
    say('font-pairing-words:verdicts.twins.title'),
    SLOW,
  )
  await expect(body).toHaveValue('roboto')

  await mainOf(page).locator('input[name="keepBody"]').check()
  await expect(page).toHaveURL(script ? /keepBody=on/ : /body=roboto/, SLOW)
  await shuffle.click()
  await expect(page).toHaveURL(/seed=1/, SLOW)
  await expect(body).toHaveValue('roboto')
  await expect(heading).not.toHaveValue('inter')
  await expect(heading).toHaveValue(new URL(page.url()).searchParams.get('heading')!)

  const [file] = await Promise.all([
    page.waitForEvent('download', SLOW),
    mainOf(page).locator('a[download="fonts.zip"]').click(SLOW),
  ])
  expect(file.suggestedFilename()).toBe('fonts.zip')
})

test('the page loads the fonts of the pair and no others', async ({ page, script }) => {
  await open(page, paths.tool(TOOL, { heading: 'lora', body: 'karla' }), script)
  await expect(mainOf(page).locator('.pair-heading').first()).toHaveCSS(
    'font-family',
    /pair heading/,
    SLOW,
  )
  await page.waitForLoadState('networkidle')
  expect(await loadedFamilies(page)).toEqual(['karla', 'lora'])
  expect(await page.evaluate(() => document.fonts.check('700 20px "pair heading"'))).toBe(true)
})

test('a size that cannot be is named and led to', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL), script)
  const { size, show } = fields(page, say)
  await mainOf(page)
    .locator('#pairing')
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
  await size.fill('99')
  await show.click()
  const message = say('font-pairing-words:problems.bodySize', { least: 12, most: 28 })
  await mainOf(page).getByRole('alert').getByRole('link', { name: message }).click(SLOW)
  await expect(size).toBeFocused()
  await expect(size).toHaveValue('99')
})

test('with script the pair follows the choice, keeps the focus, and goes back with the history', async ({
  page,
  say,
  script,
}) => {
  test.skip(!script, 'without script the form is a form')
  await open(page, paths.tool(TOOL, { heading: 'lora', body: 'inter' }), script)
  const { heading, shuffle } = fields(page, say)
  await heading.focus()
  await heading.selectOption('bitter')
  await expect(page).toHaveURL(/heading=bitter/, SLOW)
  await expect(mainOf(page).locator('#result')).toContainText('Bitter')
  await expect(heading).toBeFocused()
  await shuffle.click()
  await expect(page).toHaveURL(/seed=1/, SLOW)
  await page.goBack()
  await expect(page).toHaveURL(/heading=bitter/, SLOW)
  await expect(heading).toHaveValue('bitter')
})

test('a family of the list takes its place by the keyboard', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL, { heading: 'lora', body: 'inter', kind: 'slab' }), script)
  const use = mainOf(page).getByRole('button', {
    name: say('font-pairing-tool:families.useHeadingName', { name: 'Bitter' }),
  })
  await use.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/heading=bitter/, SLOW)
  await expect(fields(page, say).heading).toHaveValue('bitter')
})
