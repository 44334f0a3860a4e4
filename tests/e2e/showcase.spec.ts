import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { showcase } from '../../prisma/seed/showcase'
import { templates } from '../../prisma/seed/templates'
import { expect, expectHeading, mainOf, test } from './journey'
import { open } from './running'
import type { Say } from './words'

const project = (slug: string) => showcase.find((work) => work.slug === slug)!.text.en
const newest = [...templates].sort((one, other) => other.createdAt.localeCompare(one.createdAt))[0]!

/** Other hosts are not there in a test; their pages are empty ones. */
async function standInForSources(page: Page) {
  await page
    .context()
    .route(/^https:\/\/[\w.-]+\.example\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>source</title>' }),
    )
}

function cardOf(page: Page, name: string) {
  return mainOf(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
}

async function choose(page: Page, say: Say, label: string, option: string) {
  await mainOf(page).getByLabel(label, { exact: true }).selectOption({ label: option })
  await mainOf(page)
    .getByRole('button', { name: say('ui:filter.apply') })
    .click()
}

test('from the home page to a project, by its category and technology, to its neighbor and a service', async ({
  page,
  say,
}) => {
  await page.goto(`${paths.home()}#work`)
  await mainOf(page)
    .getByRole('link', { name: say('highlights:projects.all') })
    .click()
  await expectHeading(page, say('showcase:projects.heading'))

  const categories = page.getByRole('navigation', { name: say('showcase:projects.categories') })
  await categories.getByRole('link', { name: say('shop:catalog.filter.app') }).click()
  await expect(
    categories.getByRole('link', { name: say('shop:catalog.filter.app') }),
  ).toHaveAttribute('aria-current', 'page')
  await choose(page, say, say('showcase:projects.technology'), 'PostgreSQL')
  await expect(mainOf(page).getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/category=app/)
  await expect(
    mainOf(page).getByLabel(say('showcase:projects.technology'), { exact: true }),
  ).toHaveValue('PostgreSQL')

  await mainOf(page)
    .getByRole('link', { name: project('vagverk').title })
    .click()
  await expectHeading(page, project('vagverk').title)
  await expect(
    mainOf(page).getByRole('link', { name: say('showcase:project.visit') }),
  ).toHaveAttribute('target', '_blank')
  await page
    .getByRole('navigation', { name: say('showcase:project.neighbors') })
    .getByRole('link', { name: say('showcase:project.next') })
    .click()
  await expectHeading(page, project('brouwerij-de-sluis').title)
  await page
    .getByRole('region', { name: say('showcase:project.related') })
    .getByRole('article')
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
})

test('a filter that nothing fits leads back to all projects, and its fields are free again', async ({
  page,
  say,
}) => {
  await page.goto(paths.showcase({ technology: 'Framer' }))
  await choose(page, say, say('showcase:projects.industry'), 'Logistics')
  await expect(mainOf(page)).toContainText(say('showcase:projects.noHits'))
  await mainOf(page)
    .getByRole('link', { name: say('showcase:projects.back') })
    .click()
  await expect(mainOf(page).getByRole('article')).toHaveCount(
    showcase.filter(({ status }) => status === 'live').length,
  )
  await expect(
    mainOf(page).getByLabel(say('showcase:projects.technology'), { exact: true }),
  ).toHaveValue('')
})

test('templates are filtered, sorted and found by the keyboard alone', async ({ page, say }) => {
  await page.goto(paths.templates())
  await mainOf(page).getByLabel(say('showcase:templates.price'), { exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/price=free/)
  await expect(page).toHaveURL(/pick=1/)
  const picks = templates.filter(({ price, studioPick }) => price === 'free' && studioPick)
  await expect(mainOf(page).getByRole('article')).toHaveCount(picks.length)
  await expect(
    mainOf(page).getByRole('checkbox', { name: say('showcase:templates.pickOnly') }),
  ).toBeChecked()

  const order = page.getByRole('navigation', { name: say('showcase:templates.order') })
  await order.getByRole('link', { name: say('showcase:templates.sort.name') }).press('Enter')
  await expect(
    order.getByRole('link', { name: say('showcase:templates.sort.name') }),
  ).toHaveAttribute('aria-current', 'page')
  const names = picks.map(({ name }) => name).sort()
  await expect
    .poll(async () =>
      (await mainOf(page).getByRole('article').getByRole('heading').allInnerTexts()).map((text) =>
        text.split('\n')[0]!.split(' (')[0]!.trim(),
      ),
    )
    .toEqual(names)
})

test('a template opens at its source in a new tab, and with script the studio is told', async ({
  page,
  script,
}) => {
  await standInForSources(page)
  await open(page, paths.templates(), script)
  const told: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(paths.api('templates/'))) told.push(`${request.method()} ${pathname}`)
  })
  const [source] = await Promise.all([
    page.waitForEvent('popup'),
    cardOf(page, newest.name).getByRole('link').click(),
  ])
  await expect.poll(() => source.url()).toBe(`${newest.sourceUrl}/`)
  expect(await source.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await expect.poll(() => told.length).toBe(script ? 1 : 0)
  if (script) expect(told[0]).toMatch(/^GET \/api\/templates\/\d+$/)
})

test('the templates of the home page are walked by arrows where script can show them, and by keys everywhere', async ({
  page,
  say,
  script,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.home())
  const label = say('highlights:templates.strip')
  const strip = page.getByRole('region', { name: label, exact: true })
  const scrolled = () => strip.evaluate((element) => Math.round(element.scrollLeft))
  const back = page.getByRole('button', { name: say('ui:carousel.back', { label }) })
  const on = page.getByRole('button', { name: say('ui:carousel.on', { label }) })
  await strip.scrollIntoViewIfNeeded()
  expect((await strip.getByRole('listitem').first().boundingBox())!.width).toBe(300)
  await expect(back).toBeHidden()
  await expect(on).toBeVisible({ visible: script })
  if (script) {
    await on.click()
    await expect.poll(scrolled).toBe(320)
    await expect(back).toBeVisible()
    await back.click()
    await expect.poll(scrolled).toBe(0)
  }
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(scrolled).toBeGreaterThan(0)
})

test('feeds are XML that a browser reads', async ({ page }) => {
  for (const [list, feed] of [
    [paths.showcase(), paths.showcaseFeed()],
    [paths.templates(), paths.templatesFeed()],
  ] as const) {
    await page.goto(list)
    const link = page.locator('head link[type="application/atom+xml"]')
    expect(new URL((await link.getAttribute('href'))!).pathname).toBe(feed)
    const xml = await (await page.request.get(feed)).text()
    const parsed = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      return {
        error: document.querySelector('parsererror')?.textContent ?? null,
        root: document.documentElement.localName,
        entries: document.getElementsByTagName('entry').length,
      }
    }, xml)
    expect(parsed).toEqual({ error: null, root: 'feed', entries: expect.any(Number) })
    expect(parsed.entries).toBeGreaterThan(5)
  }
})
