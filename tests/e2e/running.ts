import { expect, type Page } from 'playwright/test'

/** What the page's script writes as it starts. */
const SIGN = 'i18nextLng'

/**
 * Opens a page and, with script, waits until it runs: before that the page's buttons are plain
 * forms.
 */
export async function open(page: Page, path: string, script: boolean) {
  await page.addInitScript((sign) => localStorage.removeItem(sign), SIGN)
  await page.goto(path)
  if (script)
    await expect
      .poll(() => page.evaluate((sign) => localStorage.getItem(sign), SIGN))
      .not.toBeNull()
}
