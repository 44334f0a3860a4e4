import { isAdminList } from '~/domain/lists/list.rules'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

function sayState(state: string, language: Language): string {
  return translator(language, 'audit')(`states.${state}` as 'states.open', {
    defaultValue: state.replaceAll('_', ' '),
  })
}

/**
 * From which state to which, in words; what has no words of its own is shown as it is stored. Null
 * for what moved nothing.
 */
export function sayMove(
  { from, to }: { from: string | null; to: string | null },
  language: Language,
): string | null {
  const states = [from, to].flatMap((state) => (state ? [sayState(state, language)] : []))
  return states.length > 0 ? states.join(' → ') : null
}

function saySubject(subject: string, subjectId: string | undefined, language: Language): string {
  if (subject === 'list' && isAdminList(subjectId))
    return translator(language, 'admin-lists')(`lists.${subjectId}`)
  return translator(language, 'audit')(`subjects.${subject}` as 'subjects.order', {
    defaultValue: subject,
  })
}

/**
 * What happened to what: "Refund: approved". A verb without words of its own is shown as it is
 * stored.
 */
export function sayEvent(
  { kind, subject, subjectId }: { kind: string; subject: string; subjectId?: string },
  language: Language,
) {
  const t = translator(language, 'audit')
  const told = kind.slice(kind.indexOf('.') + 1)
  const verb = told === 'viewed' && subject !== 'account' ? 'opened' : told
  const what = saySubject(subject, subjectId, language)
  return t('what', {
    what,
    done: t(`done.${verb}` as 'done.created', { defaultValue: verb.replaceAll('_', ' ') }),
  })
}
