import type { InitOptions } from 'i18next'
import { FALLBACK_LANGUAGE, LANGUAGES } from './languages'

/** Shared by server and browser, so that both render the same words. */
export const i18nOptions = {
  supportedLngs: [...LANGUAGES],
  fallbackLng: FALLBACK_LANGUAGE,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  react: { useSuspense: true },
} satisfies InitOptions

/**
 * Whether a key is for a status that this version does not know, as a newer one may have written
 * it: `unknown` of the namespace `common` is said for all of them.
 */
export const isForUnknown = (key: string) => /\.unknown(?:\.|$)/.test(key)
