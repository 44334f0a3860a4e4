import { after, currentTime } from '~/platform/clock'
import { db, Prisma } from '~/platform/db/db.server'
import { studioDay } from '~/platform/i18n/studio-time'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { BRIEF_OVERDUE_AFTER } from '../orders/admin-orders.rules'
import { workIsHeld } from '../orders/held-work.server'
import { WORK_COUNTED, WORK_KINDS, WORK_NAMED, type WorkKind } from './work-queue.rules'

interface WorkRow {
  kind: WorkKind
  id: string
  /** What it is called: an order's number, a milestone, who wrote. */
  title: string
  orderId: string | null
}

/**
 * One kind of work, the longest waiting first; ids are version 7 UUIDs, whose order is the order in
 * time.
 */
const waiting = (select: Prisma.Sql) =>
  Prisma.sql`SELECT * FROM (${select} ORDER BY 2 LIMIT ${WORK_COUNTED}) AS w`
const ordersIn = (kind: WorkKind, where: Prisma.Sql) =>
  waiting(
    Prisma.sql`SELECT ${kind} AS "kind", o."id" AS "id", o."number" AS "title", o."id" AS "orderId"
      FROM "Order" o
      WHERE o."studioId" = ${OWN_STUDIO_ID} AND ${where}`,
  )

/** Milestones of orders in which work goes on. */
const milestones = (kind: WorkKind, where: Prisma.Sql) =>
  waiting(Prisma.sql`SELECT ${kind} AS "kind", m."id" AS "id", m."title" AS "title", p."orderId" AS "orderId"
    FROM "Milestone" m
    JOIN "Project" p ON p."id" = m."projectId"
    JOIN "Order" o ON o."id" = p."orderId"
    WHERE o."studioId" = ${OWN_STUDIO_ID} AND o."status" IN ('in_progress', 'in_review') AND ${where}`)

/** Payments with something open, as their orders. */
const payments = (kind: WorkKind, from: Prisma.Sql) =>
  waiting(
    Prisma.sql`SELECT ${kind} AS "kind", x."id" AS "id", o."number" AS "title", o."id" AS "orderId"
      FROM ${from}
      JOIN "Payable" a ON a."id" = pay."payableId"
      JOIN "Order" o ON o."id" = a."orderId"
      WHERE o."studioId" = ${OWN_STUDIO_ID}`,
  )

/** Payouts as who is to get them. */
const payoutsIn = (kind: WorkKind, where: Prisma.Sql) =>
  waiting(
    Prisma.sql`SELECT ${kind} AS "kind", x."id" AS "id", x."payeeName" AS "title", NULL AS "orderId"
      FROM "Payout" x
      WHERE ${where}`,
  )

/**
 * Whether the payment service has given a payout back to be paid by hand; the key is
 * `payoutEventKey`'s.
 */
const FELL_BACK = Prisma.sql`EXISTS (SELECT 1
  FROM "Event" e
  WHERE e."key" = 'payout:' || x."id" || ':payout.by_hand:' || x."round")`

/**
 * Payouts that are due today, that the studio is to send itself, or that failed; state by state, since
 * together SQLite would look for them among all that were ever paid.
 */
const duePayouts = (now: Date) =>
  [
    Prisma.sql`x."status" = 'failed'`,
    Prisma.sql`x."status" = 'scheduled' AND x."gateway" IS NULL AND x."scheduledFor" <= ${now} AND NOT ${FELL_BACK}`,
    Prisma.sql`x."status" = 'approved' AND x."dueAt" <= ${endOfTerm(0, now)}`,
    Prisma.sql`x."status" = 'accrued' AND x."dueAt" <= ${endOfTerm(0, now)}`,
  ].map((where) => payoutsIn('payout', where))

/**
 * Nobody works on it: who was asked has declined or not answered, and nobody was asked since.
 */
const UNSTAFFED = Prisma.sql`m."status" IN ('planned', 'payable', 'funded', 'in_progress', 'changes_requested')
  AND EXISTS (SELECT 1
    FROM "Assignment" a
    WHERE a."milestoneId" = m."id" AND a."status" IN ('declined', 'expired'))
  AND NOT EXISTS (SELECT 1
    FROM "Assignment" a
    WHERE a."leadKey" = m."id")`

/** Conversations with clients that nobody of the staff has read to their end. */
const UNREAD = Prisma.sql`SELECT 'message' AS "kind", t."id" AS "id", o."number" AS "title", o."id" AS "orderId"
  FROM "Thread" t
  JOIN "Order" o ON o."id" = t."orderId"
  WHERE o."studioId" = ${OWN_STUDIO_ID} AND t."id" IN (SELECT r."threadId"
    FROM "ThreadMember" r
    JOIN "User" u ON u."id" = r."userId"
    WHERE u."role" = 'admin' OR u."isAdmin" OR u."id" = 1
    GROUP BY r."threadId"
    HAVING MIN(r."unread") > 0)`

