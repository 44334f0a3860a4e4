import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/** What every form says of a name with a web or mail address in it. */
export const sayNameSigns = (language: Language) => translator(language, 'forms')('nameSigns')
