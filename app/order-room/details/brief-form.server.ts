import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { parseForm } from '~/shell/parse-form.server'
import {
  readBriefForm,
  saveBrief,
  sendWholeBrief,
  type BriefForm,
} from '~/domain/projects/brief-form.server'
import { answerField, briefSchema } from '~/domain/projects/project-details.schema'
import { translator } from '~/platform/i18n/i18n.server'
import type { FormOutcome } from '~/shell/forms.server'
import type { BriefContext, Clashed } from './details-step'
import { sayProjectProblem } from '~/order-room/milestones/milestone-steps.server'

const fieldsOf = (brief: BriefForm) =>
  brief.lines.flatMap(({ id, needs, questions }) =>
    [...needs, ...questions].map(({ key, question, answer }) => ({
      name: answerField(id, key),
      lineId: id,
      key,
      question,
      answer,
    })),
  )
type Field = ReturnType<typeof fieldsOf>[number]

const differing = (fields: Field[], typed: Map<string, string>) =>
  fields.filter(({ name, answer }) => answer !== typed.get(name))

/** What somebody else wrote meanwhile where something else was typed here. */
const theirs = (fields: Field[], typed: Map<string, string>) =>
  differing(fields, typed).map(({ question, answer }) => ({ question, answer }))

/** What was typed here and is not in the brief, as a note that can be added to it. */
const asNote = (fields: Field[], typed: Map<string, string>) =>
  differing(fields, typed)
    .filter(({ name }) => typed.get(name))
    .map(({ name, question }) => `${question}\n${typed.get(name)}`)
    .join('\n\n')

async function readFields({ participant, orderId, language }: BriefContext) {
  const brief = await readBriefForm(participant, orderId, language)
  if (!brief) throw new DomainError('notFound', 'project')
  return {
    version: brief.briefVersion,
    fields: fieldsOf(brief),
    files: brief.lines.some(({ files }) => files > 0),
  }
}

/**
 * Keeps the brief as it was typed, or sends it. Where somebody else saved it meanwhile, or sent it,
 * nothing is kept and nothing is lost: the form comes back with what was typed, beside what stands
 * there now.
 */
export async function receiveBriefForm(
  form: FormData,
  context: BriefContext,
): Promise<FormOutcome<Clashed>> {
  const { participant, orderId, language } = context
  const t = translator(language, 'project')
  const { fields, files } = await readFields(context)
  const submission = parseForm(
    form,
    briefSchema(
      sayProjectProblem(language),
      fields.map(({ name }) => name),
    ),
    language,
  )
  if (submission.status !== 'success') return { form: 'brief', result: submission.reply() }
  const value = submission.value as Record<string, unknown>
  const typed = new Map(fields.map(({ name }) => [name, String(value[name] ?? '')]))
  const draft = {
    version: Number(value.version),
    answers: fields.map(({ name, lineId, key }) => ({ lineId, key, answer: typed.get(name)! })),
  }
  const whole = form.get('intent') === 'brief-send'
  if (whole && !files && draft.answers.every(({ answer }) => answer === ''))
    return { form: 'brief', result: submission.reply({ formErrors: [t('brief.empty')] }) }
  try {
    await (whole ? sendWholeBrief : saveBrief)(participant, orderId, draft)
    return { done: t(whole ? 'brief.done.sent' : 'brief.done.saved') }
  } catch (error) {
    if (!(isRefusal(error, 'brief.conflict') || isRefusal(error, 'brief.sent'))) throw error
    const now = await readFields(context)
    if (isRefusal(error, 'brief.conflict')) {
      return {
        form: 'brief',
        status: 409,
        result: submission.reply({ formErrors: [t('brief.conflict')] }),
        clash: { version: now.version, answers: theirs(now.fields, typed) },
      }
    }
    const result = submission.reply({ formErrors: [t('brief.sentMeanwhile')] })
    return {
      form: 'note',
      status: 409,
      result: { ...result, initialValue: { body: asNote(now.fields, typed) } },
    }
  }
}
