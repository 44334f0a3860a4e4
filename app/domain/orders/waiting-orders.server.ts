import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { after, currentTime } from '~/platform/clock'
import { db, Prisma } from '~/platform/db/db.server'
import { studioDay } from '~/platform/i18n/studio-time'
import { BRIEF_OVERDUE_AFTER, type Waits } from './admin-orders.rules'
import { workIsHeld } from './held-work.server'

/** The ids of the orders that wait, of each kind that was asked for. */
export type Waiting = Partial<Record<Waits, string[]>>

/** Orders with milestones that wait, where work goes on. */
const milestones = (where: Prisma.Sql) =>
  Prisma.sql`SELECT p."orderId" AS "orderId"
    FROM "Milestone" m
    JOIN "Project" p ON p."id" = m."projectId"
    JOIN "Order" o ON o."id" = p."orderId"
    WHERE o."studioId" = ${OWN_STUDIO_ID} AND o."status" IN ('in_progress', 'in_review') AND ${where}`

const orders = (where: Prisma.Sql) =>
  Prisma.sql`SELECT o."id" AS "orderId"
    FROM "Order" o
    WHERE o."studioId" = ${OWN_STUDIO_ID} AND ${where}`

const payments = (where: Prisma.Sql) =>
  Prisma.sql`SELECT a."orderId" AS "orderId"
    FROM "Payment" x
    JOIN "Payable" a ON a."id" = x."payableId"
    WHERE x."studioId" = ${OWN_STUDIO_ID} AND ${where}`

/** What an order waits with, read from what it waits for, which is little. */
const WAITING: Record<Waits, (now: Date) => Prisma.Sql> = {
  refund: () =>
    payments(
      Prisma.sql`x."id" IN (SELECT r."paymentId" FROM "Refund" r WHERE r."status" = 'requested')`,
    ),
  dispute: () => payments(Prisma.sql`x."status" = 'disputed'`),
  setup: () => orders(Prisma.sql`o."status" = 'confirmed'`),
  brief: (now) =>
    orders(
      Prisma.sql`o."status" = 'awaiting_brief'
        AND o."confirmedAt" <= ${after(-BRIEF_OVERDUE_AFTER, now)}`,
    ),
  price: () =>
    Prisma.sql`SELECT p."orderId" AS "orderId"
      FROM "ChangeRequest" c
      JOIN "Project" p ON p."id" = c."projectId"
      JOIN "Order" o ON o."id" = p."orderId"
      WHERE o."studioId" = ${OWN_STUDIO_ID} AND c."status" = 'requested'
        AND o."status" IN ('awaiting_brief', 'in_progress', 'in_review')`,
  handIn: () =>
    milestones(
      Prisma.sql`EXISTS (SELECT 1 FROM "Assignment" a
        WHERE a."leadKey" = m."id" AND a."status" = 'submitted')`,
    ),
  offer: () =>
    milestones(
      Prisma.sql`m."status" IN ('planned', 'payable', 'funded', 'in_progress', 'changes_requested')
        AND EXISTS (SELECT 1 FROM "Assignment" a
          WHERE a."milestoneId" = m."id" AND a."status" IN ('declined', 'expired'))
        AND NOT EXISTS (SELECT 1 FROM "Assignment" a WHERE a."leadKey" = m."id")`,
    ),
  late: (now) =>
    milestones(
      Prisma.sql`m."status" IN ('funded', 'in_progress') AND m."dueAt" < ${studioDay(now)}`,
    ),
  changes: () => milestones(Prisma.sql`m."status" = 'changes_requested'`),
  start: (now) =>
    milestones(
      Prisma.sql`m."status" = 'funded' AND o."status" = 'in_progress' AND NOT COALESCE(${workIsHeld(now)}, FALSE)`,
    ),
}

/**
 * The studio's orders that wait for something, of some kinds, in one statement; among `orderIds`
 * alone where they are given. The kinds and their rules are the work queue's.
 */
export async function listWaitingOrders(
  kinds: readonly Waits[],
  orderIds?: string[],
  now = currentTime(),
): Promise<Waiting> {
  if (kinds.length === 0) return {}
  const all = kinds.map(
    (kind) =>
      Prisma.sql`SELECT ${kind} AS "kind", w."orderId" AS "orderId" FROM (${WAITING[kind](now)}) AS w`,
  )
  const among = orderIds
    ? Prisma.sql`WHERE u."orderId" IN (${Prisma.join(orderIds.length > 0 ? orderIds : [''])})`
    : Prisma.empty
  const rows = await db.$queryRaw<{ kind: Waits; orderId: string }[]>`
    SELECT DISTINCT u."kind", u."orderId" FROM (${Prisma.join(all, ' UNION ALL ')}) AS u ${among}`
  return Object.fromEntries(
    kinds.map((kind) => [kind, rows.flatMap((row) => (row.kind === kind ? [row.orderId] : []))]),
  )
}
