import { paths } from '../../app/paths'
import { expect, expectHeading, mainOf, test } from './journey'
import { open } from './running'

const TOOL = 'code-beautifier'

test('code is formatted, compared, made smaller and downloaded', async ({ page, say, script }) => {
  await open(page, paths.tools(), script)
  await mainOf(page)
    .getByRole('link', { name: say(`tools:list.${TOOL}.name`) })
    .click()
  await expectHeading(page, say(`tools:list.${TOOL}.name`))
  const code = mainOf(page).getByRole('textbox', { name: say(`${TOOL}:form.code`) })
  const result = mainOf(page).getByRole('textbox', { name: say(`${TOOL}:result.label`) })
  await code.fill('a{color:#ff0000}')
  await mainOf(page)
    .getByRole('button', { name: say(`${TOOL}:form.format`) })
    .click()
  await expect(result).toHaveValue('a {\n  color: #ff0000;\n}\n')
  await mainOf(page)
    .getByText(say(`${TOOL}:changes.title`))
    .first()
    .click()
  await expect(mainOf(page).locator('del')).toHaveText('a{color:#ff0000}')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    mainOf(page)
      .getByRole('button', { name: say('tools:download', { file: 'code.css' }) })
      .click(),
  ])
  expect(file.suggestedFilename()).toBe('code.css')

  await mainOf(page)
    .getByRole('button', { name: say(`${TOOL}:form.minify`) })
    .click()
  await expect(result).toHaveValue('a{color:#ff0000}')
})

test('a mistake is led to by its line, and the code stays', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL), script)
  const code = mainOf(page).getByRole('textbox', { name: say(`${TOOL}:form.code`) })
  await code.fill('const a = 1\nconst = 2')
  if (script) await code.press('Control+Enter')
  else
    await mainOf(page)
      .getByRole('button', { name: say(`${TOOL}:form.format`) })
      .click()
  await expect(
    mainOf(page).getByRole('heading', {
      name: say(`${TOOL}:problem.lineColumn`, { line: 2, column: 7 }),
    }),
  ).toBeVisible()
  await expect(mainOf(page).locator('#result-title')).toBeFocused()
  await expect(code).toHaveValue('const a = 1\nconst = 2')
})
