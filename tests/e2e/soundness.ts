import { expect, type Page } from 'playwright/test'
import { findAxeViolations } from '../setup/axe'
import { overflow, setTextSize, TEXT_SIZE } from '../setup/page-layout'
import { THOROUGH } from '../setup/thorough'

const WIDTHS = [320, 768, 1440]
const WIDEST = [1440]
/**
 * Axe takes its time: by day it looks at the narrow layout in the dark and at the wide one in the
 * light.
 */
const AXE_BY_DAY = { dark: 320, light: 1440 }

/** A panel that still slides in does not cover what is beneath it, which is hidden already. */
const settled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((one) => one instanceof CSSTransition && one.playState === 'running').length,
      ),
    )
    .toBe(0)

/**
 * What axe finds on the page as it stands, and whether anything sticks out sideways, on the desktop
 * also with text twice as large. Neither script nor the light theme changes the layout: with them
 * one width is looked at.
 */
export async function findFlaws(
  page: Page,
  { script, theme }: { script: boolean; theme: 'dark' | 'light' },
): Promise<string[]> {
  const flaws: string[] = []
  const everyWidth = THOROUGH || (!script && theme === 'dark')
  for (const width of everyWidth ? WIDTHS : WIDEST) {
    await page.setViewportSize({ width, height: 800 })
    await settled(page)
    const found =
      THOROUGH || AXE_BY_DAY[theme] === width ? await findAxeViolations(page, { script }) : []
    if ((await overflow(page)) > 0) found.push('sticks out')
    flaws.push(...found.map((flaw) => `${width} px: ${flaw}`))
  }
  if (!everyWidth) return flaws
  await setTextSize(page, 2 * TEXT_SIZE)
  if ((await overflow(page)) > 0) flaws.push('sticks out with text of 200 %')
  await setTextSize(page, TEXT_SIZE)
  return flaws
}
