import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { CHUNK_BYTES, MOST_FILES_AT_ONCE } from '../../app/domain/files/project-files.rules'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { createSeededSqliteDatabase } from '../setup/seed'
import { errorSummaryOf, expect, expectHeading, flashOf, listen, mainOf, test } from './journey'
import { startOwnApp, type OwnApp } from './own-app'
import { open } from './running'
import { signedIn } from './signed-in'
import type { Say } from './words'

let app: OwnApp

test.beforeAll(async () => {
  app = await startOwnApp(await createSeededSqliteDatabase())
})
test.afterAll(() => app.dispose())

const named = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]>>endobj\ntrailer<</Root 1 0 R>>\n'
/** Three pieces, the last of them a short one. */
const LARGE = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(9_000_000)])

const link = (page: Page, name: string) => mainOf(page).getByRole('link', { name, exact: true })

async function send(
  page: Page,
  say: Say,
  files: ReturnType<typeof named>[],
  field: 'files:upload.label' | 'files:upload.versionLabel' = 'files:upload.label',
) {
  await mainOf(page).getByLabel(say(field), { exact: true }).setInputFiles(files)
  await mainOf(page)
    .getByRole('button', { name: say('files:upload.button'), exact: true })
    .click()
}

/** Breaks the line under the second piece, once the page has been seen to tell how far it is. */
async function breakLine(page: Page) {
  const offsets: number[] = []
  let release = () => {}
  const seen = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    (url) => url.searchParams.has('offset'),
    async (route) => {
      const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
      const first = !offsets.includes(offset)
      offsets.push(offset)
      if (offset !== CHUNK_BYTES || !first) return route.continue()
      await seen
      return route.abort('connectionreset')
    },
  )
  return { offsets, release }
}

