import { RemixBrowser } from '@remix-run/react'
import i18next from 'i18next'
import resourcesToBackend from 'i18next-resources-to-backend'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { i18nOptions } from './platform/i18n/options'

const texts = resourcesToBackend((language: string, namespace: string) => import(`../locales/${language}/${namespace}.json`))

async function hydrate() {
  await i18next
    .use(initReactI18next)
    .use(texts)
    .init({ ...i18nOptions, lng: document.documentElement.lang, fallbackLng: false, ns: getInitialNamespaces() })
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18next}>
        <RemixBrowser />
      </I18nextProvider>,
    )
  })
}

void hydrate()
