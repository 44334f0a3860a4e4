import { parseForm } from '~/shell/parse-form.server'
import type { SubmissionResult } from '@conform-to/dom'
import { data } from '@remix-run/node'
import { linkParts } from '~/domain/mails/mailbox.server'
import {
  changeableWords,
  isLegalMail,
  kindOfWords,
  LONGEST_WORDS,
  placeholdersOf,
  type Words,
  type WordsProblem,
} from '~/domain/mails/mail-words.rules'
import { fieldOfWords, mailWordsSchema } from '~/domain/mails/mail-words.schema'
import {
  changeMailWords,
  originalWords,
  readMailWordsWithHistory,
  type MailVersion,
  type WordsOutcome,
} from '~/domain/mails/mail-words.server'
import { adminPaths } from '~/paths/admin'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { MailWordsAnswer } from './mail-words-answer'
import { presentMailTemplate, previewMail, requireMailVersion } from './mail-templates.server'

const words = (language: Language) => translator(language, 'mail-words')

const groupOf = (key: string) => key.split('.').slice(1, -1).join('.')

/** What a key's words are called: those of one kind in one group are numbered. */
export function nameMailWords(key: string, template: string, language: Language) {
  const t = words(language)
  const label = t(`kinds.${kindOfWords(key)}`)
  const alike = changeableWords(template).filter(
    (other) => groupOf(other) === groupOf(key) && kindOfWords(other) === kindOfWords(key),
  )
  return alike.length > 1 ? t('numbered', { label, number: alike.indexOf(key) + 1 }) : label
}

const braced = (names: string[]) => names.map((name) => `{{${name}}}`).join(', ')

function sayProblem(mail: MailVersion, originals: Words, language: Language) {
  const t = words(language)
  return (problem: WordsProblem, key: string) => {
    const names = 'names' in problem ? braced(problem.names) : ''
    const known = placeholdersOf(originals[key]!)
    const kind = problem.kind === 'unknown' && known.length === 0 ? 'none' : problem.kind
    return t('errors.in', {
      name: nameMailWords(key, mail.template, language),
      problem: t(`errors.${kind}`, {
        names,
        known: braced(known),
        most: LONGEST_WORDS[kindOfWords(key)],
      }),
    })
  }
}

function presentField(
  key: string,
  mail: MailVersion,
  { originals, changed }: { originals: Words; changed: Words },
  language: Language,
) {
  const known = placeholdersOf(originals[key]!)
  const kind = kindOfWords(key)
  return {
    ...{
      name: fieldOfWords(key),
      kind,
      label: nameMailWords(key, mail.template, language),
      value: changed[key] ?? originals[key]!,
    },
    original: changed[key] === undefined ? null : originals[key]!,
    placeholders: known.length > 0 ? braced(known) : null,
  }
}

/** The fields in their groups; a group of a mail that has several forms is named by its heading. */
function presentGroups(mail: MailVersion, changed: Words, language: Language) {
  const originals = originalWords(mail)
  const keys = changeableWords(mail.template)
  return [...new Set(keys.map(groupOf))].map((group) => {
    const own = keys.filter((key) => groupOf(key) === group)
    const heading = own.find((key) => kindOfWords(key) === 'heading')
    return {
      key: group,
      legend: group && heading ? originals[heading]! : null,
      fields: own.map((key) => presentField(key, mail, { originals, changed }, language)),
    }
  })
}

type Loaded = Awaited<ReturnType<typeof readMailWordsWithHistory>>

function presentHistory({ history }: Loaded, mail: MailVersion, language: Language) {
  const t = words(language)
  const originals = originalWords(mail)
  return history.flatMap(({ id, at, by, changes }) =>
    changes.map(({ key, before, after }) => ({
      ...{
        id: `${id}-${key}`,
        by: by ?? t('history.nobody'),
        when: formatDateTime(at, language),
        dateTime: at.toISOString(),
      },
      name: changeableWords(mail.template).includes(key)
        ? nameMailWords(key, mail.template, language)
        : key,
      ...{ from: before ?? originals[key] ?? '', to: after ?? t('history.original') },
    })),
  )
}

