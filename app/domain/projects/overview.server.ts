import { currentTime } from '~/platform/clock'
import { db, Prisma } from '~/platform/db/db.server'
import type { OrderStatus } from '../ground/machines.rules'
import type { Participant } from '../people/participant.rules'
import { ordersOf } from '../people/participant.server'
import { ACTIVITY_KINDS } from './activity.rules'
import { workHeldUntil } from '../ground/withdrawal.rules'
import type { DecisionSubject } from './next-step.rules'
import { plannedDelivery, progressOf } from './progress.rules'

/** The most open orders that one page tells of, and the most of what happened. */
const MOST_ORDERS = 50
const LATEST_ACTIVITIES = 8

const OPEN: OrderStatus[] = [
  'pending_payment',
  'confirmed',
  'awaiting_brief',
  'in_progress',
  'in_review',
  'on_hold',
  'withdrawal_requested',
  'disputed',
]

type PaymentSubject = 'open' | 'past_due' | 'processing'

interface WaitingRow {
  subject: DecisionSubject | PaymentSubject | 'asked' | 'unread'
  id: string
  title: string
  orderId: string
  /** Integer cents, or how many messages. */
  amount: number | null
  /** As the database writes a time. */
  dueAt: Date | string | null
}

/** No account has it: of what nobody has read nothing is asked for. */
const NOBODY = 0

/**
 * What is to be paid of these orders, what was shared and has no answer, and what somebody has not
 * read: six tables in one statement, which only SQL can say.
 */
function listWaiting(orderIds: string[], userId: number): Promise<WaitingRow[]> {
  const ids = Prisma.join(orderIds)
  return db.$queryRaw`
    SELECT CASE WHEN EXISTS (SELECT 1
        FROM "CheckoutAttempt" t
        WHERE t."payableId" = a."id" AND t."status" = 'processing'
      ) THEN 'processing' ELSE CAST(a."status" AS TEXT) END AS "subject", a."id", COALESCE(c."title", '') AS "title",
      a."orderId", a."amount", a."dueAt"
      FROM "Payable" a
      LEFT JOIN "ChangeRequest" c ON c."payableId" = a."id"
      WHERE a."status" IN ('open', 'past_due') AND a."orderId" IN (${ids})
    UNION ALL SELECT CASE WHEN c."status" = 'priced' THEN 'change' ELSE 'asked' END, c."id",
      c."title", p."orderId", NULL, NULL
      FROM "ChangeRequest" c
      JOIN "Project" p ON p."id" = c."projectId"
      WHERE c."status" IN ('priced', 'requested') AND p."orderId" IN (${ids})
    UNION ALL SELECT 'design', v."id", d."title", p."orderId", NULL, NULL
      FROM "DesignVersion" v
      JOIN "Design" d ON d."id" = v."designId"
      JOIN "Project" p ON p."id" = d."projectId"
      WHERE v."status" IN ('shared', 'viewed') AND p."orderId" IN (${ids})
    UNION ALL SELECT 'preview', v."id", d."title", p."orderId", NULL, NULL
      FROM "PreviewVersion" v
      JOIN "Preview" d ON d."id" = v."previewId"
      JOIN "Project" p ON p."id" = d."projectId"
      WHERE v."status" IN ('shared', 'viewed') AND p."orderId" IN (${ids})
    UNION ALL SELECT 'deliverable', d."id", d."title", p."orderId", NULL, NULL
      FROM "Deliverable" d
      JOIN "Project" p ON p."id" = d."projectId"
      WHERE d."status" IN ('shared', 'viewed') AND p."orderId" IN (${ids})
    UNION ALL SELECT 'unread', m."threadId", '', m."threadId", m."unread", NULL
      FROM "ThreadMember" m
      WHERE m."userId" = ${userId} AND m."unread" > 0
      AND m."threadId" IN (${ids})`
}

