import { containing, literal } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { isAdmin, type SignedIn } from '~/platform/session/roles'
import { filesOf } from '../files/project-access.server'
import { fileSearchName } from '../files/project-files.rules'
import { OWN_STUDIO_ID } from '../ground/own-studio'
import { wordsOf } from '../ground/search.rules'
import { messagesFor } from '../messages/conversation.server'
import type { Member } from '../people/participant.rules'
import { assignee, assignmentsOf, ordersOf, sidesOf } from '../people/participant.server'
import {
  finding,
  FOUND_OF_A_KIND,
  type Finding,
  type FindingKind,
  type Findings,
  type Side,
} from './finding'
import { findOfTheStudio } from './find-of-the-studio.server'
import { fold } from '~/platform/words'
import { messagesWith } from '../messages/message-texts.server'
import { findByTerms } from '../search/order-terms.server'

/**
 * Of what a studio with many orders has, only so many of the newest messages and files are gone
 * through: a search takes no longer the more there is.
 */
const NEWEST = 5_000

const sideOf = (member: Member): Side =>
  member.side === 'studio' && member.studioId !== OWN_STUDIO_ID ? 'seller' : member.side

/** Rows in which each word of the search is somewhere. */
const eachWord = <Where>(search: string, where: (filter: Prisma.StringFilter) => Where[]) =>
  wordsOf(search).map((word) => ({ OR: containing(word).flatMap(where) }))

async function findOrders(member: Member, search: string): Promise<Finding[]> {
  const byWords = async () => {
    const { ids, common } = await findByTerms(search)
    return [...(ids ? [{ id: { in: ids } }] : []), ...common]
  }
  const named = (filter: Prisma.StringFilter): Prisma.OrderWhereInput[] => [
    { number: filter },
    { title: filter },
  ]
  const rows = await db.order.findMany({
    where: {
      AND: [
        ordersOf(member),
        ...(member.side === 'studio' ? await byWords() : eachWord(search, named)),
      ],
    },
    orderBy: { id: 'desc' },
    take: FOUND_OF_A_KIND,
    select: { id: true, number: true, title: true, name: true },
  })
  return rows.map(({ id, number, title, name }) =>
    finding(sideOf(member), id, number, {
      detail: member.side === 'client' ? title : `${title}, ${name}`,
      orderId: id,
    }),
  )
}

/** What a freelancer takes part in; it says nothing of the client. */
async function findWork(userId: number, search: string): Promise<Finding[]> {
  const rows = await db.assignment.findMany({
    where: {
      AND: [
        assignmentsOf(userId),
        ...eachWord(search, (filter): Prisma.AssignmentWhereInput[] => [
          { milestone: { title: filter } },
          { milestone: { project: { name: filter } } },
          { milestone: { project: { order: { number: filter } } } },
        ]),
      ],
    },
    orderBy: { id: 'desc' },
    take: FOUND_OF_A_KIND,
    select: {
      id: true,
      milestone: { select: { title: true, project: { select: { id: true, name: true } } } },
    },
  })
  return rows.map(({ id, milestone: { title, project } }) =>
    finding('freelancer', id, title, { detail: project.name, projectId: project.id }),
  )
}

/** Invoices and credit notes by the beginning of their number. */
async function findDocuments(member: Member, search: string): Promise<Finding[]> {
  const number = { startsWith: literal(search.toUpperCase()) }
  const part = { orderBy: { id: 'desc' }, take: FOUND_OF_A_KIND } as const
  const select = { id: true, number: true } as const
  const order = ordersOf(member)
  const [invoices, notes] = await Promise.all([
    db.invoice.findMany({
      where: { number, order },
      ...part,
      select: { ...select, orderId: true },
    }),
    db.creditNote.findMany({
      where: { number, invoice: { order } },
      ...part,
      select: { ...select, invoice: { select: { number: true, orderId: true } } },
    }),
  ])
  return [
    ...invoices.map(({ id, number, orderId }) => finding(sideOf(member), id, number, { orderId })),
    ...notes.map(({ id, number, invoice }) =>
      finding(sideOf(member), id, number, { detail: invoice.number, orderId: invoice.orderId }),
    ),
  ].slice(0, FOUND_OF_A_KIND)
}

const EXCERPT = 120

/** The text around the first word that was found, on one line. */
function excerpt(body: string, search: string): string {
  const line = body.replace(/\s+/g, ' ')
  const at = fold(line).indexOf(fold(wordsOf(search)[0] ?? ''))
  const from = Math.max(0, at - EXCERPT / 3)
  const cut = line.slice(from, from + EXCERPT)
  return `${from > 0 ? '…' : ''}${cut}${from + EXCERPT < line.length ? '…' : ''}`
}

