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
