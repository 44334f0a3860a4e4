import type { Page } from 'playwright/test'
import { paths } from '../../app/paths'
import { expect, mainOf } from './journey'

/** Opens the mail with a subject to an address in the outbox; it comes there within seconds. */
export async function openMail(page: Page, to: string, subject: string | RegExp) {
  const row = page.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject })
  await expect(async () => {
    await page.goto(paths.demoOutbox())
    await expect(row).toBeVisible({ timeout: 500 })
  }).toPass()
  await row.click()
  await page.waitForURL((url) => url.pathname.startsWith(paths.demoMail('')))
  await expect(mainOf(page)).toContainText(to)
}

/** Follows the link of the opened mail to the page where a password is chosen. */
export async function followPasswordLink(page: Page) {
  await mainOf(page).getByRole('link', { name: paths.setPassword('') }).click()
  await page.waitForURL((url) => url.pathname.startsWith(paths.setPassword('')))
}
