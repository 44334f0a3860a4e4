import { paths } from '../../app/paths'
import { siteAnswer, siteUrl } from '../setup/site'
import { errorSummaryOf, expect, expectHeading, mainOf, test } from './journey'
import { open } from './running'

const TOOL = 'meta-tag-generator'

test('tags are written, seen, mended and taken along', async ({ page, say, script }) => {
  await open(page, paths.tools(), script)
  await mainOf(page)
    .getByRole('link', { name: say(`tools:list.${TOOL}.name`) })
    .click()
  await expectHeading(page, say(`tools:list.${TOOL}.name`))
  const make = mainOf(page).getByRole('button', { name: say(`${TOOL}:form.make`) })
  await make.click()
  await expect(errorSummaryOf(page, say)).toBeFocused()
  await mainOf(page)
    .getByRole('textbox', { name: say(`${TOOL}:fields.title`), exact: true })
    .fill('Boats for rent')
  await mainOf(page)
    .getByRole('textbox', { name: say(`${TOOL}:fields.canonical`) })
    .fill('example.com/boats')
  await make.click()
  await expect(
    mainOf(page).getByRole('heading', { name: say(`${TOOL}:previews.title`) }),
  ).toBeVisible()
  await expect(mainOf(page).getByRole('textbox', { name: say(`${TOOL}:files.html`) })).toHaveValue(
    /<title>Boats for rent<\/title>\n<link rel="canonical" href="https:\/\/example\.com\/boats">/,
  )
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    mainOf(page)
      .getByRole('button', { name: say('tools:download', { file: 'meta-tags.html' }) })
      .click(),
  ])
  expect(file.suggestedFilename()).toBe('meta-tags.html')
  await mainOf(page)
    .getByRole('link', { name: say('tools:share') })
    .click()
  await expect(page).toHaveURL(/title=Boats\+for\+rent/)
  await expect(mainOf(page).getByRole('textbox', { name: say(`${TOOL}:files.html`) })).toHaveValue(
    /<title>Boats for rent<\/title>/,
  )
})

test('a page is read, changed and compared', async ({ page, say, script }) => {
  await open(page, paths.tool(TOOL), script)
  await mainOf(page)
    .getByRole('textbox', { name: say(`${TOOL}:start.url`) })
    .fill(
      siteAnswer({
        body: `<title>Live</title><meta property="og:image" content="${siteUrl('/no.png')}">`,
      }),
    )
  await mainOf(page)
    .getByRole('button', { name: say(`${TOOL}:start.read`) })
    .click()
  const title = mainOf(page).getByRole('textbox', {
    name: say(`${TOOL}:fields.title`),
    exact: true,
  })
  await expect(title).toHaveValue('Live')
  await title.fill('Changed')
  await mainOf(page)
    .getByRole('button', { name: say(`${TOOL}:form.make`) })
    .click()
  await expect(
    mainOf(page)
      .getByRole('row')
      .filter({ hasText: 'Changed' })
      .filter({ hasText: 'Live' })
      .first(),
  ).toBeVisible()
  await expect(
    mainOf(page).getByText(say('meta-tag-checks:pictureStatus', { status: 404 })),
  ).toBeVisible()
})
