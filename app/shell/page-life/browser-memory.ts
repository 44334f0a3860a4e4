import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { isLanguage } from '~/platform/i18n/languages'
import { isTheme } from '~/platform/theme'
import { postHere } from '~/ui/form/post-here'

const KEYS = { language: 'i18nextLng', theme: 'vite-ui-theme' }

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is full or forbidden: the cookie still holds the choice.
  }
}

/** `nl-NL`, as other programs write it, is nl. */
const languageIn = (value: string | null) => value?.split('-')[0]

/** Asks the server to take what the storage has, which it does where nothing was chosen. */
async function restore(name: 'language' | 'theme', value: string) {
  const body = new FormData()
  body.set('intent', 'restore')
  body.set(name, value)
  await postHere(paths[name](), body)
}

/**
 * The storage keys of spec §3: what they have counts where the server knows no choice (spec §1);
 * then they follow what the server chose, and what another tab did.
 */
export function useBrowserMemory(language: string, theme: string) {
  const { i18n } = useTranslation()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    const kept = { language: languageIn(read(KEYS.language)), theme: read(KEYS.theme) }
    const wanted = [
      ...(isLanguage(kept.language) && kept.language !== language
        ? [restore('language', kept.language)]
        : []),
      ...(isTheme(kept.theme) && kept.theme !== theme ? [restore('theme', kept.theme)] : []),
    ]
    if (wanted.length > 0) void Promise.all(wanted).then(revalidate, () => undefined)
  }, [])

  useEffect(() => {
    if (isLanguage(language) && i18n.language !== language) void i18n.changeLanguage(language)
    remember(KEYS.language, language)
  }, [i18n, language])

  useEffect(() => remember(KEYS.theme, theme), [theme])

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      const isOther =
        (key === KEYS.language && isLanguage(newValue) && newValue !== language) ||
        (key === KEYS.theme && isTheme(newValue) && newValue !== theme)
      if (isOther) revalidate()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [language, theme, revalidate])
}
