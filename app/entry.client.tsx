import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getInitialNamespaces } from 'remix-i18next/client'
import { startLanguage } from './platform/i18n/browser'

/** Remix's first render only waits for the page's data, and React cannot take a key press meanwhile: so that wait comes before. */
async function decodeData() {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

async function hydrate() {
  await Promise.all([startLanguage(document.documentElement.lang, getInitialNamespaces()), decodeData()])
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

void hydrate()