/** What can be changed of a mail's words; without fields for a mail that has none of its own. */
function presentWords(loaded: Loaded, mail: MailVersion, language: Language) {
  return {
    ...{
      version: loaded.version,
      language: mail.language,
      legal: isLegalMail(mail.template),
      changed: Object.keys(loaded.words).length > 0,
    },
    groups: presentGroups(mail, loaded.words, language),
  }
}

/**
 * A template's page: the mail as it would be written now, its words, and who changed what. Throws a
 * 404 for what is no template.
 */
export async function loadMailTemplate(template: string, shown: string, language: Language) {
  const mail = requireMailVersion(template, shown)
  const loaded = await readMailWordsWithHistory(mail)
  return {
    ...(await presentMailTemplate(mail, loaded.words, language)),
    words: presentWords(loaded, mail, language),
    history: presentHistory(loaded, mail, language),
  }
}

interface WordsContext {
  mail: MailVersion
  adminId: number
  language: Language
}

const hrefOf = ({ template, language }: MailVersion) => adminPaths.mailTemplate(template, language)
const versionOf = (form: FormData) => Number(form.get('version'))
const actorOf = ({ adminId }: WordsContext) => ({ type: 'admin', id: adminId }) as const

/** The mail with the words as they were typed, written with what the page shows it with. */
async function preview({ mail }: WordsContext, tried: Words, result: SubmissionResult<string[]>) {
  const written = await previewMail(mail.template, mail.language, tried)
  return data<MailWordsAnswer>({
    result,
    conflict: null,
    preview: {
      subject: written?.content.subject ?? null,
      parts: written ? linkParts(written.text) : null,
    },
  })
}

function tell(
  outcome: WordsOutcome,
  { mail, language }: WordsContext,
  result: SubmissionResult<string[]>,
) {
  const t = words(language)
  if (outcome.kind !== 'conflict')
    return seeOther(hrefOf(mail), { flash: { kind: 'success', text: t(`done.${outcome.kind}`) } })
  const conflict = { by: outcome.by, at: outcome.at && formatDateTime(outcome.at, language) }
  return data<MailWordsAnswer>({ result, conflict, preview: null }, { status: 409 })
}

async function goBack(form: FormData, context: WordsContext) {
  const t = words(context.language)
  const outcome = await changeMailWords(actorOf(context), context.mail, {}, versionOf(form))
  const flash =
    outcome.kind === 'conflict'
      ? ({ kind: 'warning', text: t('done.late') } as const)
      : ({ kind: 'success', text: t('done.original') } as const)
  return seeOther(hrefOf(context.mail), { flash })
}

/**
 * Takes the form of a mail's words: shows them in the mail, keeps them, or goes back to the
 * original. Throws a 404 for what is no mail and a 400 for what is no such form.
 */
export async function handleMailWords(
  form: FormData,
  asked: { template: string; shown: string },
  { adminId, language }: { adminId: number; language: Language },
) {
  const mail = requireMailVersion(asked.template, asked.shown)
  const [context, intent, originals] = [
    { mail, adminId, language },
    form.get('intent'),
    originalWords(mail),
  ]
  if (Object.keys(originals).length === 0) throw notFound()
  if (intent === 'original') return goBack(form, context)
  if (intent !== 'preview' && intent !== 'save')
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const submission = parseForm(
    form,
    mailWordsSchema(originals, isLegalMail(mail.template), sayProblem(mail, originals, language)),
    language,
  )
  if (submission.status !== 'success')
    return data<MailWordsAnswer>(
      { result: submission.reply(), conflict: null, preview: null },
      { status: 400 },
    )
  if (intent === 'preview') return preview(context, submission.value, submission.reply())
  return tell(
    await changeMailWords(actorOf(context), mail, submission.value, versionOf(form)),
    context,
    submission.reply(),
  )
}
