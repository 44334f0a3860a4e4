import { getZodConstraint } from '@conform-to/zod/v4'
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
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'
import { sayTicketProblem } from '~/support/ticket-forms.server'

const nameLanguage = (code: string) => (isLanguage(code) ? LANGUAGE_NAMES[code] : code)

/** What the form of a prepared answer needs. */
export function presentAnswerForm() {
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
    ...presentAnswerForm(),
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

/** Who was quicker, and how the answer reads now. */
function sayConflict(conflict: Conflict, language: Language) {
  const t = translator(language, 'support')
  const { now } = conflict
  const reads = now
    ? t('answers.conflict.now', {
        title: now.title,
        body: now.body,
        language: nameLanguage(now.language),
      })
    : t('answers.gone')
  return `${sayWho(conflict, language)} ${reads}`
}

const tell = (done: 'added' | 'saved' | 'backAgain' | 'same', language: Language) => ({
  done: translator(language, 'support')(`answers.${done}`),
})

/** Adds a prepared answer, or changes the one of the page. */
const writeForm: FormHandler<Context> = fields(
  'answer',
  ({ language }) => cannedAnswerSchema(sayTicketProblem(language)),
  async (value, context, form) => {
    const { language, id } = context
    if (!id) {
      await addCannedAnswer(actorOf(context), value)
      return tell('added', language)
    }
    const outcome = await changeCannedAnswer(actorOf(context), id, value, versionOf(form))
    return outcome.kind === 'conflict'
      ? { wrong: sayConflict(outcome, language), status: 409 }
      : tell(outcome.kind === 'same' ? 'same' : 'saved', language)
  },
)

/** Puts the words from before a change back. */
const putBackForm: FormHandler<Context> = async (form, context) => {
  const { language } = context
  const outcome = await putBackAnswer(actorOf(context), String(form.get('id')), versionOf(form))
  if (outcome.kind !== 'conflict')
    return tell(outcome.kind === 'same' ? 'same' : 'backAgain', language)
  const back = translator(language, 'support')('answers.conflict.back')
  return { late: `${sayWho(outcome, language)} ${back}` }
}

/** Answers a form of prepared answers: one that is written, or the words from before a change. */
export const answerCannedForm = (form: FormData, context: Context) =>
  answerBy(form.get('intent') === 'put-back' ? putBackForm : writeForm, form, context, {
    page: adminPaths.cannedAnswers(),
  })
