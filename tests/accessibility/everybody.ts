import type { Browser, BrowserContext, Page } from 'playwright/test'
import type { Language } from '../../app/platform/i18n/languages'
import type { Theme } from '../../app/platform/theme'
import logoSprint from '../../prisma/seed/catalog/logo-sprint'
import { putInCart, signInAs } from '../e2e/forms'
import { rejected, test as base } from '../e2e/journey'
import { PEOPLE, type Who } from '../setup/everybody'

type State = Awaited<ReturnType<BrowserContext['storageState']>>
export type Look = { who: Who; theme: Theme; language: Language }

const choice = (name: string, value: string, url: string) => ({ name, value: encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64')), url })

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

/** A test with everybody's browser: `open` opens an address as one of them sees it, and the page is closed with the test. */
export const test = base.extend<{ open: (look: Look) => Promise<Page> }, { everybody: Record<Who, State> }>({
  everybody: [
    async ({ browser }, use) => {
      const baseURL = `http://localhost:${process.env.E2E_PORT}`
      const states = {} as Record<Who, State>
      for (const who of PEOPLE) states[who] = await prepare(browser, baseURL, who)
      await use(states)
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, everybody, baseURL }, use) => {
    await use(async ({ who, theme, language }) => {
      const context = await browser.newContext({ baseURL, storageState: everybody[who], serviceWorkers: 'block', locale: language, reducedMotion: 'reduce' })
      await context.addCookies([choice('kanal_theme', theme, baseURL!), choice('kanal_language', language, baseURL!)])
      return context.newPage()
    })
  },
})
