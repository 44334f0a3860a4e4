import type { Page } from 'playwright'

export const TEXT_SIZE = 16

/** How far the page sticks out sideways, in pixels. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/**
 * Sets the size of text as a reader does in the browser's settings, where 16 px is the usual one.
 */
export async function setTextSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await browser.detach()
}

/**
 * Texts that a box with a fixed size cuts off; what can be scrolled, ends in an ellipsis or is for
 * screen readers alone is none.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const [hidesX, hidesY] = [overflowX, overflowY].map(
        (value) => value === 'hidden' || value === 'clip',
      )
      const tooWide =
        hidesX && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      const tooHigh =
        hidesY && webkitLineClamp === 'none' && element.scrollHeight > element.clientHeight + 1
      return tooWide || tooHigh
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      )
    const all = [...document.querySelectorAll('main *, header *, footer *, nav *')].filter(
      (element) => element.clientWidth > 2 && element.clientHeight > 2,
    )
    const cut = all.filter(
      (element) =>
        hasText(element) && element.checkVisibility({ visibilityProperty: true }) && isCut(element),
    )
    return cut.map(
      (element) =>
        `${element.tagName.toLowerCase()} “${element.textContent!.trim().slice(0, 40)}” is cut off`,
    )
  })
}

/**
 * With the colors of the system: buttons and fields that nothing tells from the text around them,
 * neither line nor picture.
 */
export function flatControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasLine = (element: Element) => {
      const style = getComputedStyle(element)
      const border = ['Top', 'Right', 'Bottom', 'Left'].some(
        (side) => parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) >= 1,
      )
      return (
        border ||
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1) ||
        style.textDecorationLine.includes('underline')
      )
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.clientWidth > 2 &&
      !element.closest('.sr-only')
    const isTold = (element: Element) => {
      const near = [
        element,
        ...element.querySelectorAll('*'),
        ...(element.closest('label') ? [element.closest('label')!] : []),
      ]
      return (
        near.some(hasLine) ||
        element.querySelector('svg, img') !== null ||
        element.matches(
          '[type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=image]',
        )
      )
    }
    const controls = [
      ...document.querySelectorAll('button, input:not([type=hidden]), select, textarea'),
    ].filter(isSeen)
    return controls
      .filter((control) => !isTold(control))
      .map(
        (control) =>
          `${control.tagName.toLowerCase()} ${control.id} “${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)}” has no line around it in forced colors`,
      )
  })
}
