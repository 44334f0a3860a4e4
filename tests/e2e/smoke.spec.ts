import { expect, test, type Page } from 'playwright/test'
import { findAxeViolations } from '../setup/axe'

const pages = ['/', '/shop']
const widths = [320, 1280]
const themes = ['dark', 'light']

/** Everything the browser complains about, and every request that leaves the site. */
function listen(page: Page, baseURL: string) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL)) complaints.push(`asked ${request.url()}`)
  })
  return complaints
}

for (const path of pages) {
  for (const theme of themes) {
    for (const width of widths) {
      test(`${path} is sound in ${theme} at ${width} px`, async ({ page, baseURL, javaScriptEnabled }) => {
        const complaints = listen(page, baseURL!)
        await page.request.post('/settings/theme', { form: { theme }, headers: { Origin: baseURL! } })
        await page.setViewportSize({ width, height: 800 })
        const answer = await page.goto(path, { waitUntil: 'load' })

        expect(answer?.status()).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        expect(await findAxeViolations(page, { script: javaScriptEnabled ?? true })).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
        expect(complaints).toEqual([])
      })
    }
  }
}
