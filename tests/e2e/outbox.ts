import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { expect, mainOf } from './journey'

const MOST_PAGES = 5

/**
 * Opens the mail with a subject to an address in the outbox, the newest of them; it comes there
 * within seconds.
 */
export async function openMail(page: Page, to: string, subject: string | RegExp) {
  const row = page
    .getByRole('row')
    .filter({ hasText: to })
    .getByRole('link', { name: subject })
    .first()
  await expect(async () => {
    let next: string | null = paths.demoOutbox()
    for (
      let pages = 0;
      next && pages < MOST_PAGES && (pages === 0 || !(await row.isVisible()));
      pages += 1
    ) {
      await page.goto(next)
      next = await page
        .locator('a[rel="next"]')
        .first()
        .getAttribute('href', { timeout: 500 })
        .catch(() => null)
    }
    await expect(row).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await row.click()
  await page.waitForURL((url) => url.pathname.startsWith(paths.demoMail('')))
  await expect(mainOf(page)).toContainText(to)
}

/** Follows the link of the opened mail to the page where a password is chosen. */
export async function followPasswordLink(page: Page) {
  await mainOf(page)
    .getByRole('link', { name: paths.setPassword('') })
    .click()
  await page.waitForURL((url) => url.pathname.startsWith(paths.setPassword('')))
}
