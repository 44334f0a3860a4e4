import type { TFunction } from 'i18next'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { i18nFor, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { recordEvent, type Actor } from '~/domain/events/events.server'
import {
  changeableWords,
  fillWords,
  findWordsProblem,
  isLegalMail,
  type Words,
} from './mail-words.rules'

/**
 * How a mail says what it says: the original words, or those that an admin has put in their place.
 */
export type MailWords = TFunction<'mail'>

/** A mail in one of its languages. */
export interface MailVersion {
  template: string
  language: Language
}

const HISTORY = 25
const placeOf = ({ template, language }: MailVersion) => ({
  template_language: { template, language },
})
const subjectIdOf = ({ template, language }: MailVersion) => `${template}:${language}`

/** The original words that can be changed, by their key. */
export function originalWords({ template, language }: MailVersion): Words {
  return Object.fromEntries(
    changeableWords(template).map((key) => [
      key,
      String(i18nFor(language).getResource(language, 'mail', key)),
    ]),
  )
}

/**
 * The stored words that may be used; those that do not fit the original any more are as if nobody
 * had written them.
 */
function usableWords(mail: MailVersion, stored: unknown): Words {
  const legal = isLegalMail(mail.template)
  const kept = (stored ?? {}) as Words
  const originals = Object.entries(originalWords(mail))
  return Object.fromEntries(
    originals.flatMap(([key, original]) =>
      typeof kept[key] === 'string' && !findWordsProblem(kept[key], { key, original, legal })
        ? [[key, kept[key]]]
        : [],
    ),
  )
}

/**
 * The words that an admin has put in place of the original ones; they are read with each mail, so a
 * change counts at once.
 */
export async function readMailWords(mail: MailVersion): Promise<Words> {
  return usableWords(mail, (await db.mailWording.findUnique({ where: placeOf(mail) }))?.words)
}

/**
 * A mail's words with some in place of the original ones; what is put in for their placeholders is
 * never read as one.
 */
export function speak(language: Language, words: Words): MailWords {
  const t = translator(language, 'mail')
  const say = (key: string, values?: Record<string, unknown>) =>
    Object.hasOwn(words, key)
      ? fillWords(words[key]!, values)
      : t(key as 'signature', values as { name: string })
  return say as MailWords
}

export type WordsOutcome =
  { kind: 'changed' | 'same' } | { kind: 'conflict'; by: string | null; at: Date | null }

const nameOf = async (tx: Transaction, id: number | null | undefined) =>
  id ? ((await tx.user.findUnique({ where: { id }, select: { name: true } }))?.name ?? null) : null

async function tellConflict(tx: Transaction, mail: MailVersion): Promise<WordsOutcome> {
  const last = await tx.event.findFirst({
    where: { subject: 'mailWords', subjectId: subjectIdOf(mail) },
    orderBy: { id: 'desc' },
    select: { at: true, actorId: true },
  })
  return { kind: 'conflict', by: await nameOf(tx, last?.actorId), at: last?.at ?? null }
}

async function write(tx: Transaction, mail: MailVersion, words: Words, version: number) {
  if (version === 0) await tx.mailWording.create({ data: { ...mail, words } })
  else
    await tx.mailWording.update({
      where: placeOf(mail),
      data: { words, version: { increment: 1 } },
    })
}

/** One change of a mail's words; null is the original. */
interface WordsChange {
  key: string
  before: string | null
  after: string | null
}

function changesBetween(mail: MailVersion, before: Words, after: Words): WordsChange[] {
  return changeableWords(mail.template).flatMap((key) =>
    before[key] === after[key]
      ? []
      : [{ key, before: before[key] ?? null, after: after[key] ?? null }],
  )
}

/**
 * Puts words in place of a mail's original ones, if they still have the version that the one who
 * changes them was shown (0 for those that nobody has changed); no words, or the original ones, go
 * back to the original. Throws for words that the mail cannot have.
 */
export function changeMailWords(
  actor: Actor,
  mail: MailVersion,
  given: Words,
  version: number,
): Promise<WordsOutcome> {
  const originals = originalWords(mail)
  const words = Object.fromEntries(
    Object.entries(given).filter(([key, text]) => text !== originals[key]),
  )
  if (Object.keys(usableWords(mail, words)).length < Object.keys(words).length)
    throw new Error(`not the words of ${subjectIdOf(mail)}`)
  return transaction(async (tx) => {
    const row = await tx.mailWording.findUnique({ where: placeOf(mail) })
    if ((row?.version ?? 0) !== version) return tellConflict(tx, mail)
    const changes = changesBetween(mail, usableWords(mail, row?.words), words)
    if (changes.length === 0) return { kind: 'same' }
    await write(tx, mail, words, version)
    const kind = Object.keys(words).length === 0 ? 'mail_words.original' : 'mail_words.changed'
    const data = { changes: changes.map((change) => ({ ...change })) }
    await recordEvent(tx, {
      subject: 'mailWords',
      subjectId: subjectIdOf(mail),
      kind,
      actor,
      data,
      visibility: 'team',
      key: `mail-words:${subjectIdOf(mail)}:${version + 1}`,
    })
    return { kind: 'changed' }
  })
}

/** A mail's words with their version, and their latest changes, the newest first. */
export async function readMailWordsWithHistory(mail: MailVersion) {
  const [row, events] = await Promise.all([
    db.mailWording.findUnique({ where: placeOf(mail) }),
    db.event.findMany({
      where: { subject: 'mailWords', subjectId: subjectIdOf(mail) },
      orderBy: { id: 'desc' },
      take: HISTORY,
    }),
  ])
  const ids = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
  const people =
    ids.length > 0
      ? await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
      : []
  const history = events.map(({ id, at, actorId, data }) => ({
    id,
    at,
    by: people.find((one) => one.id === actorId)?.name ?? null,
    changes: (data as unknown as { changes: WordsChange[] }).changes,
  }))
  return { version: row?.version ?? 0, words: usableWords(mail, row?.words), history }
}
