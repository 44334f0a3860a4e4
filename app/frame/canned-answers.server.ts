import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { addCannedAnswer, changeCannedAnswer, listCannedAnswers } from '~/domain/tickets/canned-answers.server'
import { cannedAnswerSchema } from '~/domain/tickets/ticket.schema'
import { adminPaths } from '~/admin-paths'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '~/platform/i18n/languages'
import type { PageOutcome } from './step-outcome.server'
import { sayTicketProblem } from './ticket-forms.server'

/** What the form of a prepared answer needs. */
export function answerForm() {
  return { constraint: getZodConstraint(cannedAnswerSchema()), languages: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })) }
}

/** The prepared answers, language by language, and the form for one more. */
export async function loadCannedAnswers(language: Language) {
  const t = translator(language, 'support')
  const answers = await listCannedAnswers()
  const groups = [...new Set(answers.map((answer) => answer.language))].map((code) => ({
    language: isLanguage(code) ? LANGUAGE_NAMES[code] : code,
    lang: code,
    answers: answers.filter((answer) => answer.language === code).map(({ id, title, body }) => ({ id, title, body, editHref: adminPaths.cannedAnswer(id), deleteHref: adminPaths.deleteCannedAnswer(id) })),
  }))
  return { title: t('answers.title'), groups, ...answerForm() }
}

/** Adds a prepared answer, or changes the one with this id. Throws NotFoundError for one that was deleted meanwhile. */
export async function takeCannedAnswer(form: FormData, language: Language, id?: string): Promise<PageOutcome> {
  const t = translator(language, 'support')
  const submission = parseWithZod(form, { schema: cannedAnswerSchema(sayTicketProblem(language)) })
  if (submission.status !== 'success') return { form: 'answer', result: submission.reply() }
  await (id ? changeCannedAnswer(id, submission.value) : addCannedAnswer(submission.value))
  return { done: t(id ? 'answers.saved' : 'answers.added'), to: adminPaths.cannedAnswers() }
}
