import type { Gap } from '~/domain/studios/readiness.rules'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/** What an open shop would lack, in a sentence. */
export const sayGap = (gap: Gap, language: Language) =>
  translator(language, 'studio-shop')(`gaps.${gap}`)
