import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'

/** What a template is called; one that is not sent any more keeps its code. */
export function templateName(template: string, language: Language) {
  return translator(language, 'admin-notifications')(
    `templates.names.${template}` as 'templates.names.welcome',
    { defaultValue: template },
  )
}

/** What the language of a mail is called. */
export const languageName = (language: string) =>
  isLanguage(language) ? LANGUAGE_NAMES[language] : language

/** What a kind of job is called; one of a later version is shown as it is stored. */
export function jobKindName(kind: string, language: Language): string {
  return translator(language, 'admin-notifications')(`jobs.kinds.${kind}` as 'jobs.kinds.mail', {
    defaultValue: kind,
  })
}
