import type { Browser, BrowserContext, Page } from 'playwright/test'
import { MINUTE } from '../../app/platform/clock'
import type { Language } from '../../app/platform/i18n/languages'
import { SIGN_IN_COUNTS } from '../../app/platform/session/session.rules'
import type { Theme } from '../../app/platform/theme'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { putInCart, signInAs } from '../e2e/forms'
import { rejected, test as base } from '../e2e/journey'
import type { Who } from '../setup/everybody'

type State = Awaited<ReturnType<BrowserContext['storageState']>>
export type Look = { who: Who; theme: Theme; language: Language }

const choice = (name: string, value: string, url: string) => ({
  name,
  value: encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64')),
  url,
})

/** Somebody with a service in the cart, signed in unless anonymous. */
async function prepare(browser: Browser, baseURL: string, who: Who): Promise<State> {
  const context = await browser.newContext({ baseURL })
  await context.addCookies([rejected(baseURL)])
  if (who !== 'anonymous') await signInAs(context.request, who)
  await putInCart(context.request, logoSprint)
  const state = await context.storageState()
  await context.close()
  return state
}

/**
 * Some settings are shown for as long as the password was given lately: everybody signs in anew
 * before that ends.
 */
const FRESH_FOR = SIGN_IN_COUNTS - 5 * MINUTE

/**
 * A test with everybody's browser: `open` opens an address as one of them sees it, and the page is
 * closed with the test.
 */
export const test = base.extend<
  { open: (look: Look) => Promise<Page> },
  { stateOf: (who: Who) => Promise<State> }
>({
  stateOf: [
    async ({ browser }, use) => {
      const kept = new Map<Who, { state: State; since: number }>()
      await use(async (who) => {
        const found = kept.get(who)
        if (found && Date.now() - found.since < FRESH_FOR) return found.state
        const made = {
          state: await prepare(browser, `http://localhost:${process.env.E2E_PORT}`, who),
          since: Date.now(),
        }
        kept.set(who, made)
        return made.state
      })
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, stateOf, baseURL }, use) => {
    await use(async ({ who, theme, language }) => {
      const context = await browser.newContext({
        baseURL,
        storageState: await stateOf(who),
        serviceWorkers: 'block',
        locale: language,
        reducedMotion: 'reduce',
      })
      await context.addCookies([
        choice('kanal_theme', theme, baseURL!),
        choice('kanal_language', language, baseURL!),
      ])
      return context.newPage()
    })
  },
})
