import { paths } from '../../app/paths'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { walk } from '../setup/keyboard-walk'
import { THOROUGH } from '../setup/thorough'
import { findProductId, putInCart } from './forms'
import { expect, test } from './journey'
import { open } from './running'

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
]

/** The links among the stops; a carousel's arrows come and go with what is in view. */
const links = (stops: string[]) => stops.filter((stop) => stop.startsWith('a '))

test('the skip link comes first and leads past the bar', async ({ page, say }) => {
  for (const path of [paths.home(), paths.shop(), paths.auth(), '/no/such/page']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: say('ui:nav.skip') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  }
})

for (const size of SIZES) {
  test(`the focus is seen on its way through a page at ${size.width} px, there and back`, async ({
    page,
    script,
  }) => {
    test.skip(
      !THOROUGH && script === (size.width === 360),
      'by day the narrow page is walked without script, the wide one with it',
    )
    test.slow()
    await putInCart(page.request, logoSprint)
    await page.setViewportSize(size)
    for (const path of [
      paths.home(),
      paths.product(await findProductId(page.request, logoSprint)),
      paths.checkout(),
    ]) {
      await open(page, path, script)
      const there = await walk(page, 'Tab')
      const back = await walk(page, 'Shift+Tab')
      expect(there.stops.length).toBeGreaterThan(20)
      expect(links(back.stops).reverse()).toEqual(links(there.stops))
      expect([...there.flaws, ...back.flaws]).toEqual([])
    }
  })
}

test.describe('before the cookie choice', () => {
  test.use({ consent: false })

  for (const size of SIZES) {
    test(`no focus is behind the banner at ${size.width} px, there and back`, async ({
      page,
      say,
      script,
    }) => {
      await page.setViewportSize(size)
      await open(page, paths.shop(), script)
      await expect(page.getByRole('button', { name: say('consent:banner.accept') })).toBeVisible()
      const there = await walk(page, 'Tab')
      const back = await walk(page, 'Shift+Tab')
      expect(there.stops.slice(1, 5).join()).toContain(say('consent:banner.reject'))
      expect(links(back.stops).reverse()).toEqual(links(there.stops))
      expect([...there.flaws, ...back.flaws]).toEqual([])
    })
  }
})

test('what has the focus in a track of cards stands whole in a phone’s window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.home())
  const found = await page.locator('.flight-steps a').all()
  expect(found.length).toBeGreaterThan(2)
  for (const link of found) {
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})
