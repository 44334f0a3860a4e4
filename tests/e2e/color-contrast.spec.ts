import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { expect, expectHeading, mainOf, test } from './journey'
import { open } from './running'
import type { Say } from './words'

const TOOL = 'color-contrast'
const fields = (page: Page, say: Say) => ({
  text: mainOf(page).getByRole('textbox', { name: say('color-contrast:form.text'), exact: true }),
  background: mainOf(page).getByRole('textbox', {
    name: say('color-contrast:form.background'),
    exact: true,
  }),
  check: mainOf(page).getByRole('button', { name: say('color-contrast:form.check') }),
})
const verdict = (page: Page) => mainOf(page).locator('#result h2')

test('two colors are checked, a suggestion is taken, and a palette compared', async ({
  page,
  say,
  script,
}) => {
  await open(page, paths.tools(), script)
  await mainOf(page)
    .getByRole('link', { name: say(`tools:list.${TOOL}.name`) })
    .click()
  await expectHeading(page, say(`tools:list.${TOOL}.name`))
  const { text, background, check } = fields(page, say)
  await text.fill('#777')
  await background.fill('#fff')
  await check.click()
  await expect(verdict(page)).toContainText(say('color-contrast:grades.large.title'))
  await expect(verdict(page)).toContainText('4.47 : 1')

  await mainOf(page)
    .getByRole('link', { name: say('color-contrast:nearest.use.text', { hex: '#767676' }) })
    .click()
  await expect(verdict(page)).toContainText(say('color-contrast:grades.aa.title'))
  await expect(text).toHaveValue('#767676')
  await expect(background).toHaveValue('#fff')

  const palette = mainOf(page).getByRole('textbox', { name: say('color-contrast:palette.field') })
  await palette.fill('ink: #0d1d26\npaper: #f8f6f0')
  await mainOf(page)
    .getByRole('button', { name: say('color-contrast:palette.check') })
    .click()
  const matrix = mainOf(page).getByRole('region', { name: say('color-contrast:palette.scroll') })
  await expect(matrix.getByRole('row')).toHaveCount(3)
  await matrix.focus()
  await expect(matrix).toBeFocused()
  await expect(text).toHaveValue('#767676')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    mainOf(page)
      .getByRole('link', { name: say('tools:download', { file: 'palette.csv' }) })
      .click(),
  ])
  expect(file.suggestedFilename()).toBe('palette.csv')
})

test('what is no color is named, led to and kept', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL), script)
  const { text, check } = fields(page, say)
  await text.fill('blurple')
  await check.click()
  const summary = mainOf(page).getByRole('alert')
  await summary.getByRole('link', { name: say('color-contrast:problems.unknown.text') }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('blurple')
})

test('with script the result follows what is typed, and neither focus nor page moves', async ({
  page,
  say,
  script,
}) => {
  await open(page, paths.tool(TOOL), script)
  const { text, background } = fields(page, say)
  if (!script) {
    await expect(mainOf(page).locator('input[type="color"]')).toHaveCount(0)
    await expect(mainOf(page).getByRole('button', { name: say('tools:copyLink') })).toHaveCount(0)
    await expect(
      mainOf(page).getByRole('region', { name: say('color-contrast:take.css') }),
    ).toContainText('background-color')
    return
  }
  const before = await page.evaluate(() => history.length)
  await background.fill('#fff')
  await text.fill('')
  await text.pressSequentially('#777', { delay: 30 })
  await expect(verdict(page)).toContainText('4.47 : 1')
  await expect(mainOf(page).locator('#result [role="status"]').first()).toContainText('4.47')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('#777')
  await expect(page).toHaveURL(/text=%23777&/)
  expect(await page.evaluate(() => history.length)).toBe(before)

  await text.fill('#77')
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(text).toBeFocused()
  await expect(verdict(page)).toContainText('4.47 : 1')
  await expect(mainOf(page).getByRole('alert')).toHaveCount(0)

  await page.getByLabel(say('color-contrast:form.pick.text')).fill('#000000')
  await expect(text).toHaveValue('#000000')
  await expect(verdict(page)).toContainText('21 : 1')
})

test('with script a button copies what can be taken along', async ({
  page,
  say,
  script,
  context,
}) => {
  test.skip(!script, 'copying comes with script')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, paths.tool(TOOL, { text: '#123456', background: '#fff' }), script)
  const title = say('color-contrast:take.css')
  await mainOf(page)
    .getByRole('button', { name: `${say('tools:copy')} ${title}` })
    .click()
  await expect(mainOf(page).getByText(say('tools:copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'color: #123456;\nbackground-color: #ffffff;',
  )
})

test('an address that is longer than any color is refused by the server', async ({ page }) => {
  const answer = await page.request.get(paths.tool(TOOL, { text: 'x'.repeat(20_000) }))
  expect([414, 431]).toContain(answer.status())
})
