import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { readRowNumber } from '~/platform/row-id'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { HISTORY_KINDS } from '../orders/history.rules'
import { CLIENTS } from './admin-clients.server'
import { clientState } from './admin-clients.rules'
import { listStaffNotes } from './staff-notes.server'

/** The most that the page shows of what only grows. */
const MOST = { orders: 10, tickets: 10, events: 15 }

const ACCOUNT = {
  ...{
    id: true,
    username: true,
    email: true,
    name: true,
    phone: true,
    role: true,
    isAdmin: true,
    language: true,
    passwordHash: true,
  },
  ...{
    totpConfirmedAt: true,
    emailVerifiedAt: true,
    disabledAt: true,
    erasedAt: true,
    createdAt: true,
  },
  memberships: {
    select: { role: true, company: { select: { id: true, name: true } } },
    orderBy: { createdAt: 'asc' },
  },
  _count: { select: { sessions: true } },
} as const

/** What steps of the page are about. Throws `notFound` for nobody, and for who is no client. */
export async function requireClientAccount(id: string): Promise<number> {
  const userId = readRowNumber(id)
  const user =
    userId === null
      ? null
      : await db.user.findFirst({ where: { AND: [CLIENTS], id: userId }, select: { id: true } })
  if (!user) throw new DomainError('notFound', 'client')
  return user.id
}

interface Money {
  currency: string
  paid: number
  refunded: number
  due: number
}

/**
 * What was paid and given back, and what is open, by currency; integer cents. One statement: pages
 * have few to spend. SQLite reads what is CROSS JOINed in the order in which it stands.
 */
async function sumMoney(userId: number): Promise<Money[]> {
  const rows = await db.$queryRaw<Record<keyof Money, unknown>[]>`
    SELECT "currency", SUM("paid") AS "paid", SUM("refunded") AS "refunded", SUM("due") AS "due" FROM (
      SELECT p."currency", p."amount" AS "paid", p."refundedAmount" AS "refunded", 0 AS "due"
      FROM "Order" o CROSS JOIN "Payable" b CROSS JOIN "Payment" p
      WHERE o."userId" = ${userId} AND o."studioId" = ${OWN_STUDIO_ID} AND b."orderId" = o."id"
        AND p."payableId" = b."id"
        AND p."status" IN ('succeeded', 'partially_refunded', 'refunded', 'disputed', 'won')
      UNION ALL
      SELECT b."currency", 0, 0, b."amount"
      FROM "Order" o CROSS JOIN "Payable" b
      WHERE o."userId" = ${userId} AND o."studioId" = ${OWN_STUDIO_ID} AND b."orderId" = o."id"
        AND b."status" IN ('open', 'past_due')
        AND o."status" NOT IN ('expired', 'cancelled', 'withdrawn')
    ) AS "sums" GROUP BY "currency" ORDER BY "currency"`
  return rows.map(({ currency, paid, refunded, due }) => ({
    currency: String(currency),
    paid: Number(paid),
    refunded: Number(refunded),
    due: Number(due),
  }))
}

function readEvents(userId: number, orderIds: string[]) {
  return db.event.findMany({
    where: {
      OR: [
        { subject: 'account', subjectId: String(userId) },
        { orderId: { in: orderIds }, kind: { in: [...HISTORY_KINDS] } },
      ],
    },
    orderBy: { id: 'desc' },
    take: MOST.events,
  })
}

async function readNames(ids: (number | null)[]) {
  const people = await db.user.findMany({
    where: { id: { in: ids.filter((id) => id !== null) } },
    select: { id: true, name: true },
  })
  return new Map(people.map(({ id, name }) => [id, name]))
}

/**
 * Everything that a reader among the staff sees of a client. Throws `notFound` for nobody, and
 * for who is no client.
 */
export async function getClient(id: string, readerId: number) {
  const userId = readRowNumber(id) ?? 0
  const [account, found, tickets, money, notes] = await Promise.all([
    db.user.findFirst({ where: { AND: [CLIENTS], id: userId }, select: ACCOUNT }),
    db.order.findMany({
      where: { userId, studioId: OWN_STUDIO_ID },
      orderBy: { id: 'desc' },
      take: MOST.orders + 1,
      select: {
        id: true,
        number: true,
        title: true,
        status: true,
        total: true,
        currency: true,
        createdAt: true,
      },
    }),
    db.ticket.findMany({
      where: { userId, status: { notIn: ['resolved', 'closed'] } },
      orderBy: { id: 'desc' },
      take: MOST.tickets,
      select: {
        id: true,
        number: true,
        status: true,
        answerDueAt: true,
        thread: { select: { subject: true } },
      },
    }),
    sumMoney(userId),
    listStaffNotes(userId, readerId),
  ])
  if (!account) throw new DomainError('notFound', 'client')
  const orders = found.slice(0, MOST.orders)
  const events = await readEvents(
    userId,
    orders.map((order) => order.id),
  )
  const names = await readNames([
    ...events.map(({ actorId }) => actorId),
    ...notes.map(({ authorId }) => authorId),
  ])
  const { passwordHash, ...facts } = account
  return {
    ...facts,
    state: clientState({ ...facts, hasPassword: passwordHash !== null }),
    orders,
    hasMoreOrders: found.length > MOST.orders,
    tickets,
    money,
    notes,
    events,
    names,
  }
}
export type ClientAccount = Awaited<ReturnType<typeof getClient>>
