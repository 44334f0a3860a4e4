import { randomUUID } from 'node:crypto'
import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isLanguage } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { recordEvent, type Actor } from '../events/events.server'
import type { CannedAnswerInput } from './ticket.schema'

const MOST = 200
const HISTORY = 10
const WORDS = { language: true, title: true, body: true } as const

type Words = Prisma.CannedAnswerGetPayload<{ select: typeof WORDS }>

/**
 * `by` and `at` are those of who was quicker; `now` is how it reads since, null for one that was
 * deleted.
 */
export type AnswerOutcome =
  | { kind: 'done' }
  | { kind: 'same' }
  | { kind: 'conflict'; by: string | null; at: Date | null; now: Words | null }

/** The prepared answers, language by language and by their titles; 200 at most. */
export function listCannedAnswers() {
  return db.cannedAnswer.findMany({
    orderBy: [{ language: 'asc' }, { title: 'asc' }, { id: 'asc' }],
    take: MOST,
  })
}
export type CannedAnswerRow = Awaited<ReturnType<typeof listCannedAnswers>>[number]

/** Throws `notFound` for one that is not there. */
export async function getCannedAnswer(id: string): Promise<CannedAnswerRow> {
  const answer = isId(id) ? await db.cannedAnswer.findUnique({ where: { id } }) : null
  if (!answer) throw new DomainError('notFound', 'canned answer')
  return answer
}

const pick = ({ language, title, body }: Words): Words => ({ language, title, body })

function record(
  tx: Transaction,
  id: string,
  kind: 'created' | 'changed' | 'removed' | 'put_back',
  actor: Actor,
  { before, after }: { before: Words | null; after: Words | null },
) {
  return recordEvent(tx, {
    subject: 'answer',
    subjectId: id,
    kind: `answer.${kind}`,
    actor,
    data: { before, after },
    visibility: 'team',
    key: `answer:${id}:${randomUUID()}`,
  })
}

/** Adds a prepared answer; returns its id. */
export function addCannedAnswer(actor: Actor, input: CannedAnswerInput): Promise<string> {
  return transaction(async (tx) => {
    const { id } = await tx.cannedAnswer.create({ data: input, select: { id: true } })
    await record(tx, id, 'created', actor, { before: null, after: input })
    return id
  })
}

const isSame = (one: Words, other: Words) =>
  one.language === other.language && one.title === other.title && one.body === other.body

async function tellConflict(tx: Transaction, id: string): Promise<AnswerOutcome> {
  const last = await tx.event.findFirst({
    where: { subject: 'answer', subjectId: id },
    orderBy: { id: 'desc' },
    select: { at: true, actorId: true },
  })
  const who = last?.actorId
    ? await tx.user.findUnique({ where: { id: last.actorId }, select: { name: true } })
    : null
  return {
    kind: 'conflict',
    by: who?.name ?? null,
    at: last?.at ?? null,
    now: await tx.cannedAnswer.findUnique({ where: { id }, select: WORDS }),
  }
}

/**
 * Writes an answer that still has the version that was shown; one that was deleted has version 0,
 * and comes back.
 */
async function write(
  tx: Transaction,
  id: string,
  input: Words,
  version: number,
  kind: 'changed' | 'put_back',
  actor: Actor,
): Promise<AnswerOutcome> {
  const before = await tx.cannedAnswer.findUnique({
    where: { id },
    select: { ...WORDS, version: true },
  })
  if ((before?.version ?? 0) !== version) return tellConflict(tx, id)
  if (before && isSame(before, input)) return { kind: 'same' }
  await tx.cannedAnswer.upsert({
    where: { id },
    create: { id, ...input },
    update: { ...input, version: { increment: 1 } },
    select: { id: true },
  })
  await record(tx, id, kind, actor, { before: before && pick(before), after: input })
  return { kind: 'done' }
}

/**
 * Changes an answer, if it still has the version that its form was shown with; of two who change it
 * at a time the second is told of the first.
 */
export function changeCannedAnswer(
  actor: Actor,
  id: string,
  input: CannedAnswerInput,
  version: number,
): Promise<AnswerOutcome> {
  return transaction((tx) => write(tx, id, input, version, 'changed', actor))
}

/** Deletes one; tells whether there was one. */
export function deleteCannedAnswer(actor: Actor, id: string): Promise<boolean> {
  return transaction(async (tx) => {
    const before = isId(id)
      ? await tx.cannedAnswer.findUnique({ where: { id }, select: WORDS })
      : null
    if (!before) return false
    await tx.cannedAnswer.delete({ where: { id }, select: { id: true } })
    await record(tx, id, 'removed', actor, { before, after: null })
    return true
  })
}

/** The words that an event keeps, of before or after it. */
function readWords(data: unknown, side: 'before' | 'after'): Words | null {
  const { language, title, body } = Object(
    (Object(data) as Record<string, unknown>)[side],
  ) as Record<string, unknown>
  return isLanguage(language) && typeof title === 'string' && typeof body === 'string'
    ? { language, title, body }
    : null
}

/**
 * Gives an answer the words from before one of its changes, also one that is deleted. Throws
 * `notFound`.
 */
export function putBackAnswer(
  actor: Actor,
  eventId: string,
  version: number,
): Promise<AnswerOutcome> {
  return transaction(async (tx) => {
    const event = isId(eventId)
      ? await tx.event.findFirst({
          where: { id: eventId, subject: 'answer' },
          select: { subjectId: true, data: true },
        })
      : null
    const before = readWords(event?.data, 'before')
    if (!event || !before) throw new DomainError('notFound', `change ${eventId}`)
    return write(tx, event.subjectId, before, version, 'put_back', actor)
  })
}

/**
 * The latest changes of prepared answers, with what each read before, if it did, and which version
 * the answer has now.
 */
export async function listAnswerChanges() {
  const events = await db.event.findMany({
    where: { subject: 'answer' },
    orderBy: { id: 'desc' },
    take: HISTORY,
    select: { id: true, at: true, kind: true, subjectId: true, actorId: true, data: true },
  })
  const [people, answers] = await Promise.all([
    db.user.findMany({
      where: { id: { in: events.flatMap(({ actorId }) => actorId ?? []) } },
      select: { id: true, name: true },
    }),
    db.cannedAnswer.findMany({
      where: { id: { in: events.map(({ subjectId }) => subjectId) } },
      select: { id: true, version: true },
    }),
  ])
  return events.map(({ id, at, kind, subjectId, actorId, data }) => ({
    ...{ id, at, kind, before: readWords(data, 'before'), after: readWords(data, 'after') },
    by: people.find((person) => person.id === actorId)?.name ?? null,
    version: answers.find((answer) => answer.id === subjectId)?.version ?? 0,
  }))
}
export type AnswerChange = Awaited<ReturnType<typeof listAnswerChanges>>[number]
