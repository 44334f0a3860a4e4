import {
  LARGEST_FILE,
  LARGEST_FORM,
  MOST_FILES_AT_ONCE,
  PROJECT_BYTES,
} from '~/domain/files/project-files.rules'
import { formatBytes } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'

/** What texts about files say of their limits. */
export function fileLimits(language: Language) {
  return {
    most: MOST_FILES_AT_ONCE,
    size: formatBytes(LARGEST_FILE, language),
    all: formatBytes(PROJECT_BYTES, language),
    together: formatBytes(LARGEST_FORM, language),
  }
}
