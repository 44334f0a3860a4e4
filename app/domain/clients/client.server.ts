import { db } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import { readRowNumber } from '~/platform/row-id'
import { HISTORY_KINDS } from '../orders/history.rules'
import { CLIENTS } from './admin-clients.server'
import { clientState } from './admin-clients.rules'
import { listStaffNotes } from './staff-notes.server'

/** The most that the page shows of what only grows. */
const MOST = { orders: 10, tickets: 10, events: 20 }

const ACCOUNT = {
  ...{ id: true, username: true, email: true, name: true, phone: true, role: true, isAdmin: true, language: true, passwordHash: true },
  ...{ totpConfirmedAt: true, emailVerifiedAt: true, disabledAt: true, erasedAt: true, createdAt: true },
  memberships: { select: { role: true, company: { select: { id: true, name: true } } }, orderBy: { createdAt: 'asc' } },
  _count: { select: { orders: true, sessions: true } },
} as const

/** What steps of the page are about. Throws NotFoundError for nobody, and for who is no client. */
export async function requireClientAccount(id: string): Promise<number> {
  const userId = readRowNumber(id)
  const user = userId === null ? null : await db.user.findFirst({ where: { AND: [CLIENTS], id: userId }, select: { id: true } })
  if (!user) throw new NotFoundError('client')
  return user.id
}

/** What was paid and given back, and what is open, by currency; integer cents. */
async function sumMoney(userId: number) {
  const order = { userId }
  const [paid, due] = await Promise.all([
    db.payment.groupBy({ by: ['currency'], where: { payable: { order }, status: { in: ['succeeded', 'partially_refunded', 'refunded', 'disputed', 'won'] } }, _sum: { amount: true, refundedAmount: true } }),
    db.payable.groupBy({ by: ['currency'], where: { order: { ...order, status: { notIn: ['expired', 'cancelled', 'withdrawn'] } }, status: { in: ['open', 'past_due'] } }, _sum: { amount: true } }),
  ])
  const currencies = [...new Set([...paid, ...due].map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const own = paid.find((row) => row.currency === currency)?._sum
    return { currency, paid: own?.amount ?? 0, refunded: own?.refundedAmount ?? 0, due: due.find((row) => row.currency === currency)?._sum.amount ?? 0 }
  })
}

function readEvents(userId: number, orderIds: string[]) {
  return db.event.findMany({
    where: { OR: [{ subject: 'account', subjectId: String(userId) }, { orderId: { in: orderIds }, kind: { in: [...HISTORY_KINDS] } }] },
    orderBy: { id: 'desc' },
    take: MOST.events,
  })
}

async function readNames(ids: (number | null)[]) {
  const people = await db.user.findMany({ where: { id: { in: ids.filter((id) => id !== null) } }, select: { id: true, name: true } })
  return new Map(people.map(({ id, name }) => [id, name]))
}

/** Everything that the staff sees of a client. Throws NotFoundError for nobody, and for who is no client. */
export async function getClient(id: string) {
  const userId = readRowNumber(id) ?? 0
  const [account, orders, tickets, money, notes] = await Promise.all([
    db.user.findFirst({ where: { AND: [CLIENTS], id: userId }, select: ACCOUNT }),
    db.order.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: MOST.orders, select: { id: true, number: true, title: true, status: true, total: true, currency: true, createdAt: true } }),
    db.ticket.findMany({ where: { userId, status: { notIn: ['resolved', 'closed'] } }, orderBy: { id: 'desc' }, take: MOST.tickets, select: { id: true, number: true, status: true, answerDueAt: true, thread: { select: { subject: true } } } }),
    sumMoney(userId),
    listStaffNotes(userId),
  ])
  if (!account) throw new NotFoundError('client')
  const events = await readEvents(userId, orders.map((order) => order.id))
  const names = await readNames([...events.map(({ actorId }) => actorId), ...notes.map(({ authorId }) => authorId)])
  const { passwordHash, ...facts } = account
  return { ...facts, state: clientState({ ...facts, hasPassword: passwordHash !== null }), orders, tickets, money, notes, events, names }
}
export type ClientAccount = Awaited<ReturnType<typeof getClient>>
