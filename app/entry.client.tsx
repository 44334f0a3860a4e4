import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { holdEarlyPresses } from './shell/early-press'
import { startLanguage } from './platform/i18n/browser'
import { keepTypedEarly } from './ui/form/typed-early'

/** The texts that the routes of the first page name in their handles. */
function namespacesOfPage() {
  return Object.values(window.__remixRouteModules).flatMap(
    (route) => (route?.handle as { i18n?: string[] } | undefined)?.i18n ?? [],
  )
}

/** The server says in the title that a form was rejected; its summary says so again in the browser. */
function takeTitle() {
  const title = document.querySelector<HTMLElement>('title[data-was]')
  if (title) title.textContent = title.dataset.was!
}

/**
 * Remix's first render only waits for the page's data, and React cannot take a key press meanwhile:
 * so that wait comes before.
 */
async function decodeData() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

async function hydrate() {
  holdEarlyPresses()
  await Promise.all([
    startLanguage(document.documentElement.lang, namespacesOfPage()),
    decodeData(),
  ])
  keepTypedEarly()
  takeTitle()
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

void hydrate()
