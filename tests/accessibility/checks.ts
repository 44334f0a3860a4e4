import type { Page } from 'playwright/test'
import { findAxeViolations } from '../setup/axe'
import { walkAll } from '../setup/keyboard-walk'
import { cutTexts, flatControls, overflow, setTextSize, TEXT_SIZE } from '../setup/page-layout'

const HEIGHT = 800

async function tellOverflow(page: Page) {
  const pixels = await overflow(page)
  return pixels > 0 ? [`sticks out sideways by ${pixels} px`] : []
}

export async function inWidth(
  page: Page,
  width: number,
  { forcedColors = false } = {},
): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT })
  return [
    ...(await findAxeViolations(page, { script: true, forcedColors })),
    ...(await tellOverflow(page)),
  ]
}

/** With text twice as large nothing sticks out, and nothing is cut off that was not before. */
export async function withLargeText(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT })
  const before = new Set(await cutTexts(page))
  await setTextSize(page, 2 * TEXT_SIZE)
  const found = [
    ...(await tellOverflow(page)),
    ...(await cutTexts(page)).filter((text) => !before.has(text)),
  ]
  await setTextSize(page, TEXT_SIZE)
  return found
}

export async function byKeyboard(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT })
  return walkAll(page)
}

/**
 * In forced colors axe finds nothing, fields and buttons have a line around them, and the focus is
 * seen.
 */
export async function inForcedColors(page: Page, width: number): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  // What fades from color to color has done so on a page that begins with the forced ones.
  await page.reload()
  const found = [
    ...(await inWidth(page, width, { forcedColors: true })),
    ...(await flatControls(page)),
    ...(await walkAll(page)),
  ]
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}