async function findMessages(member: Member, search: string): Promise<Finding[]> {
  const oldest =
    member.side === 'studio'
      ? await db.message.findFirst({ orderBy: { id: 'desc' }, skip: NEWEST, select: { id: true } })
      : null
  const rows = await db.message.findMany({
    where: {
      AND: [
        messagesFor(member),
        ...(oldest ? [{ id: { gt: oldest.id } }] : []),
        ...wordsOf(search).map(messagesWith),
      ],
    },
    orderBy: { id: 'desc' },
    take: FOUND_OF_A_KIND,
    select: {
      id: true,
      body: true,
      threadId: true,
      thread: {
        select: {
          kind: true,
          orderId: true,
          project: { select: { id: true, orderId: true, name: true } },
          order: { select: { number: true } },
          ticket: { select: { id: true, number: true } },
        },
      },
    },
  })
  return rows.map(({ id, body, threadId, thread }) =>
    finding(sideOf(member), id, excerpt(body, search), {
      detail: thread.ticket?.number ?? thread.order?.number ?? thread.project?.name ?? '',
      orderId: thread.orderId ?? thread.project?.orderId ?? null,
      projectId: thread.project?.id ?? null,
      threadId: thread.kind === 'freelancer' ? threadId : null,
      ticketId: thread.ticket?.id ?? null,
    }),
  )
}

async function findFiles(member: Member, search: string): Promise<Finding[]> {
  const oldest =
    member.side === 'studio'
      ? await db.file.findFirst({ orderBy: { id: 'desc' }, skip: NEWEST, select: { id: true } })
      : null
  const rows = await db.file.findMany({
    where: {
      AND: [
        filesOf(member),
        ...(oldest ? [{ id: { gt: oldest.id } }] : []),
        ...wordsOf(fileSearchName(search)).map((word) => ({
          sortName: { contains: literal(word) },
        })),
      ],
    },
    orderBy: { id: 'desc' },
    take: FOUND_OF_A_KIND,
    select: {
      id: true,
      name: true,
      projectId: true,
      project: { select: { orderId: true, name: true } },
    },
  })
  return rows.map(({ id, name, projectId, project }) =>
    finding(sideOf(member), id, name, {
      detail: project?.name ?? '',
      projectId,
      orderId: project?.orderId ?? null,
    }),
  )
}

async function findOwnTickets(userId: number, search: string): Promise<Finding[]> {
  const rows = await db.ticket.findMany({
    where: {
      userId,
      AND: eachWord(search, (filter): Prisma.TicketWhereInput[] => [
        { number: filter },
        { thread: { subject: filter } },
      ]),
    },
    orderBy: { id: 'desc' },
    take: FOUND_OF_A_KIND,
    select: { id: true, number: true, thread: { select: { subject: true } } },
  })
  return rows.map(({ id, number, thread }) =>
    finding('client', id, thread.subject || number, { detail: number, ticketId: id }),
  )
}

/**
 * All that somebody may see in which each word of the search is found, a few of each kind, the
 * newest first; kinds without any are left out. Each query asks who may see a row.
 */
export async function findEverywhere(
  viewer: SignedIn,
  search: string,
  language: Language,
): Promise<Findings> {
  if (search === '') return []
  const sides = await sidesOf(viewer, viewer.impersonator !== null)
  const members: Member[] = [
    ...sides,
    ...(viewer.role === 'freelancer' ? [assignee(viewer.id)] : []),
  ]
  const of = async (
    kind: FindingKind,
    asked: readonly Member[],
    find: (member: Member, search: string) => Promise<Finding[]>,
  ) => ({ kind, rows: (await Promise.all(asked.map((one) => find(one, search)))).flat() })
  const isStaff = isAdmin(viewer) && viewer.impersonator === null
  const [orders, work, documents, own, messages, files, ofTheStudio] = await Promise.all([
    of('orders', sides, findOrders),
    viewer.role === 'freelancer' ? findWork(viewer.id, search) : [],
    of('documents', sides, findDocuments),
    isStaff ? [] : findOwnTickets(viewer.id, search),
    of('messages', members, findMessages),
    of('files', members, findFiles),
    isStaff ? findOfTheStudio(search, language) : [],
  ])
  const found: Findings = [
    orders,
    { kind: 'work', rows: work },
    documents,
    ...ofTheStudio,
    { kind: 'tickets', rows: own },
    messages,
    files,
  ]
  return found.filter(({ rows }) => rows.length > 0)
}
