import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { createSeededSqliteDatabase } from '../setup/seed'
import { startTextModel } from '../setup/text-model'
import { expect, expectHeading, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { open } from './running'
import type { Say } from './words'

const TOOL = 'ai-copywriter'

test('a brief becomes drafts, other words and a file', async ({ page, say, script }) => {
  await open(page, paths.tools(), script)
  await mainOf(page)
    .getByRole('link', { name: say(`tools:list.${TOOL}.name`) })
    .click()
  await expectHeading(page, say(`tools:list.${TOOL}.name`))
  await mainOf(page)
    .getByRole('textbox', { name: say(`${TOOL}:form.what`) })
    .fill('Harbour Bikes')
  await mainOf(page)
    .getByRole('textbox', { name: say(`${TOOL}:form.benefits`) })
    .fill('we mend it while you work\nfree of charge')
  await mainOf(page)
    .getByLabel(say(`${TOOL}:form.kind`))
    .selectOption('product')
  await mainOf(page)
    .getByRole('button', { name: say(`${TOOL}:form.write`) })
    .click()
  const result = mainOf(page).locator('#result')
  await expect(result.locator('#result-title')).toBeFocused()
  await expect(result.getByRole('article')).toHaveCount(3)
  await expect(result.locator('mark').first()).toHaveText('free of charge', { ignoreCase: true })
  const before = await result.getByRole('article').allInnerTexts()
  await result.getByRole('button', { name: say(`${TOOL}:result.again`) }).click()
  await expect.poll(() => result.getByRole('article').allInnerTexts()).not.toEqual(before)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: say('tools:download', { file: 'copy.md' }) }).click(),
  ])
  expect(file.suggestedFilename()).toBe('copy.md')
})

test('what is missing is led to, and the brief stays', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL), script)
  await mainOf(page)
    .getByRole('textbox', { name: say(`${TOOL}:form.what`) })
    .fill('Harbour Bikes')
  await mainOf(page)
    .getByRole('button', { name: say(`${TOOL}:form.write`) })
    .click()
  await expect(mainOf(page).locator('#copy-errors')).toBeFocused()
  await expect(mainOf(page).getByRole('textbox', { name: say(`${TOOL}:form.what`) })).toHaveValue(
    'Harbour Bikes',
  )
})

test.describe('with a model', () => {
  const PIECES = [
    'Harbour Bikes mends ',
    'your bicycle',
    ' while you work.',
    '\n---\n',
    'Ride home on brakes that hold.',
    '\n---\n',
    'Leave it at nine, ',
    'ride at five.',
  ]
  const MODEL = 'small-model'
  const KEY = 'key-of-the-studio'
  let app: OwnApp
  let model: Awaited<ReturnType<typeof startTextModel>>
  let page: Page

  test.beforeAll(async () => {
    model = await startTextModel(PIECES)
    app = await startOwnApp(await createSeededSqliteDatabase(), {
      AI_BASE_URL: model.url,
      AI_API_KEY: KEY,
      AI_MODEL: MODEL,
    })
  })
  test.afterAll(async () => {
    await app.dispose()
    await model.stop()
  })
  test.beforeEach(async ({ browser }) => {
    page = await (await browser.newContext({ baseURL: app.site })).newPage()
  })
  test.afterEach(() => page.context().close())

  async function send(say: Say, script: boolean) {
    await open(page, paths.tool(TOOL), script)
    await expect(mainOf(page)).toContainText(
      say(`${TOOL}:writer.model.notice`, { model: MODEL, host: model.host }),
    )
    await mainOf(page)
      .getByRole('textbox', { name: say(`${TOOL}:form.what`) })
      .fill('Harbour Bikes')
    await mainOf(page)
      .getByRole('textbox', { name: say(`${TOOL}:form.benefits`) })
      .fill('we mend it while you work')
    await mainOf(page)
      .getByRole('button', { name: say(`${TOOL}:form.write`) })
      .click()
  }

  test('drafts come as the model writes them, and say who wrote them', async ({ say, script }) => {
    await send(say, script)
    const result = mainOf(page).locator('#result')
    if (script) await expect(result).toContainText('your bicycle while')
    await expect(result.getByRole('article')).toHaveCount(3)
    await expect(result).toContainText('Ride home on brakes that hold.')
    await expect(result).toContainText(
      say(`${TOOL}:writer.model.by`, { model: MODEL, host: model.host }),
    )
    const { path, key, body } = model.asked.at(-1)!
    expect(path).toBe('/v1/chat/completions')
    expect(key).toBe(`Bearer ${KEY}`)
    expect(JSON.parse(body)).toMatchObject({ model: MODEL, stream: true })
    expect(body).toContain('we mend it while you work')
  })
})
