import type { Language } from '~/platform/i18n/languages'
import en from '../../../locales/en/brief.json'
import nl from '../../../locales/nl/brief.json'
import pl from '../../../locales/pl/brief.json'
import sv from '../../../locales/sv/brief.json'
import { isCategory } from '../catalog/catalog.rules'
import { needKey, QUESTIONS, readAnswers, type AnsweredQuestion } from './brief.rules'

/** Read as files, since the seed places orders too, and it runs without Vite. */
const WORDS: Record<Language, typeof en> = { en, sv, nl, pl }

interface Service {
  category: string
  /** What its scope says that we need, in the language. */
  needs: string[]
}

export interface AskedQuestion {
  key: string
  question: string
  hint?: string
}

/**
 * What we ask about a service in a language: what its scope says that we need, and what its kind
 * brings with it.
 */
export function askAbout(
  { category, needs }: Service,
  language: Language,
): { needs: AskedQuestion[]; questions: AskedQuestion[] } {
  const keys = QUESTIONS[isCategory(category) ? category : 'Website']
  const words = WORDS[language].questions
  return {
    needs: needs.map((question, index) => ({ key: needKey(index), question })),
    questions: keys.map((key) => ({ key, question: words[key].label, hint: words[key].hint })),
  }
}

/** The answers that a cart's line keeps, in the order of their questions and with their words. */
export function answered(
  stored: unknown,
  service: Service,
  language: Language,
): AnsweredQuestion[] {
  const answers = readAnswers(stored)
  const { needs, questions } = askAbout(service, language)
  return [...needs, ...questions].flatMap(({ key, question }) =>
    answers[key] ? [{ key, question, answer: answers[key] }] : [],
  )
}
