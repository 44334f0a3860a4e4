import { paths } from '../../app/paths'
import { expect, expectHeading, mainOf, test } from './journey'

test.use({ serviceWorkers: 'allow' })

test('pages that were read are kept, and the offline page leads to them', async ({ page, say, script }) => {
  test.skip(!script, 'a browser without script has no service worker')
  await page.goto(paths.home())
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => caches.match('/offline')).then(Boolean))
  await page.goto(paths.shop())
  const title = await page.title()
  await page.waitForFunction((url) => caches.open('pages').then((cache) => cache.match(url, { ignoreVary: true })).then(Boolean), page.url())

  await page.goto(paths.offline())
  await expectHeading(page, say('common:offline.title'))
  await mainOf(page).getByRole('link', { name: title }).click()
  await expectHeading(page, say('shop:catalog.title'))
})

test('the offline page reads without script too', async ({ page, say }) => {
  await page.goto(paths.offline())
  await expectHeading(page, say('common:offline.title'))
  await expect(mainOf(page)).toContainText(say('common:offline.none'))
})
