import { test as base, expect, type Page } from 'playwright/test'
import { FALLBACK_LANGUAGE, type Language } from '../../app/platform/i18n/languages'
import { wordsIn, type Say } from './words'
import { siteUrl } from '../setup/site'

const LOCALES: Record<Language, string> = { en: 'en-GB', sv: 'sv-SE', nl: 'nl-NL', pl: 'pl-PL' }

/**
 * A status that is meant, no WebGL where a test runs, the service worker that only its own test
 * lets in, and Playwright's script against it, which the frame of a mail lets in as little as any
 * other.
 */
const EXPECTED =
  /^(Failed to load resource|WebGL is not available|Service Worker registration blocked by Playwright|Blocked script execution in '\S+\/html')/

/** What the browser complains about that is not expected. */
export function listen(page: Page, baseURL: string) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || EXPECTED.test(message.text())) return
    complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`)
  })
  page.on('request', (request) => {
    // A page that a visitor looks at in a frame asks for what it wants.
    const framed = request.frame() !== page.mainFrame() && request.url().startsWith(siteUrl('/'))
    if (!framed && !/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL))
      complaints.push(`asked ${request.url()}`)
  })
  return complaints
}

/** The cookie of a visitor who has rejected all that can be rejected, as the server sets it. */
export function rejected(url: string) {
  const choice = JSON.stringify({ functional: false, analytics: false, marketing: false })
  return {
    name: 'kanal_consent',
    value: encodeURIComponent(Buffer.from(choice).toString('base64')),
    url,
  }
}

/**
 * A test of a journey: the browser's language, the words in it, whether script is on, whether the
 * cookie choice is made already, and no complaint from the browser. What it opens for other people
 * is closed after it: open pages listen for changes.
 */
export const test = base.extend<{
  language: Language
  say: Say
  script: boolean
  consent: boolean
  closing: void
}>({
  closing: [
    async ({ browser }, use) => {
      const before = browser.contexts()
      await use()
      for (const context of browser.contexts()) if (!before.includes(context)) await context.close()
    },
    { auto: true },
  ],
  language: [FALLBACK_LANGUAGE, { option: true }],
  consent: [true, { option: true }],
  locale: ({ language }, use) => use(LOCALES[language]),
  say: ({ language }, use) => use(wordsIn(language)),
  script: ({ javaScriptEnabled }, use) => use(javaScriptEnabled ?? true),
  context: async ({ context, consent, baseURL }, use) => {
    if (consent) await context.addCookies([rejected(baseURL!)])
    await use(context)
  },
  page: async ({ page, baseURL }, use) => {
    const complaints = listen(page, baseURL!)
    await use(page)
    expect(complaints).toEqual([])
  },
})

export { expect }

/** The page's words, without bar and footer. */
export function mainOf(page: Page) {
  return page.getByRole('main')
}

export async function expectHeading(page: Page, name: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The list of problems at the head of a rejected form. */
export function errorSummaryOf(page: Page, say: Say) {
  return page.getByRole('group', { name: say('ui:form.problem'), exact: true })
}

/** What the last action had to say, in the HTML above the page. */
export function flashOf(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text }).first()
}
