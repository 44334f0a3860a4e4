import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getInitialNamespaces } from 'remix-i18next/client'
import { startLanguage } from './platform/i18n/browser'

async function hydrate() {
  await startLanguage(document.documentElement.lang, getInitialNamespaces())
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

void hydrate()
