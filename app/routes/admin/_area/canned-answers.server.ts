import type { SubmissionResult } from '@conform-to/dom'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import {
  addCannedAnswer,
  changeCannedAnswer,
  listAnswerChanges,
  listCannedAnswers,
  putBackAnswer,
  type AnswerChange,
  type AnswerOutcome,
} from '~/domain/tickets/canned-answers.server'
import { cannedAnswerSchema } from '~/domain/tickets/ticket.schema'
import { adminPaths } from '~/paths/admin'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '~/platform/i18n/languages'
import type { PageOutcome } from '~/shell/forms.server'
import { sayTicketProblem } from '~/support/ticket-forms.server'

const nameLanguage = (code: string) => (isLanguage(code) ? LANGUAGE_NAMES[code] : code)

/** What the form of a prepared answer needs. */
export function answerForm() {
  return {
    constraint: getZodConstraint(cannedAnswerSchema()),
    languages: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
  }
}

function presentChange(
  { id, at, kind, before, after, by, version }: AnswerChange,
  language: Language,
) {
  const [t, audit] = [translator(language, 'support'), translator(language, 'audit')]
  const words = after ?? before
  return {
    ...{
      id,
      version,
      by: by ?? audit('nobody'),
      when: formatDateTime(at, language),
      dateTime: at.toISOString(),
      back: before !== null,
    },
    what: audit('what', {
      what: words?.title ?? t('answers.title'),
      done: audit(`done.${kind.replace('answer.', '')}` as 'done.changed'),
    }),
    language: words && nameLanguage(words.language),
  }
}

/** The prepared answers, language by language, the form for one more, and what was changed last. */
export async function loadCannedAnswers(language: Language) {
  const t = translator(language, 'support')
  const [answers, changes] = [await listCannedAnswers(), await listAnswerChanges()]
  const groups = [...new Set(answers.map((answer) => answer.language))].map((code) => ({
    language: nameLanguage(code),
    lang: code,
    answers: answers
      .filter((answer) => answer.language === code)
      .map(({ id, title, body }) => ({
        id,
        title,
        body,
        editHref: adminPaths.cannedAnswer(id),
        deleteHref: adminPaths.deleteCannedAnswer(id),
      })),
  }))
  return {
    title: t('answers.title'),
    groups,
    history: changes.map((change) => presentChange(change, language)),
    ...answerForm(),
  }
}

interface Context {
  adminId: number
  language: Language
  /** The answer that is changed; none for a new one. */
  id?: string
}

const actorOf = ({ adminId }: Context) => ({ type: 'admin', id: adminId }) as const
const versionOf = (form: FormData) => Number(form.get('version'))

type Conflict = Extract<AnswerOutcome, { kind: 'conflict' }>

function sayWho({ by, at }: Conflict, language: Language) {
  const t = translator(language, 'support')
  return by && at
    ? t('answers.conflict.by', { name: by, at: formatDateTime(at, language) })
    : t('answers.conflict.title')
}

/** Who was quicker, and how the answer reads now; the form keeps what was typed. */
function refuse(
  conflict: Conflict,
  result: SubmissionResult<string[]>,
  language: Language,
): PageOutcome {
  const t = translator(language, 'support')
  const { now } = conflict
  const reads = now
    ? t('answers.conflict.now', {
        title: now.title,
        body: now.body,
        language: nameLanguage(now.language),
      })
    : t('answers.gone')
  return {
    form: 'answer',
    result: { ...result, error: { '': [`${sayWho(conflict, language)} ${reads}`] } },
    status: 409,
  }
}

function told(kind: 'done' | 'same', done: 'saved' | 'backAgain', language: Language): PageOutcome {
  return {
    done: translator(language, 'support')(`answers.${kind === 'same' ? 'same' : done}`),
    to: adminPaths.cannedAnswers(),
  }
}

/**
 * Adds a prepared answer, or changes the one with this id, which keeps what was typed where
 * somebody was quicker.
 */
export async function takeCannedAnswer(form: FormData, context: Context): Promise<PageOutcome> {
  const { language, id } = context
  const submission = parseWithZod(form, { schema: cannedAnswerSchema(sayTicketProblem(language)) })
  if (submission.status !== 'success') return { form: 'answer', result: submission.reply() }
  if (id) {
    const outcome = await changeCannedAnswer(
      actorOf(context),
      id,
      submission.value,
      versionOf(form),
    )
    return outcome.kind === 'conflict'
      ? refuse(outcome, submission.reply(), language)
      : told(outcome.kind, 'saved', language)
  }
  await addCannedAnswer(actorOf(context), submission.value)
  return { done: translator(language, 'support')('answers.added'), to: adminPaths.cannedAnswers() }
}

/**
 * Takes a form of the page of answers: one more of them, or the words from before a change. Throws
 * `notFound`.
 */
export async function takeAnswersStep(form: FormData, context: Context): Promise<PageOutcome> {
  const { language } = context
  if (form.get('intent') !== 'put-back') return takeCannedAnswer(form, context)
  const outcome = await putBackAnswer(actorOf(context), String(form.get('id')), versionOf(form))
  if (outcome.kind !== 'conflict') return told(outcome.kind, 'backAgain', language)
  return {
    late: `${sayWho(outcome, language)} ${translator(language, 'support')('answers.conflict.back')}`,
    to: adminPaths.cannedAnswers(),
  }
}
