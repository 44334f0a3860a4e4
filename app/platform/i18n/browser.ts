import { useMemo, useSyncExternalStore } from 'react'
import { createTranslate, type Texts } from './texts'

/*
 * In the browser bundle this stands in for react-i18next (vite.config.ts): i18next would take 14 of
 * the 100 KB that a page may send, and what it does there is to look up a text.
 */

const DEFAULT_NAMESPACE = 'common'

type File = { default: Texts }

/**
 * The build lays the files where their names say (vite.config.ts): a list of them would weigh on
 * every page, and grow with each namespace.
 */
const readFile = import.meta.env.DEV
  ? (key: string) =>
      import.meta.glob<File>('../../../locales/*/*.json')[`../../../locales/${key}.json`]!()
  : (key: string) =>
      import(/* @vite-ignore */ `/${import.meta.env.TEXTS_FOLDER}/${key}.js`) as Promise<File>

const store = new Map<string, Texts>()
const underWay = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()
let current = 'en'

const keyOf = (language: string, namespace: string) => `${language}/${namespace}`

function load(language: string, namespace: string): Promise<void> {
  const key = keyOf(language, namespace)
  if (store.has(key)) return Promise.resolve()
  let loading = underWay.get(key)
  if (!loading) {
    loading = readFile(key)
      .then((file) => void store.set(key, file.default))
      .finally(() => underWay.delete(key))
    underWay.set(key, loading)
  }
  return loading
}

const FIRST_ADDRESS = location.href

/**
 * A page whose texts do not come, those of another version of the app say, is loaded whole, as
 * Remix does when code does not come; once.
 */
function loadWhole(): Promise<never> {
  if (location.href !== FIRST_ADDRESS) location.reload()
  return new Promise(() => {})
}

/**
 * Makes a language the page's, once the texts of the namespaces, and of all that were read so far,
 * are there.
 */
export async function startLanguage(language: string, namespaces: string[] = []) {
  const known = [...store.keys()].map((key) => key.split('/')[1]!)
  await Promise.all(
    [...new Set([...known, ...namespaces])].map((namespace) => load(language, namespace)),
  )
  current = language
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const i18n = {
  get language() {
    return current
  },
  changeLanguage: (language: string) => startLanguage(language),
}

/** As react-i18next's: suspends until the texts of its namespaces are there. */
export function useTranslation(namespace: string | string[] = DEFAULT_NAMESPACE) {
  const language = useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  )
  const namespaces = [namespace].flat()
  const missing = namespaces.filter((name) => !store.has(keyOf(language, name)))
  if (missing.length > 0)
    throw Promise.all(missing.map((name) => load(language, name))).catch(loadWhole)
  const [first = DEFAULT_NAMESPACE] = namespaces
  const t = useMemo(
    () => createTranslate(language, (name) => store.get(keyOf(language, name)), first),
    [language, first],
  )
  return { t, i18n }
}
