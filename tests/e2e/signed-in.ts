import type { Browser, Page } from 'playwright/test'
import { DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { paths } from '../../app/paths'
import { expect, mainOf, rejected } from './journey'
import type { Say } from './words'

export type Visit = { browser: Browser; say: Say; script: boolean; site: string }

/** Somebody in a browser of their own, signed in through the form of the app at `site`. */
export async function signedIn(
  { browser, say, script, site }: Visit,
  username: string,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    javaScriptEnabled: script,
    locale: 'en-GB',
  })
  await context.addCookies([rejected(site)])
  const page = await context.newPage()
  await page.goto(paths.auth())
  await mainOf(page).getByLabel(say('auth:fields.username'), { exact: true }).fill(username)
  await mainOf(page).getByLabel(say('auth:fields.password'), { exact: true }).fill(DEMO_PASSWORD)
  await mainOf(page)
    .getByRole('button', { name: say('auth:signIn.submit'), exact: true })
    .click()
  await expect(page).not.toHaveURL(paths.auth())
  return page
}
