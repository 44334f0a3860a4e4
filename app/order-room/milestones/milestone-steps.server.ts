import type { Participant } from '~/domain/people/participant.rules'
import { answerApproved, answerChanges } from '~/domain/projects/milestone-answers.server'
import {
  LIMITS,
  MOST_DAYS,
  MOST_ROUNDS,
  wishSchema,
  type Problem,
} from '~/domain/projects/project-details.schema'
import { writeAmount } from '~/domain/catalog/amount.rules'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { answerForm, fields, type FormHandler } from '~/shell/forms.server'
import type { OwnWords } from '~/shell/refusal-answers.server'

const EXAMPLE = 123_450

/** The words of what is wrong with a form of a project's pages. */
export function sayProjectProblem(language: Language) {
  const t = translator(language, 'project')
  return (problem: Problem) =>
    t(`errors.${problem}`, {
      ...LIMITS,
      days: MOST_DAYS,
      most: MOST_ROUNDS,
      example: writeAmount(EXAMPLE, language),
    })
}

interface Context {
  reader: Participant
  language: Language
}

const idOf = (form: FormData) => String(form.get('milestoneId'))

/** The answers that the forms of the plan give to a milestone. */
const FORMS: Record<string, FormHandler<Context>> = {
  approve: async (form, { reader, language }) => {
    await answerApproved(reader, idOf(form))
    return { done: translator(language, 'project')('plan.done.approved') }
  },
  changes: fields(
    (form) => `changes-${idOf(form)}`,
    ({ language }) => wishSchema(sayProjectProblem(language)),
    async ({ reason }, { reader, language }, form) => {
      await answerChanges(reader, idOf(form), reason)
      return { done: translator(language, 'project')('plan.done.changes') }
    },
  ),
}

const WORDS: OwnWords = { moved: (language) => translator(language, 'project')('plan.late') }

/** Answers a form of the plan, shown on `page`. */
export const answerMilestone = async (request: Request, context: Context, page: string) =>
  answerForm(await readForm(request), FORMS, context, { page, words: WORDS })
