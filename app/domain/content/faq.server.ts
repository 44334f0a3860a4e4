import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { FAQ_GROUPS, type FaqQuestion } from './faq.rules'
import { searchTexts } from '~/domain/ground/text-search.rules'

/** The questions whose words fit a query, best first; null when nothing is asked. */
export function searchFaq(query: string, language: Language): FaqQuestion[] | null {
  if (query === '') return null
  const t = translator(language, 'faq')
  const entries = FAQ_GROUPS.flatMap(({ questions }) =>
    questions.map((id) => ({
      id,
      title: t(`questions.${id}.question`),
      text: t(`questions.${id}.answer`),
    })),
  )
  return searchTexts(entries, query)
}
