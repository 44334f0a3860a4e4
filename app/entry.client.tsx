import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startLanguage } from './platform/i18n/browser'
import { keepTypedEarly } from './ui/form/typed-early'

/** The texts that the routes of the first page name in their handles. */
function namespacesOfPage() {
  return Object.values(window.__remixRouteModules).flatMap(
    (route) => (route?.handle as { i18n?: string[] } | undefined)?.i18n ?? [],
  )
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
  await Promise.all([
    startLanguage(document.documentElement.lang, namespacesOfPage()),
    decodeData(),
  ])
  keepTypedEarly()
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

void hydrate()
