import { isRefusal } from '~/domain/ground/domain-error'
import type { SubmissionResult } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import type { Participant } from '~/domain/people/participant.rules'
import { answerApproved, answerChanges } from '~/domain/projects/milestone-answers.server'
import {
  LIMITS,
  MOST_DAYS,
  wishSchema,
  type Problem,
} from '~/domain/projects/project-details.schema'
import { writeAmount } from '~/domain/catalog/amount.rules'
import { readForm } from '~/platform/http/form.server'
import { seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { orNotFound } from '~/shell/answers.server'

const EXAMPLE = 123_450

/** The words of what is wrong with a form of a project's pages. */
export function sayProjectProblem(language: Language) {
  const t = translator(language, 'project')
  return (problem: Problem) =>
    t(`errors.${problem}`, { ...LIMITS, days: MOST_DAYS, example: writeAmount(EXAMPLE, language) })
}

interface Context {
  reader: Participant
  language: Language
  /** Where the page is shown again. */
  back: string
}

type Outcome =
  { done: string } | { late: string } | { form: string; result: SubmissionResult<string[]> }

/**
 * What came of an answer; who came too late is told, and what cannot be done any more is shown with
 * what was typed.
 */
async function told(
  act: () => Promise<string>,
  late: string,
): Promise<{ done: string } | { late: string }> {
  try {
    return { done: await act() }
  } catch (error) {
    if (isRefusal(error, 'moved')) return { late }
    throw error
  }
}

async function wantChanges(
  form: FormData,
  id: string,
  { reader, language }: Context,
): Promise<Outcome> {
  const t = translator(language, 'project')
  const submission = parseWithZod(form, { schema: wishSchema(sayProjectProblem(language)) })
  const shown = `changes-${id}`
  if (submission.status !== 'success') return { form: shown, result: submission.reply() }
  try {
    return await told(async () => {
      await answerChanges(reader, id, submission.value.reason)
      return t('plan.done.changes')
    }, t('plan.late'))
  } catch (error) {
    if (!isRefusal(error, 'milestone.roundsUsed')) throw error
    return {
      form: shown,
      result: submission.reply({ fieldErrors: { reason: [t('plan.roundsUsed')] } }),
    }
  }
}

function takeStep(form: FormData, context: Context): Promise<Outcome> | null {
  const [intent, id] = [form.get('intent'), String(form.get('milestoneId'))]
  const t = translator(context.language, 'project')
  if (intent === 'changes') return wantChanges(form, id, context)
  if (intent !== 'approve') return null
  return told(async () => {
    await answerApproved(context.reader, id)
    return t('plan.done.approved')
  }, t('plan.late'))
}

/**
 * Takes the answer that a form of the plan gives to a milestone. Throws a 404 for what is somebody
 * else's, and a 400 for no form of it.
 */
export async function answerMilestone(request: Request, context: Context) {
  const outcome = takeStep(await readForm(request), context)
  if (!outcome) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const answer = await orNotFound(outcome)
  if ('form' in answer) return data(answer, { status: 400 })
  return seeOther(context.back, {
    flash:
      'done' in answer
        ? { kind: 'success', text: answer.done }
        : { kind: 'warning', text: answer.late },
  })
}
