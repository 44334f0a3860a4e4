import { expect, test } from 'playwright/test'
import { findAxeViolations } from '../setup/axe'
import { listen } from './journey'

const pages = ['/', '/shop']
const widths = [320, 1280]
const themes = ['dark', 'light']

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