const PAYMENTS: readonly string[] = ['open', 'past_due', 'processing']
const isPayment = (subject: string): subject is PaymentSubject => PAYMENTS.includes(subject)
const NO_DECISIONS: readonly string[] = [...PAYMENTS, 'asked', 'unread']
const isDecision = (subject: string): subject is DecisionSubject => !NO_DECISIONS.includes(subject)

/** What waits for an answer of these orders' client, and what of the studio's. */
function openQuestions(rows: WaitingRow[]) {
  return {
    decisions: rows.flatMap(({ subject, id, title }) =>
      isDecision(subject) ? [{ subject, id, title }] : [],
    ),
    asked: rows
      .filter(({ subject }) => subject === 'asked')
      .map(({ id, title }) => ({ id, title })),
  }
}

/** What of one order, which its reader may see, waits for somebody to decide on. */
export async function readOpenQuestions(orderId: string) {
  return openQuestions(await listWaiting([orderId], NOBODY))
}

/**
 * The rows about one order, as its payables, as what waits to be decided on, and as the number of
 * messages to read.
 */
function sortOut(rows: WaitingRow[], milestones: { title: string; payableId: string | null }[]) {
  return {
    payables: rows.flatMap(({ subject: status, id, title, amount, dueAt }) =>
      isPayment(status)
        ? [
            {
              ...{ id, status, amount: Number(amount) },
              dueAt: dueAt === null ? null : new Date(dueAt),
              title: (title || milestones.find(({ payableId }) => payableId === id)?.title) ?? null,
            },
          ]
        : [],
    ),
    ...openQuestions(rows),
    unread: Number(rows.find(({ subject }) => subject === 'unread')?.amount ?? 0),
  }
}

/**
 * The client's open orders, the latest 50 with the oldest of them first, each with its plan, what
 * is to be paid, what waits for an answer and how many messages the reader has not seen; amounts
 * are integer cents of the order's currency. `more` tells of older ones.
 */
export async function readOverview(reader: Participant) {
  const found = await db.order.findMany({
    where: { AND: [ordersOf(reader), { status: { in: OPEN } }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_ORDERS + 1,
    select: {
      id: true,
      number: true,
      title: true,
      status: true,
      createdAt: true,
      currency: true,
      holdReason: true,
      userId: true,
      companyId: true,
      studioId: true,
      companyName: true,
      vatNumber: true,
      withdrawalEndsAt: true,
      earlyStartAt: true,
    },
  })
  const rows = found.slice(0, MOST_ORDERS).reverse()
  if (rows.length === 0) return { orders: [], more: false }
  const ids = rows.map(({ id }) => id)
  const [projects, waiting] = await Promise.all([
    db.project.findMany({
      where: { orderId: { in: ids } },
      select: { orderId: true, milestones: { orderBy: { position: 'asc' } } },
    }),
    listWaiting(ids, reader.userId),
  ])
  const orders = rows.map((order) => {
    const { milestones = [] } = projects.find(({ orderId }) => orderId === order.id) ?? {}
    return {
      ...order,
      planned: plannedDelivery(order.status, milestones, currentTime()),
      heldUntil: workHeldUntil(order),
      milestones,
      progress: progressOf(milestones),
      ...sortOut(
        waiting.filter(({ orderId }) => orderId === order.id),
        milestones,
      ),
    }
  })
  return { orders, more: found.length > MOST_ORDERS }
}
export type OverviewOrder = Awaited<ReturnType<typeof readOverview>>['orders'][number]

/**
 * The latest that happened in these orders, the newest first; the caller has read them as their
 * client.
 */
export function readLatestActivities(orderIds: string[]) {
  return db.event.findMany({
    where: { orderId: { in: orderIds }, visibility: 'client', kind: { in: [...ACTIVITY_KINDS] } },
    orderBy: { id: 'desc' },
    take: LATEST_ACTIVITIES,
    select: {
      id: true,
      kind: true,
      from: true,
      at: true,
      actorType: true,
      actorId: true,
      data: true,
      orderId: true,
    },
  })
}