/**
 * All that waits, table by table, in one statement, which only SQL can say: nothing in it reads
 * what is done with.
 */
function listWaiting(now: Date) {
  const parts = [
    ordersIn('setup', Prisma.sql`o."status" = 'confirmed'`),
    ordersIn(
      'brief',
      Prisma.sql`o."status" = 'awaiting_brief' AND o."confirmedAt" <= ${after(-BRIEF_OVERDUE_AFTER, now)}`,
    ),
    waiting(
      Prisma.sql`SELECT 'webhook' AS "kind", "id", "type" AS "title", NULL AS "orderId"
        FROM "WebhookEvent"
        WHERE "outcome" = 'failed'`,
    ),
    waiting(
      Prisma.sql`SELECT 'mail' AS "kind", "id", "key" AS "title", NULL AS "orderId"
        FROM "OutboxJob"
        WHERE "status" = 'failed'`,
    ),
    payments(
      'dispute',
      Prisma.sql`"Payment" pay JOIN "Dispute" x ON x."paymentId" = pay."id" AND pay."status" = 'disputed'`,
    ),
    payments(
      'refund',
      Prisma.sql`"Refund" x JOIN "Payment" pay ON pay."id" = x."paymentId" AND x."status" = 'requested'`,
    ),
    payoutsIn(
      'byHand',
      Prisma.sql`x."status" = 'scheduled' AND x."gateway" IS NULL AND ${FELL_BACK}`,
    ),
    ...duePayouts(now),
    waiting(
      Prisma.sql`SELECT 'ticket' AS "kind", "id", "number" AS "title", NULL AS "orderId"
        FROM "Ticket"
        WHERE "status" IN ('new', 'open') AND "answerDueAt" <= ${now}`,
    ),
    waiting(
      Prisma.sql`SELECT 'newTicket' AS "kind", "id", "number" AS "title", NULL AS "orderId"
        FROM "Ticket"
        WHERE "status" IN ('new', 'open') AND "answerDueAt" > ${now}`,
    ),
    milestones(
      'handIn',
      Prisma.sql`EXISTS (SELECT 1
        FROM "Assignment" a
        WHERE a."leadKey" = m."id" AND a."status" = 'submitted')`,
    ),
    milestones('offer', UNSTAFFED),
    waiting(UNREAD),
    milestones(
      'late',
      Prisma.sql`m."status" IN ('funded', 'in_progress') AND m."dueAt" < ${studioDay(now)}`,
    ),
    milestones('changes', Prisma.sql`m."status" = 'changes_requested'`),
    milestones(
      'start',
      Prisma.sql`m."status" = 'funded' AND o."status" = 'in_progress' AND NOT COALESCE(${workIsHeld(now)}, FALSE)`,
    ),
    waiting(
      Prisma.sql`SELECT 'price' AS "kind", c."id" AS "id", c."title" AS "title", p."orderId" AS "orderId"
        FROM "ChangeRequest" c
        JOIN "Project" p ON p."id" = c."projectId"
        JOIN "Order" o ON o."id" = p."orderId"
        WHERE o."studioId" = ${OWN_STUDIO_ID} AND c."status" = 'requested'
        AND o."status" IN ('awaiting_brief', 'in_progress', 'in_review')`,
    ),
    waiting(
      Prisma.sql`SELECT 'contact' AS "kind", "id", "name" AS "title", NULL AS "orderId"
        FROM "ContactMessage"
        WHERE "studioId" = ${OWN_STUDIO_ID} AND "answeredAt" IS NULL AND "suspicions" = ''`,
    ),
    waiting(
      Prisma.sql`SELECT 'application' AS "kind", "id", "name" AS "title", NULL AS "orderId"
        FROM "FreelancerApplication"
        WHERE "status" = 'submitted' AND "suspicions" = ''`,
    ),
    waiting(
      Prisma.sql`SELECT 'review' AS "kind", r."id" AS "id", u."name" AS "title", NULL AS "orderId"
        FROM "Review" r
        JOIN "User" u ON u."id" = r."userId"
        JOIN "Order" o ON o."id" = r."orderId"
        WHERE o."studioId" = ${OWN_STUDIO_ID}
        AND r."status" = 'submitted'`,
    ),
  ]
  return db.$queryRaw<WorkRow[]>(Prisma.join(parts, ' UNION ALL '))
}

/**
 * What the studio has to see to at a moment, kind by kind: how many there are, up to a limit, and
 * the longest waiting of them.
 */
export async function readWorkQueue(now = currentTime()) {
  const rows = await listWaiting(now)
  return WORK_KINDS.flatMap((kind) => {
    const own = rows
      .filter((row) => row.kind === kind)
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .slice(0, WORK_COUNTED)
    return own.length > 0
      ? [
          {
            kind,
            count: own.length,
            more: own.length === WORK_COUNTED,
            named: own.slice(0, WORK_NAMED),
          },
        ]
      : []
  })
}
export type WorkGroup = Awaited<ReturnType<typeof readWorkQueue>>[number]
