import type { Locator, Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { expect, mainOf, test } from './journey'
import type { Say } from './words'

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }
const FEATURED_FOR = 5000

const showcaseOf = (page: Page, say: Say) =>
  mainOf(page).getByRole('group', { name: say('home:showcase.label') })
const pauseOf = (page: Page, say: Say) =>
  page.getByRole('checkbox', { name: say('home:showcase.pause') })

/** Clicks what is shown of the pause control, and takes the pointer away. */
async function togglePause(page: Page, say: Say) {
  await page
    .locator('label')
    .filter({ has: pauseOf(page, say) })
    .click()
  await page.mouse.move(0, 0)
}

function style(element: Locator, property: string) {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)
}

/** Which of the six pictures is featured, counted from 0. */
function featured(showcase: Locator) {
  return showcase
    .getByRole('radio')
    .evaluateAll((dots) => dots.findIndex((dot) => (dot as HTMLInputElement).checked))
}

test('each dot features its picture', async ({ page, say }) => {
  await page.setViewportSize(desktop)
  await page.goto(paths.home())
  const showcase = showcaseOf(page, say)
  for (const name of ['app', 'shop', 'brand', 'content', 'dashboard', 'website'] as const) {
    await showcase.getByRole('radio', { name: say(`home:showcase.${name}.name`) }).click()
    if (name === 'website') continue
    await expect(showcase.getByRole('img')).toHaveCount(1)
    await expect(
      showcase.getByRole('img', { name: say(`home:showcase.${name}.alt`) }),
    ).toBeVisible()
  }
})

test('the dots are chosen with the keyboard', async ({ page, say }) => {
  await page.goto(paths.home())
  const showcase = showcaseOf(page, say)
  await showcase.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(showcase.getByRole('img', { name: say('home:showcase.shop.alt') })).toBeVisible()
})

test.describe('with script', () => {
  test.beforeEach(({ script }) => test.skip(!script))

  test('the page is shown before a module is fetched', async ({ page }) => {
    await page.goto(paths.home(), { waitUntil: 'networkidle' })
    const [shown, ...modules] = await page.evaluate(() => {
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      return [...performance.getEntriesByName('first-paint'), ...files].map(
        ({ startTime }) => startTime,
      )
    })
    expect(modules.length).toBeGreaterThan(3)
    expect(Math.min(...modules)).toBeGreaterThan(shown!)
  })

  test('another picture is featured every five seconds', async ({ page, say }) => {
    await page.clock.install()
    await page.goto(paths.home(), { waitUntil: 'networkidle' })
    const showcase = showcaseOf(page, say)
    const after = async (ms: number) => {
      await page.clock.runFor(ms)
      return featured(showcase)
    }
    const start = await featured(showcase)
    expect(await after(FEATURED_FOR)).toBe((start + 1) % 6)
    expect(await after(2 * FEATURED_FOR)).toBe((start + 3) % 6)
    expect(await after(3 * FEATURED_FOR)).toBe(start)

    await togglePause(page, say)
    await expect(pauseOf(page, say)).toBeChecked()
    const paused = await featured(showcase)
    expect(await after(4 * FEATURED_FOR)).toBe(paused)
    await togglePause(page, say)
    expect(await after(FEATURED_FOR)).not.toBe(paused)
  })

  test('the pictures wait for who points at them, uses the keyboard among them or wants no motion', async ({
    page,
    say,
  }) => {
    await page.clock.install()
    await page.goto(paths.home(), { waitUntil: 'networkidle' })
    const showcase = showcaseOf(page, say)
    const moves = async () => {
      const before = await featured(showcase)
      await page.clock.runFor(FEATURED_FOR)
      return (await featured(showcase)) !== before
    }
    await showcase.hover()
    expect(await moves()).toBe(false)
    await page.mouse.move(0, 0)
    expect(await moves()).toBe(true)

    await showcase.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await moves()).toBe(false)
    await showcase.getByRole('radio', { checked: true }).blur()
    expect(await moves()).toBe(true)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await moves()).toBe(false)
  })

  test('a swipe of more than 50 px moves the workflow one step', async ({ browser, say }) => {
    const page = await browser.newPage({
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      locale: 'en-GB',
    })
    await page.goto(paths.home(), { waitUntil: 'networkidle' })
    const steps = page.locator('#workflow ol')
    await steps.scrollIntoViewIfNeeded()
    const touch = await page.context().newCDPSession(page)
    const swipe = async (distance: number) => {
      const { x, y, width } = (await steps.boundingBox())!
      const from = { x: x + width / 2, y: y + 60 }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ ...from, x: from.x + distance }],
      })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const dots = page.getByRole('navigation', { name: say('home:workflow.dots') }).getByRole('link')
    await swipe(-70)
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'step')
    await swipe(-300)
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'step')
    await swipe(70)
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'step')
    await page.close()
  })

  test('the progress follows the scrolling where the style sheet cannot do it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    await page.setViewportSize(desktop)
    await page.goto(paths.home(), { waitUntil: 'networkidle' })
    const flight = page.locator('.flight')
    const progress = () =>
      flight.evaluate((element) => (element as HTMLElement).style.getPropertyValue('--progress'))
    await expect.poll(progress).toBe('0')
    const top = await flight.evaluate(
      (element) => element.getBoundingClientRect().top + scrollY - innerHeight,
    )
    for (const [past, expected] of [
      [100, '0'],
      [250, '50'],
      [400, '100'],
      [1000, '100'],
    ] as const) {
      await page.evaluate((y) => scrollTo(0, y), top + past)
      await expect.poll(progress).toBe(expected)
    }
  })
})

