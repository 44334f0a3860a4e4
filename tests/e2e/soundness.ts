import type { Page } from 'playwright/test'
import { findAxeViolations } from '../setup/axe'

const WIDTHS = [320, 768, 1440]
const TEXT_SIZE = 16

export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Sets the size of text as a reader does in the browser's settings, where 16 px is the usual one. */
async function setTextSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await browser.detach()
}

/**
 * What axe finds on the page as it stands, at each width, and whether anything sticks out sideways, on the desktop also with
 * text twice as large. The page is the same with script, which is looked at in one width.
 */
export async function findFlaws(page: Page, script: boolean): Promise<string[]> {
  const flaws: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const found = script && width !== WIDTHS.at(-1) ? [] : await findAxeViolations(page, { script })
    if ((await overflow(page)) > 0) found.push('sticks out')
    flaws.push(...found.map((flaw) => `${width} px: ${flaw}`))
  }
  await setTextSize(page, 2 * TEXT_SIZE)
  if ((await overflow(page)) > 0) flaws.push('sticks out with text of 200 %')
  await setTextSize(page, TEXT_SIZE)
  return flaws
}
