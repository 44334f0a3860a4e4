import type { Page } from 'playwright'

const LONGEST_WAY = 600

/**
 * What has the focus, and what is wrong with how it shows; null when the focus has left the page.
 */
function inspectFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    // The focus moves into a frame without an event outside of it; the document in it shows where
    // it is.
    if (element instanceof HTMLIFrameElement) window.focused?.push(element)
    const shows = (node: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(node)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const bar = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
    const banner = document.querySelector('.consent-banner')
    const flaws =
      element instanceof HTMLIFrameElement
        ? []
        : [
            // A label or a card may show it for what it holds.
            ![element, element.closest('label'), element.closest('li')].some(
              (node) => node && shows(node),
            )
              ? 'has no ring'
              : '',
            bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth
              ? 'is out of view'
              : '',
            !element.closest('body > header, .skip-link, .consent-banner') && top < bar - 1
              ? 'is behind the bar'
              : '',
            banner && !banner.contains(element) && bottom > banner.getBoundingClientRect().top + 1
              ? 'is behind the cookie banner'
              : '',
          ].filter(Boolean)
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .slice(0, 40)
    return { id: `${element.tagName.toLowerCase()} ${element.id} ${words}`, flaws }
  })
}

/**
 * Walks the page with one key until the focus leaves it; the ways of a page are shorter than
 * LONGEST_WAY.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: string[] = []
  const flaws: string[] = []
  for (let stop = 0; stop < LONGEST_WAY; stop++) {
    await page.keyboard.press(key)
    const focus = await inspectFocus(page)
    if (!focus) return { stops, flaws }
    stops.push(focus.id)
    flaws.push(...focus.flaws.map((flaw) => `${key}: ${focus.id} ${flaw}`))
  }
  return { stops, flaws: [...flaws, `${key} never leaves the page`] }
}

/**
 * What Tab should stop at, in the order of the document: all that is seen and can be used; of the
 * radio buttons of a group, one.
 */
const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex="0"]'

function listenForFocus(page: Page) {
  return page.evaluate((selector) => {
    window.focused = []
    window.disabledBefore = new Set(document.querySelectorAll(`:is(${selector}):disabled`))
    document.addEventListener(
      'focusin',
      ({ target }) => void window.focused?.push(target as Element),
      true,
    )
  }, CONTROLS)
}

/**
 * The controls that the walk left out, except those that it has itself enabled by scrolling on, and
 * those that it came to before one that stands before them.
 */
function compareWithDocument(page: Page) {
  return page.evaluate((selector) => {
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
    const usable = (element: HTMLElement) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert], svg')
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.id} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => usable(element) && seen(element),
    )
    const groupOf = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio'
        ? `${element.form?.id} ${element.name}`
        : element
    const focused = window.focused ?? []
    const reached = new Set(focused.map(groupOf))
    const positions = focused
      .map((element) => controls.indexOf(element as HTMLElement))
      .filter((position) => position >= 0)
    return [
      ...controls
        .filter((control) => !reached.has(groupOf(control)) && !window.disabledBefore?.has(control))
        .map((control) => `${nameOf(control)} is never reached`),
      ...positions.flatMap((position, index) =>
        index > 0 && position < positions[index - 1]!
          ? [`${nameOf(controls[position]!)} comes after what stands behind it`]
          : [],
      ),
    ]
  }, CONTROLS)
}

/**
 * Waits till script has taken the page over, and for the frame after it: React marks what it
 * renders, the document's root last.
 */
export async function waitForScript(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')),
  )
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/**
 * Walks from the top of a page with script to its end by Tab: what is wrong with the focus on the
 * way, what was left out, and what came out of order.
 */
export async function walkAll(page: Page): Promise<string[]> {
  await waitForScript(page)
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    scrollTo(0, 0)
  })
  await listenForFocus(page)
  const { flaws } = await walk(page, 'Tab')
  return [...flaws, ...(await compareWithDocument(page))]
}

declare global {
  interface Window {
    focused?: Element[]
    disabledBefore?: Set<Element>
  }
}
