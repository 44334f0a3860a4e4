import { paths } from '../../app/paths'
import { expect, expectHeading, mainOf, test } from './journey'
import { open } from './running'

const TOOL = 'image-optimizer'
const MISSING = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('words') }
const LOGO = {
  name: 'Logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40.000" height="30"><script>1</script><rect width="40" height="30" fill="#ff0000"/></svg>',
  ),
}
const PICTURE = 'public/brand/share.png'
const PATIENCE = { timeout: 60_000 }

test('pictures are made smaller, compared and downloaded, one by one and all together', async ({
  page,
  say,
  script,
}) => {
  await open(page, paths.tools(), script)
  await mainOf(page)
    .getByRole('link', { name: say(`tools:list.${TOOL}.name`) })
    .click()
  await expectHeading(page, say(`tools:list.${TOOL}.name`))
  await mainOf(page).locator('#images').setInputFiles([PICTURE])
  await mainOf(page)
    .getByRole('textbox', { name: say(`${TOOL}:form.widths`) })
    .fill('300')
  const [all] = await Promise.all([
    page.waitForEvent('download', PATIENCE),
    mainOf(page)
      .getByRole('button', { name: say(`${TOOL}:form.archive`) })
      .click(),
  ])
  expect(all.suggestedFilename()).toBe('pictures.zip')

  await mainOf(page)
    .getByRole('button', { name: say(`${TOOL}:form.submit`) })
    .click()
  const result = mainOf(page).locator('#result')
  await expect(result).toBeVisible(PATIENCE)
  await expect(mainOf(page).locator('#result-title')).toBeFocused()
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('link', { name: 'share.avif' }).click(),
  ])
  expect(one.suggestedFilename()).toBe('share.avif')
  const comparison = result.locator('details[open]').first()
  const captions = comparison.locator('figcaption')
  const slider = comparison.getByRole('slider')
  if (script) {
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      say(`${TOOL}:compare.share`, { share: 51 }),
    )
    await comparison.getByRole('button', { name: say(`${TOOL}:compare.beside`) }).click()
  }
  await expect(slider).toHaveCount(0)
  await expect(captions).toHaveText([say(`${TOOL}:compare.before`), 'AVIF'])
})

test('what cannot be read is named, and the rest is made', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL), script)
  const submit = mainOf(page).getByRole('button', { name: say(`${TOOL}:form.submit`) })
  await mainOf(page).locator('#images').setInputFiles([MISSING])
  await submit.click()
  await expect(mainOf(page).locator('#image-errors')).toContainText('notes.png', PATIENCE)
  await expect(mainOf(page).locator('#image-errors')).toBeFocused()
  await mainOf(page).locator('#images').setInputFiles([MISSING, LOGO])
  await submit.click()
  await expect(mainOf(page).locator('#result')).toContainText('notes.png', PATIENCE)
  await expect(mainOf(page).locator('a[download="logo.svg"]')).toBeVisible()
})
