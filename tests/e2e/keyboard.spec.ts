import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { findProductId, putInCart } from './forms'
import { expect, test } from './journey'
import { open } from './running'
import { THOROUGH } from './soundness'

const SIZES = [{ width: 360, height: 640 }, { width: 1280, height: 720 }]

/** What has the focus, and what is wrong with how it shows; null when the focus has left the page. */
function inspectFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const shows = (node: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const bar = document.querySelector('body > header')!.getBoundingClientRect()
    const banner = document.querySelector('.consent-banner')
    const flaws = [
      !shows(element) && !shows(element.closest('label') ?? element) ? 'has no ring' : '',
      bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth ? 'is out of view' : '',
      !element.closest('body > header, .skip-link, .consent-banner') && top < bar.bottom - 1 ? 'is behind the bar' : '',
      banner && !banner.contains(element) && bottom > banner.getBoundingClientRect().top + 1 ? 'is behind the cookie banner' : '',
    ].filter(Boolean)
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return { id: `${element.tagName.toLowerCase()} ${element.id} ${words}`, flaws }
  })
}

/** The links among the stops; a carousel's arrows come and go with what is in view. */
const links = (stops: string[]) => stops.filter((stop) => stop.startsWith('a '))

/** Walks the page with one key until the focus leaves it; the ways of a page are shorter than 300 stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: string[] = []
  const flaws: string[] = []
  for (let stop = 0; stop < 300; stop++) {
    await page.keyboard.press(key)
    const focus = await inspectFocus(page)
    if (!focus) return { stops, flaws }
    stops.push(focus.id)
    flaws.push(...focus.flaws.map((flaw) => `${key}: ${focus.id} ${flaw}`))
  }
  return { stops, flaws: [...flaws, `${key} never leaves the page`] }
}

test('the skip link comes first and leads past the bar', async ({ page, say }) => {
  for (const path of [paths.home(), paths.shop(), paths.auth(), '/no/such/page']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: say('ui:nav.skip') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  }
})

for (const size of SIZES) {
  test(`the focus is seen on its way through a page at ${size.width} px, there and back`, async ({ page, script }) => {
    test.skip(!THOROUGH && script === (size.width === 360), 'by day the narrow page is walked without script, the wide one with it')
    test.slow()
    await putInCart(page.request, logoSprint)
    await page.setViewportSize(size)
    for (const path of [paths.home(), paths.product(await findProductId(page.request, logoSprint)), paths.checkout()]) {
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
    test(`no focus is behind the banner at ${size.width} px, there and back`, async ({ page, say, script }) => {
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