test('files are sent together, whole after a break, refused one by one, and moved together', async ({
  browser,
  say,
  script,
}) => {
  test.slow()
  const visit = { browser, say, script, site: app.site }
  const client = await signedIn(visit, 'client')
  const complaints = listen(client, app.site)
  await open(client, paths.files(), script)
  const orderId = await mainOf(client).locator('#order-switcher').inputValue()
  await mainOf(client).getByText(say('files:folder.new'), { exact: true }).click()
  await mainOf(client).getByLabel(say('files:folder.name')).fill('Raw')
  await mainOf(client)
    .getByRole('button', { name: say('files:folder.create') })
    .click()
  await expect(flashOf(client, say('files:done.folder'))).toBeVisible()
  await expect(mainOf(client)).toContainText(say('files:upload.titleTo', { folder: 'Raw' }))

  const { offsets, release } = await breakLine(client)
  await send(client, say, [named('note.txt', 'one'), named('large.zip', LARGE)])
  if (script) {
    const progress = mainOf(client).getByRole('list', { name: say('files:upload.progress') })
    await expect(
      progress.getByRole('progressbar', {
        name: say('files:upload.sending', { name: 'large.zip' }),
      }),
    ).toHaveAttribute('value', String(CHUNK_BYTES))
    release()
    await expect(
      client.getByRole('status').filter({ hasText: say('files:upload.waiting') }),
    ).toBeVisible()
    await expect(
      client.getByRole('status').filter({ hasText: say('files:upload.sent', { count: 2 }) }),
    ).toBeVisible()
    expect(offsets.slice(1)).toEqual([0, CHUNK_BYTES, CHUNK_BYTES, 2 * CHUNK_BYTES])
  } else {
    await expect(flashOf(client, say('files:done.added', { count: 2 }))).toBeVisible()
  }
  await expect(link(client, 'note.txt')).toBeVisible()
  const href = await mainOf(client)
    .getByRole('link', { name: `${say('files:list.download')} large.zip` })
    .getAttribute('href')
  expect((await (await client.request.get(href!)).body()).equals(LARGE)).toBe(true)

  const problems = errorSummaryOf(client, say).getByRole('listitem')
  const many = Array.from({ length: MOST_FILES_AT_ONCE + 1 }, (_, index) =>
    named(`many-${index + 1}.txt`, `${index}`),
  )
  await send(client, say, many)
  await expect(problems).toHaveText([
    say('files:errors.tooMany', { name: many.at(-1)!.name, most: MOST_FILES_AT_ONCE }),
  ])
  await expect(link(client, many[0]!.name)).toBeVisible()
  await expect(link(client, many.at(-1)!.name)).toHaveCount(0)
  await send(client, say, [named('setup.exe', `MZ${'\0'.repeat(200)}`), named('kept.txt', 'words')])
  await expect(problems).toHaveText([say('files:errors.type', { name: 'setup.exe' })])
  await expect(link(client, 'kept.txt')).toBeVisible()

  for (const name of ['large.zip', 'kept.txt'])
    await mainOf(client).getByLabel(say('files:move.choose', { name })).check()
  const move = mainOf(client).getByRole('button', { name: say('files:move.button') })
  await move.click()
  await expect(problems).toHaveText([say('files:errors.move.folder')])
  await mainOf(client).getByLabel(say('files:move.to')).selectOption('top')
  await move.click()
  await expect(flashOf(client, say('files:done.moved', { count: 2 }))).toBeVisible()
  await expect(link(client, 'kept.txt')).toHaveCount(0)
  await expect(mainOf(client).getByRole('checkbox', { checked: true })).toHaveCount(0)

  const admin = await signedIn(visit, 'admin')
  await open(admin, adminPaths.orderPart(orderId, 'files'), script)
  await expect(link(admin, 'large.zip')).toBeVisible()
  await client.goto(paths.files({ order: orderId }))
  await send(admin, say, [named('from-the-studio.txt', 'words')])
  await expect(link(admin, 'from-the-studio.txt')).toBeVisible()
  if (!script) await client.reload()
  await expect(link(client, 'from-the-studio.txt')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a file is looked at, whatever it is, and gets a new version', async ({
  browser,
  say,
  script,
}) => {
  const client = await signedIn({ browser, say, script, site: app.site }, 'client')
  const complaints = listen(client, app.site)
  const preview = (name: string) => mainOf(client).getByLabel(say('files:file.previewOf', { name }))
  const look = async (name: string) => {
    await open(client, paths.files(), script)
    await link(client, name).click()
    await expectHeading(client, name)
  }
  await open(client, paths.files(), script)
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#0f3d3e' },
  })
    .png()
    .toBuffer()
  await send(client, say, [
    named('picture.png', picture),
    named('plan.pdf', PDF),
    named('words.txt', 'First words'),
    named('film.webm', readFileSync(new URL('fixtures/film.webm', import.meta.url))),
  ])
  await expect(link(client, 'film.webm')).toBeVisible()

  await look('picture.png')
  const image = mainOf(client).getByRole('img', {
    name: say('files:file.previewOf', { name: 'picture.png' }),
  })
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(40)
  await look('film.webm')
  await expect
    .poll(() => preview('film.webm').evaluate((film: HTMLVideoElement) => film.videoWidth))
    .toBe(64)

  // The browser here has no viewer for PDF and would keep the file: a page that comes under the
  // same headers is let into the frame or not.
  await client.route(
    (url) => url.searchParams.has('show'),
    async (route) => {
      const response = await route.fetch()
      expect((await response.body()).toString()).toBe(PDF)
      expect(response.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^inline/),
      })
      await route.fulfill({ response, contentType: 'text/html', body: '<p>The plan</p>' })
    },
  )
  await look('plan.pdf')
  await expect(client.frameLocator('main iframe').getByText('The plan')).toBeVisible()

  await look('words.txt')
  await expect(preview('words.txt')).toHaveText('First words')
  await mainOf(client).getByText(say('files:upload.versionTitle'), { exact: true }).click()
  await send(client, say, [named('better.txt', 'Second words')], 'files:upload.versionLabel')
  await expect(preview('words.txt')).toHaveText('Second words')
  const old = await mainOf(client)
    .getByRole('link', { name: say('files:file.downloadVersion', { number: 1 }) })
    .getAttribute('href')
  expect(await (await client.request.get(old!)).text()).toBe('First words')
  expect(complaints).toEqual([])
})