test.describe('without script', () => {
  test.beforeEach(({ script }) => test.skip(script))

  test('the style sheet turns the pictures until one is chosen, and can be paused', async ({
    page,
    say,
  }) => {
    await page.setViewportSize(desktop)
    await page.goto(paths.home())
    const picture = showcaseOf(page, say).locator('figure').first()
    expect(await style(picture, 'animation-name')).toBe('featured')
    expect(await style(picture, 'animation-duration')).toBe('30s')
    expect(await style(picture, 'animation-play-state')).toBe('running')
    await togglePause(page, say)
    expect(await style(picture, 'animation-play-state')).toBe('paused')
    await togglePause(page, say)
    expect(await style(picture, 'animation-play-state')).toBe('running')
    await showcaseOf(page, say).hover()
    expect(await style(picture, 'animation-play-state')).toBe('paused')

    await showcaseOf(page, say).getByRole('radio').nth(3).click()
    expect(await style(picture, 'animation-name')).toBe('none')
  })

  test('nothing turns in the light version or with reduced motion, and nothing offers to pause it', async ({
    page,
    say,
    baseURL,
  }) => {
    const picture = showcaseOf(page, say).locator('figure').first()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(paths.home())
    expect(await style(picture, 'animation-name')).toBe('none')
    await expect(pauseOf(page, say)).toBeHidden()

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.request.post(paths.lightVersion(), {
      form: { light: 'on' },
      headers: { Origin: baseURL! },
    })
    await page.goto(paths.home())
    expect(await style(picture, 'animation-name')).toBe('none')
    await expect(pauseOf(page, say)).toBeHidden()
    await showcaseOf(page, say).getByRole('radio').nth(1).click()
    await expect(
      showcaseOf(page, say).getByRole('img', { name: say('home:showcase.app.alt') }),
    ).toBeVisible()
  })
})

test('on a phone the workflow is a carousel with dots', async ({ page, say }) => {
  await page.setViewportSize(phone)
  await page.goto(paths.home(), { waitUntil: 'networkidle' })
  const steps = page.locator('#workflow ol > li')
  const dots = page.getByRole('navigation', { name: say('home:workflow.dots') }).getByRole('link')
  await expect(dots).toHaveCount(4)
  for (const step of [2, 0, 3]) {
    await dots.nth(step).click()
    await expect(steps.nth(step)).toBeInViewport({ ratio: 0.5 })
    await expect(steps.nth(1)).not.toBeInViewport({ ratio: 0.5 })
    await expect
      .poll(() =>
        dots.nth(step).evaluate((dot) => parseFloat(getComputedStyle(dot, '::before').width)),
      )
      .toBeGreaterThan(20)
  }
  await steps.nth(3).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${paths.auth()}\\?`))
})

test('on a desktop the boat follows the progress from 0 to 100', async ({ page, say }) => {
  await page.setViewportSize(desktop)
  await page.goto(paths.home())
  const bar = page.locator('.flight-progress')
  await expect(page.getByRole('navigation', { name: say('home:workflow.dots') })).toBeHidden()
  const top = await page
    .locator('.flight')
    .evaluate((element) => element.getBoundingClientRect().top + scrollY - innerHeight)
  for (const [past, expected] of [
    [0, '0'],
    [250, '50'],
    [400, '100'],
    [900, '100'],
  ] as const) {
    await page.evaluate((y) => scrollTo(0, y), top + past)
    await expect.poll(() => style(bar, '--progress')).toBe(expected)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate((y) => scrollTo(0, y), top)
  await expect.poll(() => style(bar, '--progress')).toBe('100')
})

test('the steps lead on, and know who is signed in', async ({ page, say }) => {
  await page.setViewportSize(desktop)
  await page.goto(paths.home())
  await mainOf(page)
    .getByRole('link', { name: say('home:workflow.steps.track.logIn') })
    .click()
  await expect(page).toHaveURL(paths.auth())
  await page.goto(paths.home())
  await mainOf(page)
    .getByRole('link', { name: say('home:workflow.steps.collaborate.link') })
    .click()
  await expect(page).toHaveURL(paths.features())
})
