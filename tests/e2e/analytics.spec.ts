import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { createSqliteDatabase } from '../setup/sqlite'
import { startOwnApp, type OwnApp } from './own-app'
import { open } from './running'
import { wordsIn } from './words'

const say = wordsIn('en')
const ID = 'G-TEST'
const PATIENCE = 60_000

/** A tag that sends on what it is told, and sets a cookie of its own, as the real one does. */
const TAG = `
  const { origin } = new URL(document.currentScript.src)
  const send = (command) => { new Image().src = origin + '/collect?' + new URLSearchParams({ at: performance.timeOrigin + performance.now(), command: JSON.stringify([...command]) }) }
  for (const command of dataLayer) send(command)
  const { push } = dataLayer
  dataLayer.push = (command) => { send(command); return push.call(dataLayer, command) }
  document.cookie = '_ga=GA1.1; path=/'
`

type Command = [name: string, ...unknown[]]

let asked: string[] = []
let tagServer: Server
let app: OwnApp
let site: string

/** What the tag was told, of one kind. */
function told(kind: string): Command[] {
  const calls = asked
    .filter((url) => url.startsWith('/collect'))
    .map((url) => new URLSearchParams(url.split('?')[1]))
  // They may come in another order than they were sent in.
  const commands = calls
    .sort((one, other) => Number(one.get('at')) - Number(other.get('at')))
    .map((call) => JSON.parse(call.get('command')!) as Command)
  return commands.filter(([name]) => name === kind)
}

async function startTagServer() {
  tagServer = createServer((request, response) => {
    asked.push(request.url!)
    if (request.url!.startsWith('/tag.js'))
      response.setHeader('Content-Type', 'text/javascript').end(TAG)
    else response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => tagServer.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(tagServer.address() as AddressInfo).port}/tag.js`
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(2 * PATIENCE)
  // A studio that has nothing to sell yet.
  app = await startOwnApp(await createSqliteDatabase(), {
    ANALYTICS_ID: ID,
    ANALYTICS_SRC: await startTagServer(),
  })
  site = app.site
})

test.afterAll(async () => {
  tagServer.closeAllConnections()
  tagServer.close()
  await app.dispose()
})

test.beforeEach(() => {
  asked = []
})

async function choose(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0)
}

async function openPreferences(page: Page) {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.cookieSettings') })
    .click()
}

/** Whether the page has a tag, or a queue for one. */
function isTagged(page: Page) {
  return page.evaluate(
    () => 'dataLayer' in window || [...document.scripts].some(({ src }) => src.includes('/tag.js')),
  )
}

test('nothing is loaded before the choice, nor after a rejection', async ({ page, context }) => {
  await page.goto(`${site}${paths.shop()}`, { waitUntil: 'networkidle' })
  expect(await isTagged(page)).toBe(false)
  await choose(page, say('consent:banner.reject'))
  await page.goto(`${site}${paths.home()}`, { waitUntil: 'networkidle' })
  expect(await isTagged(page)).toBe(false)
  expect(asked).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['kanal_consent'])
})

test('after consent the tag is loaded, told what is allowed and of every page, until consent ends', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await open(page, `${site}${paths.shop()}`, javaScriptEnabled ?? true)
  await choose(page, say('consent:banner.accept'))
  if (!(javaScriptEnabled ?? true)) {
    expect(await isTagged(page)).toBe(false)
    expect(asked).toEqual([])
    return
  }
  const pages = () => told('event').filter(([, name]) => name === 'page_view').length
  await expect.poll(pages).toBe(1)
  expect(asked[0]).toBe(`/tag.js?id=${ID}`)
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }
  const granted = {
    analytics_storage: 'granted',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  }
  expect(told('consent').slice(0, 2)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
  ])
  expect(told('config')).toEqual([['config', ID, { send_page_view: false }]])

  await page
    .getByRole('navigation', { name: say('shop:catalog.filters') })
    .getByRole('link', { name: say('shop:catalog.filter.ai') })
    .click()
  await expect.poll(pages).toBe(2)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.features') })
    .click()
  await expect.poll(pages).toBe(3)
  await expect
    .poll(() => told('set').at(-1))
    .toEqual(['set', { page_location: site + paths.features(), page_referrer: '' }])
  expect((await context.cookies()).some(({ name }) => name === '_ga')).toBe(true)

  await page.reload()
  await expect.poll(pages).toBe(4)
  await openPreferences(page)
  await page.getByRole('switch', { name: say('consent:categories.analytics.label') }).uncheck()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('consent:save') })
    .click()
  await expect
    .poll(() => told('consent').at(-1))
    .toEqual(['consent', 'update', { ...granted, analytics_storage: 'denied' }])
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === '_ga'))
    .toBe(false)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common:nav.faq') })
    .click()
  await expect(page).toHaveURL(`${site}${paths.faq()}`)
  expect(pages()).toBe(4)

  await openPreferences(page)
  await page.getByRole('switch', { name: say('consent:categories.marketing.label') }).uncheck()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('consent:save') })
    .click()
  await expect.poll(() => told('consent').at(-1)).toEqual(['consent', 'update', denied])
  await page.waitForLoadState('networkidle')
  asked = []
  await page.goto(`${site}${paths.home()}`, { waitUntil: 'networkidle' })
  expect(await isTagged(page)).toBe(false)
  expect(asked).toEqual([])
})

test('the light version has none', async ({ page }) => {
  await page.goto(`${site}${paths.home()}`)
  await choose(page, say('consent:banner.accept'))
  asked = []
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('ui:light.enter') })
    .click()
  await expect(page.getByRole('button', { name: say('ui:light.leave') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  asked = []
  await page.goto(`${site}${paths.shop()}`, { waitUntil: 'networkidle' })
  expect(await isTagged(page)).toBe(false)
  expect(asked).toEqual([])
})
