import { useSubmit } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { isLanguage } from '~/platform/i18n/languages'
import type { Theme } from '~/platform/theme'

const LANGUAGE_KEY = 'i18nextLng'
const THEME_KEY = 'vite-ui-theme'

function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is full or forbidden: the cookie still holds the choice.
  }
}

/** Mirrors the language and the theme that the server chose to the storage keys of spec §3. */
export function BrowserMemory({ language, theme }: { language: string; theme: Theme }) {
  const { i18n } = useTranslation()
  const submit = useSubmit()

  useEffect(() => {
    if (isLanguage(language) && i18n.language !== language) void i18n.changeLanguage(language)
    remember(LANGUAGE_KEY, language)
  }, [i18n, language])

  useEffect(() => remember(THEME_KEY, theme), [theme])

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== THEME_KEY || !event.newValue) return
      submit(
        { theme: event.newValue, redirectTo: location.pathname + location.search },
        { method: 'post', action: paths.theme() },
      )
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [submit])

  return null
}
