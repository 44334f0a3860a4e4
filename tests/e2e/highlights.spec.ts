import type { Locator, Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { expect, mainOf, test } from './journey'
import type { Say } from './words'

const region = (page: Page, say: Say, name: 'testimonials' | 'services') =>
  mainOf(page).getByRole('region', { name: say(`highlights:${name}.strip`), exact: true })
const scrolled = (strip: Locator) => strip.evaluate((element) => Math.round(element.scrollLeft))
const motionOf = (strip: Locator) =>
  strip
    .locator('ul')
    .first()
    .evaluate((list) => getComputedStyle(list).animationPlayState)
const arrows = (page: Page, say: Say) => {
  const label = say('highlights:services.strip')
  return {
    back: page.getByRole('button', { name: say('ui:carousel.back', { label }) }),
    on: page.getByRole('button', { name: say('ui:carousel.on', { label }) }),
  }
}

test.use({ viewport: { width: 1280, height: 800 } })

test('testimonials drift by and stand still for the pointer, the focus and the switch', async ({
  page,
  say,
}) => {
  await page.goto(paths.home())
  const strip = region(page, say, 'testimonials')
  await strip.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await expect.poll(() => motionOf(strip)).toBe('running')
  await expect(strip.locator('ul').first()).toHaveCSS('animation-duration', '20s')
  const left = () =>
    strip
      .locator('ul')
      .first()
      .evaluate((list) => list.getBoundingClientRect().left)
  const before = await left()
  await expect.poll(left).not.toBe(before)

  await strip.hover()
  await expect.poll(() => motionOf(strip)).toBe('paused')
  await page.mouse.move(0, 0)
  await expect.poll(() => motionOf(strip)).toBe('running')
  await strip.focus()
  await expect.poll(() => motionOf(strip)).toBe('paused')

  await page.keyboard.press('Tab')
  const pause = mainOf(page).getByRole('switch', { name: say('ui:marquee.pause') })
  await expect(pause).toBeFocused()
  await expect.poll(() => motionOf(strip)).toBe('running')
  await page.keyboard.press('Space')
  await expect(pause).toBeChecked()
  await expect.poll(() => motionOf(strip)).toBe('paused')
  await strip.press('ArrowRight')
  await expect.poll(() => scrolled(strip)).toBeGreaterThan(0)
  await pause.press('Space')
  await page.mouse.move(0, 0)
  await expect.poll(() => motionOf(strip)).toBe('running')
  await expect.poll(() => scrolled(strip)).toBe(0)
})

test('with reduced motion the testimonials are a plain strip without copies', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.home())
  const strip = region(page, say, 'testimonials')
  await expect(strip.locator('ul').first()).toHaveCSS('animation-name', 'none')
  await expect(strip.locator('ul:visible')).toHaveCount(1)
  await expect(mainOf(page).getByRole('switch', { name: say('ui:marquee.pause') })).toBeHidden()
  await strip.press('ArrowRight')
  await expect.poll(() => scrolled(strip)).toBeGreaterThan(0)
})

test('the services scroll by the keyboard, and each is reached by Tab', async ({ page, say }) => {
  await page.goto(paths.home())
  const strip = region(page, say, 'services')
  await strip.press('ArrowRight')
  await expect.poll(() => scrolled(strip)).toBeGreaterThan(0)
  const links = strip.getByRole('link')
  await links.first().focus()
  for (let stop = 1; stop < (await links.count()); stop++) {
    await page.keyboard.press('Tab')
    await expect(links.nth(stop)).toBeFocused()
    await expect(links.nth(stop)).toBeInViewport()
  }
})

test('the buttons scroll the services by three quarters, and show only where there is a way', async ({
  page,
  say,
  script,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.home())
  const strip = region(page, say, 'services')
  const { back, on } = arrows(page, say)
  if (!script) {
    await expect(strip).toBeVisible()
    await expect(
      mainOf(page).getByRole('button', { name: say('highlights:services.strip') }),
    ).toHaveCount(0)
    return
  }
  await expect(on).toBeVisible()
  await expect(back).toBeHidden()
  const { step, pitch } = await strip.evaluate((element) => {
    const [first, second] = [...element.querySelectorAll('li')].map((card) =>
      card.getBoundingClientRect(),
    )
    return { step: element.clientWidth * 0.75, pitch: second!.left - first!.left }
  })
  expect(pitch).toBe(360)
  await on.click()
  await expect.poll(() => scrolled(strip)).toBeGreaterThan(step - pitch)
  expect(await scrolled(strip)).toBeLessThan(step + pitch)
  expect((await scrolled(strip)) % pitch).toBe(0)
  await expect(back).toBeVisible()

  await on.focus()
  for (let press = 0; press < 20 && (await on.isVisible()); press++)
    await page.keyboard.press('Enter')
  await expect(on).toBeHidden()
  await expect(strip).toBeFocused()
  const end = (await strip
    .getByRole('link', { name: say('highlights:services.more') })
    .boundingBox())!
  expect(end.x + end.width).toBeLessThan(1280)

  await back.focus()
  for (let press = 0; press < 20 && (await back.isVisible()); press++)
    await page.keyboard.press('Enter')
  await expect(back).toBeHidden()
  expect(await scrolled(strip)).toBe(0)
})

test('the services glide, and there are no buttons when all are in view', async ({
  page,
  say,
  script,
}) => {
  test.skip(!script, 'buttons come with script')
  await page.goto(paths.home())
  const strip = region(page, say, 'services')
  await arrows(page, say).on.click()
  await expect.poll(() => scrolled(strip)).toBe(3 * 360)
  await arrows(page, say).back.click()
  await expect.poll(() => scrolled(strip)).toBe(0)
  await strip
    .locator('li:nth-child(n + 3)')
    .evaluateAll((cards) => cards.forEach((card) => card.remove()))
  await expect(arrows(page, say).on).toBeHidden()
  await expect(arrows(page, say).back).toBeHidden()
})

test('Popular shows other services and goes back, with script on the same page', async ({
  page,
  say,
  script,
}) => {
  await page.goto(paths.home())
  const first = region(page, say, 'services').getByRole('heading').first()
  const toggle = page.getByRole('button', { name: say('highlights:services.popular'), exact: true })
  const featured = await first.textContent()
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(() => Object.assign(window, { stayed: true }))

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  if (script)
    await page.route(/_root\.data\?.*services=/, async (route) => {
      await held
      await route.continue()
    })
  if (script)
    await region(page, say, 'services').evaluate((strip) =>
      strip.scrollTo({ left: 800, behavior: 'instant' }),
    )
  await toggle.click()
  if (script) {
    await expect(page.getByText(say('highlights:services.loading'))).toBeVisible()
    await expect(first).toHaveText(featured!)
  }
  answer()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/?services=popular#services')
  await expect(first).not.toHaveText(featured!)
  await expect(first).toBeInViewport()
  await expect(page.getByText(say('highlights:services.loading'))).toBeHidden()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(script)
  if (script) await expect(toggle).toBeFocused()
  if (script) expect(await scrolled(region(page, say, 'services'))).toBe(0)

  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(first).toHaveText(featured!)
})

test('both strips stand on the home page when it is come to from another page', async ({
  page,
  say,
}) => {
  await page.goto(paths.shop())
  await page.getByRole('banner').getByRole('link', { name: /Kanal/ }).click()
  await expect(page).toHaveURL(paths.home())
  await expect(
    region(page, say, 'testimonials').getByText('Astrid Holmgård').first(),
  ).toBeAttached()
  await expect(region(page, say, 'services').getByRole('link').first()).toBeVisible()
})
