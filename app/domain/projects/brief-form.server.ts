import { countWriting } from '../messages/count-writing.server'
import { readScope } from '~/domain/checkout/order-lines.server'
import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '~/platform/i18n/languages'
import { adminPaths } from '~/paths/admin'
import { askAbout, type AskedQuestion } from '../briefs/questions.server'
import { recordEvent } from '../events/events.server'
import { notify } from '../notifications/notify.server'
import type { BriefWriter, Guest, Member } from '../people/participant.rules'
import { actorOf, ordersOf } from '../people/participant.server'
import { sendBrief } from './brief.server'

const languageOf = (text: string): Language => (isLanguage(text) ? text : FALLBACK_LANGUAGE)

export interface BriefQuestion extends AskedQuestion {
  lineId: string
  answer: string
}

type AskedLine = Prisma.OrderLineGetPayload<{
  include: { product: { select: { category: true } } }
}>

/**
 * What is asked about a line of an order: what its scope said then, and what its kind of service
 * brings with it.
 */
function questionsOf(line: AskedLine, language: Language) {
  const { needs } = readScope(line.scope)
  const asked = askAbout({ category: line.product.category, needs }, language)
  return { needs: asked.needs, questions: asked.questions }
}

/**
 * The brief of an order as a form asks for it, line by line and in the reader's language; null for
 * an order without a project.
 */
export async function readBriefForm(
  participant: Member | Guest,
  orderId: string,
  language: Language,
) {
  const [project, lines] = await Promise.all([
    db.project.findFirst({
      where: { orderId, order: ordersOf(participant) },
      select: { id: true, briefVersion: true, briefSentAt: true, briefAnswers: true },
    }),
    db.orderLine.findMany({
      where: { orderId, order: ordersOf(participant) },
      orderBy: { position: 'asc' },
      include: { product: { select: { category: true } }, _count: { select: { files: true } } },
    }),
  ])
  if (!project) return null
  const { briefAnswers, ...rest } = project
  return {
    ...rest,
    lines: lines.map((line) => {
      const { needs, questions } = questionsOf(line, language)
      const answerOf = (key: string) =>
        briefAnswers.find((one) => one.orderLineId === line.id && one.key === key)?.answer ?? ''
      const withAnswer = (asked: AskedQuestion): BriefQuestion => ({
        ...asked,
        lineId: line.id,
        answer: answerOf(asked.key),
      })
      const [asked, more] = [needs.map(withAnswer), questions.map(withAnswer)]
      const known = [...asked, ...more].map(({ key }) => key)
      const others = briefAnswers.filter(
        ({ orderLineId, key }) => orderLineId === line.id && !known.includes(key),
      )
      return {
        id: line.id,
        name: line.name,
        customisation: line.customisation,
        files: line._count.files,
        needs: asked,
        questions: more,
        others,
      }
    }),
  }
}
export type BriefForm = NonNullable<Awaited<ReturnType<typeof readBriefForm>>>

/**
 * What was added to a brief after it was sent, with who wrote it, the buyer by the order's name;
 * the oldest first and 100 at most.
 */
export async function readBriefNotes(participant: Member | Guest, orderId: string) {
  const notes = await db.briefNote.findMany({
    where: { project: { orderId, order: ordersOf(participant) } },
    orderBy: { id: 'asc' },
    take: 100,
  })
  const ids = notes.flatMap(({ authorId }) => authorId ?? [])
  const [authors, order] = await Promise.all([
    ids.length > 0
      ? db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
      : [],
    ids.length < notes.length
      ? db.order.findUnique({ where: { id: orderId }, select: { name: true } })
      : null,
  ])
  return notes.map((note) => ({
    ...note,
    author:
      (note.authorId === null
        ? order?.name
        : authors.find(({ id }) => id === note.authorId)?.name) ?? '',
  }))
}

export interface BriefDraft {
  /** That of the form. */
  version: number
  /** By line and question; an empty one takes the answer away. */
  answers: { lineId: string; key: string; answer: string }[]
}

