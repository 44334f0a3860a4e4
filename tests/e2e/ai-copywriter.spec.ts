import { paths } from '../../app/paths'
import { expect, expectHeading, mainOf, test } from './journey'
import { open } from './running'

const TOOL = 'ai-copywriter'

test('a brief becomes drafts, other words and a file', async ({ page, say, script }) => {
  await open(page, paths.tools(), script)
  await mainOf(page).getByRole('link', { name: say(`tools:list.${TOOL}.name`) }).click()
  await expectHeading(page, say(`tools:list.${TOOL}.name`))
  await mainOf(page).getByRole('textbox', { name: say(`${TOOL}:form.what`) }).fill('Harbour Bikes')
  await mainOf(page).getByRole('textbox', { name: say(`${TOOL}:form.benefits`) }).fill('we mend it while you work\nfree of charge')
  await mainOf(page).getByLabel(say(`${TOOL}:form.kind`)).selectOption('product')
  await mainOf(page).getByRole('button', { name: say(`${TOOL}:form.write`) }).click()
  const result = mainOf(page).locator('#result')
  await expect(result).toBeFocused()
  await expect(result.getByRole('article')).toHaveCount(3)
  await expect(result.locator('mark').first()).toHaveText('free of charge', { ignoreCase: true })
  const before = await result.getByRole('article').allInnerTexts()
  await result.getByRole('button', { name: say(`${TOOL}:result.again`) }).click()
  await expect.poll(() => result.getByRole('article').allInnerTexts()).not.toEqual(before)
  const [file] = await Promise.all([page.waitForEvent('download'), result.getByRole('button', { name: say('tools:download', { file: 'copy.md' }) }).click()])
  expect(file.suggestedFilename()).toBe('copy.md')
})

test('what is missing is led to, and the brief stays', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL), script)
  await mainOf(page).getByRole('textbox', { name: say(`${TOOL}:form.what`) }).fill('Harbour Bikes')
  await mainOf(page).getByRole('button', { name: say(`${TOOL}:form.write`) }).click()
  await expect(mainOf(page).locator('#copy-errors')).toBeFocused()
  await expect(mainOf(page).getByRole('textbox', { name: say(`${TOOL}:form.what`) })).toHaveValue('Harbour Bikes')
})
