import { createInstance, type i18n as I18n, type Namespace, type TFunction } from 'i18next'
import { LRUCache } from 'lru-cache'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages'
import { languageCookie } from './language-cookie.server'
import { i18nOptions, isForUnknown } from './options'
import { rememberTexts } from './remember-texts'
import { resources } from './resources.server'

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: FALLBACK_LANGUAGE,
    cookie: languageCookie,
    order: ['searchParams', 'cookie', 'header'],
  },
})

function createFor(language: Language) {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    ...i18nOptions,
    lng: language,
    ns: Object.keys(resources[FALLBACK_LANGUAGE] ?? {}),
    resources,
    initImmediate: false,
    parseMissingKeyHandler: (key, fallback) =>
      fallback ?? (isForUnknown(key) ? instance.getFixedT(language, 'common')('unknown') : key),
  })
  return rememberTexts(instance)
}

/** One ready instance per language, shared by all requests: they never change after start. */
const instances = Object.fromEntries(
  LANGUAGES.map((language) => [language, createFor(language)]),
) as Record<Language, I18n>

export function i18nFor(language: Language): I18n {
  return instances[language]
}

const MOST_TOLD = 2_000
const LONGEST_TOLD = 300
const told = new LRUCache<string, Language>({ max: MOST_TOLD })
const LANGUAGE_PAIR = new RegExp(`(?:^|;)\\s*${languageCookie.name}=[^;]*`)

/** All of a request that its language follows from. */
function languageTold({ url, headers }: Request): string {
  const [cookie = ''] = LANGUAGE_PAIR.exec(headers.get('Cookie') ?? '') ?? []
  const asked = url.includes('?') ? new URL(url).searchParams.get('lng') : null
  return JSON.stringify([asked, cookie, headers.get('Accept-Language')])
}

/**
 * The visitor's language: `?lng=`, then the stored one, then the browser's, then English (spec §1).
 */
export async function getLanguage(request: Request): Promise<Language> {
  const key = languageTold(request)
  const known = told.get(key)
  if (known) return known
  const detected = await detector.getLocale(request)
  const language = isLanguage(detected) ? detected : FALLBACK_LANGUAGE
  if (key.length <= LONGEST_TOLD) told.set(key, language)
  return language
}

/** A translate function for a language and namespace. */
export function translator<Ns extends Namespace>(language: Language, namespace: Ns): TFunction<Ns> {
  return instances[language].getFixedT(language, namespace)
}
