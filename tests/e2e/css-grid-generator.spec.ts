import { paths } from '../../app/paths'
import { expect, mainOf, test } from './journey'
import { open } from './running'

const TOOL = 'css-grid-generator'

test('a grid is laid out by the browser as its table says', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL), script)
  const arrows = mainOf(page).locator('#grid details[open] summary svg')
  await expect(arrows.first()).toHaveCSS('rotate', '180deg')
  // The board within an open part is closed, and its arrow says so.
  if (script) await expect(arrows.last()).toHaveCSS('rotate', 'none')
  await mainOf(page)
    .getByRole('link', { name: say(`${TOOL}:presets.twelve`) })
    .click()
  const preview = mainOf(page).locator('.grid-preview-0')
  await expect(preview.locator('> *')).toHaveCount(6)
  await expect(preview).toHaveCSS('display', 'grid')
  const boxes = await preview
    .locator('> *')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes[1]!.top).toBeCloseTo(boxes[2]!.top, 0)
  expect(boxes[1]!.width / boxes[2]!.width).toBeGreaterThan(1.8)
  expect(boxes[3]!.top).toBeGreaterThan(boxes[2]!.top)
  await mainOf(page)
    .getByText(say(`${TOOL}:outline.open`), { exact: true })
    .click()
  await expect(mainOf(page).getByRole('row', { name: /note/ })).toContainText(
    say(`${TOOL}:outline.columns.some`, { from: '9', to: '12' }),
  )
})

test('what is wrong is led to, and an order that fits is taken', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL, { areas: 'a b', items: 'b\na' }), script)
  await mainOf(page)
    .getByRole('link', { name: say(`${TOOL}:order.all`) })
    .click()
  await expect(mainOf(page).getByText(say(`${TOOL}:order.fitsText`))).toBeVisible()
  const columns = mainOf(page).locator('#grid-columns')
  await columns.fill('200 1fr')
  await mainOf(page)
    .getByRole('button', { name: say(`${TOOL}:form.submit`) })
    .click()
  await mainOf(page).getByRole('alert').getByRole('link').click()
  await expect(columns).toBeFocused()
  await expect(columns).toHaveValue('200 1fr')
})

test('with script areas are drawn by keyboard and by pointer', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL, { areas: '. . .\n. . .' }), script)
  if (!script) {
    await expect(mainOf(page).getByText(say(`${TOOL}:board.open`), { exact: true })).toHaveCount(0)
    return
  }
  await mainOf(page)
    .getByText(say(`${TOOL}:board.open`), { exact: true })
    .first()
    .click()
  const areas = mainOf(page).locator('#grid-areas')
  const name = mainOf(page).locator('#grid-areas-board-name')
  const cell = (row: number, column: number) =>
    mainOf(page).locator(`#grid td[data-row="${row}"][data-column="${column}"]`).first()
  await name.fill('head')
  await cell(0, 0).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(areas).toHaveValue('head head head\n. . .')
  await name.fill('main')
  await cell(1, 1).hover()
  await page.mouse.down()
  await cell(1, 2).hover()
  await page.mouse.up()
  await expect(areas).toHaveValue('head head head\n. main main')
  await expect(page).toHaveURL(/main/)
  await expect(mainOf(page).locator('.grid-preview-0')).toContainText('main')
})
