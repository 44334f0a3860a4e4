import type { Page } from 'playwright/test'
import { THOROUGH } from '../setup/thorough'
import { chooseTheme } from './forms'
import { expect, mainOf, test } from './journey'
import { findFlaws } from './soundness'
import type { Say } from './words'

const THEMES = ['dark', 'light'] as const

export type Visit = { page: Page; say: Say }
export type Look = (name: string) => Promise<void>

/**
 * By day a visit is made once: about half of them in the dark without script, the others in the
 * light with it.
 */
const themeByDay = (title: string) => THEMES[title.length % THEMES.length]!

/**
 * A visit to some pages; each page that it looks at is checked as it stands. By day only some are
 * made; by night all, in both themes, with script and without.
 */
export function pagesAreSound(
  title: string,
  visit: (visit: Visit, look: Look) => Promise<void>,
  { byDay = false } = {},
) {
  for (const theme of THEMES) {
    test(`${title} in ${theme}`, async ({ page, say, script }) => {
      test.skip(
        !THOROUGH && (theme !== themeByDay(title) || script === (theme === 'dark')),
        'by day it is looked at in one theme, the dark without script, the light with it',
      )
      test.skip(!THOROUGH && !byDay, 'it is looked at by night')
      test.slow()
      const flaws: string[] = []
      await chooseTheme(page.request, theme)
      await visit({ page, say }, async (name) => {
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expect(page.locator('h1')).toHaveCount(1)
        flaws.push(...(await findFlaws(page, { script, theme })).map((flaw) => `${name}, ${flaw}`))
      })
      expect(flaws).toEqual([])
    })
  }
}

export async function lookAt(page: Page, look: Look, ...addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await look(address)
  }
}

export async function pressUnchecked(page: Page, button: string) {
  const press = mainOf(page).getByRole('button', { name: button, exact: true })
  await press.evaluate((element: HTMLButtonElement) => {
    element.form!.noValidate = true
  })
  await press.click()
  await expect(page.getByRole('alert')).toBeVisible()
}

/**
 * Looks at a list, and at what its first row leads to: in a table, or else the first link that
 * leads to `below`.
 */
export async function lookAtFirst(page: Page, look: Look, list: string, below?: string) {
  await lookAt(page, look, list)
  const link = mainOf(page)
    .locator(below ? `a[href^="${below}"]` : 'tbody th a')
    .first()
  const href = await link.getAttribute('href', { timeout: 5_000 })
  await lookAt(page, look, href!)
}