async function readProject(tx: Transaction, participant: BriefWriter, orderId: string) {
  const project = await tx.project.findFirst({
    where: { orderId, order: ordersOf(participant, 'answer') },
    include: { order: true },
  })
  if (!project) throw new DomainError('notFound', 'project')
  return project
}
type Project = Awaited<ReturnType<typeof readProject>>

/**
 * The words of every question that is asked in the order's language, which the project keeps with
 * the answers.
 */
async function readWords(tx: Transaction, { order }: Project) {
  const lines = await tx.orderLine.findMany({
    where: { orderId: order.id },
    include: { product: { select: { category: true } } },
  })
  return lines.flatMap((line) => {
    const { needs, questions } = questionsOf(line, languageOf(order.language))
    return [...needs, ...questions].map(({ key, question }) => ({
      orderLineId: line.id,
      key,
      question,
    }))
  })
}

async function keepAnswers(tx: Transaction, project: Project, { version, answers }: BriefDraft) {
  if (project.briefSentAt || project.order.status !== 'awaiting_brief')
    throw new DomainError('brief.sent')
  const { count } = await tx.project.updateMany({
    where: { id: project.id, briefVersion: version },
    data: { briefVersion: { increment: 1 } },
  })
  if (count === 0) throw new DomainError('brief.conflict')
  const words = await readWords(tx, project)
  const given = words.flatMap((word) => {
    const answer = answers.find(
      ({ lineId, key }) => lineId === word.orderLineId && key === word.key,
    )?.answer
    return answer === undefined ? [] : [{ ...word, answer }]
  })
  for (const { orderLineId, key } of given)
    await tx.briefAnswer.deleteMany({ where: { orderLineId, key } })
  const filled = given.filter(({ answer }) => answer !== '')
  await tx.briefAnswer.createMany({
    data: filled.map((answer) => ({ ...answer, projectId: project.id })),
  })
}

/**
 * Keeps what was typed, for another sitting. Throws `notFound`, `brief.conflict` and
 * `brief.sent`.
 */
export async function saveBrief(
  participant: BriefWriter,
  orderId: string,
  draft: BriefDraft,
): Promise<void> {
  await transaction(async (tx) =>
    keepAnswers(tx, await readProject(tx, participant, orderId), draft),
  )
}

async function tellStudio(
  tx: Transaction,
  { id, order }: Project,
  { userId, side }: BriefWriter,
  key: string,
) {
  if (side === 'studio') return
  const href = adminPaths.orderPart(order.id, 'details')
  await notify(tx, {
    kind: 'studio.message',
    orderId: order.id,
    data: { who: order.name, number: order.number },
    href,
    key: `brief:${id}:${key}`,
    actorId: userId,
  })
}

/**
 * Keeps what was typed and says that it is the whole brief: work may begin. Throws `notFound`,
 * `brief.conflict` and `brief.sent`.
 */
export async function sendWholeBrief(
  participant: BriefWriter,
  orderId: string,
  draft: BriefDraft,
): Promise<void> {
  await transaction(async (tx) => {
    const project = await readProject(tx, participant, orderId)
    await keepAnswers(tx, project, draft)
    if (!(await sendBrief(tx, orderId, actorOf(participant)))) throw new DomainError('brief.sent')
    await tellStudio(tx, project, participant, 'sent')
  })
}

/**
 * Adds to a brief that is sent; the same form sent twice adds once. Throws `notFound`, and
 * `brief.notSent` before it is sent.
 */
export async function addBriefNote(
  participant: BriefWriter,
  orderId: string,
  { body, key }: { body: string; key: string },
): Promise<void> {
  const add = async (tx: Transaction) => {
    const project = await readProject(tx, participant, orderId)
    if (project.order.status === 'awaiting_brief') throw new DomainError('brief.notSent')
    if ((await tx.briefNote.count({ where: { key } })) > 0) return
    const { id } = await tx.briefNote.create({
      data: { projectId: project.id, key, body, authorId: participant.userId },
    })
    const event = {
      subject: 'brief',
      subjectId: id,
      kind: 'brief.noted',
      actor: actorOf(participant),
    } as const
    await recordEvent(tx, { ...event, orderId, projectId: project.id })
    await tellStudio(tx, project, participant, id)
  }
  await countWriting(participant.userId)
  try {
    await transaction(add)
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
  }
}
