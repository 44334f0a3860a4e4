import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/** What happened to what: "Refund: approved". A verb without words of its own is shown as it is stored. */
export function sayEvent({ kind, subject }: { kind: string; subject: string }, language: Language) {
  const t = translator(language, 'audit')
  const verb = kind.slice(kind.indexOf('.') + 1)
  const what = t(`subjects.${subject}` as 'subjects.order', { defaultValue: subject })
  return t('what', { what, done: t(`done.${verb}` as 'done.created', { defaultValue: verb.replaceAll('_', ' ') }) })
}
