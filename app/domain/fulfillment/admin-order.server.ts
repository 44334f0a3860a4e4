import { DomainError } from '~/domain/ground/domain-error'
import { backOf } from '~/domain/orders/refund-state.rules'
import { db } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { outline } from '~/domain/projects/client-order-parts.server'
import { readOpenQuestions } from '~/domain/projects/overview.server'

/** The most that a page shows of what only grows. */
const MOST_EVENTS = 200
const MOST_MAILS = 50

const IN_ORDER = { orderBy: { position: 'asc' } } as const
const OLDEST_FIRST = { orderBy: { id: 'asc' } } as const

/**
 * An order of a studio. Throws `notFound` for one that is not there, and for another studio's.
 */
export async function getStudioOrder(orderId: string, studioId = OWN_STUDIO_ID) {
  const order = isId(orderId)
    ? await db.order.findFirst({ where: { id: orderId, studioId } })
    : null
  if (!order) throw new DomainError('notFound', 'order')
  return order
}
export type StudioOrder = Awaited<ReturnType<typeof getStudioOrder>>

function readRows(orderId: string) {
  return Promise.all([
    db.orderLine.findMany({
      where: { orderId },
      ...IN_ORDER,
      include: { _count: { select: { files: true } } },
    }),
    db.payable.findMany({ where: { orderId }, ...IN_ORDER }),
    db.payment.findMany({ where: { payable: { orderId } }, ...OLDEST_FIRST }),
    db.milestone.findMany({ where: { project: { orderId } }, ...IN_ORDER }),
    db.invoice.findMany({
      where: { orderId },
      orderBy: { issuedAt: 'asc' },
      select: { id: true, number: true, issuedAt: true },
    }),
    db.event.findMany({ where: { orderId }, orderBy: { id: 'desc' }, take: MOST_EVENTS }),
  ])
}

/** What the client or the studio may owe an answer to. */
const ASKED = ['change', 'design', 'preview', 'deliverable']
const NOTHING_ASKED: Awaited<ReturnType<typeof readOpenQuestions>> = { decisions: [], asked: [] }

/** What few orders have is only asked for where the history, which has all of it, tells of it. */
async function readRare(orderId: string, tells: (what: string) => boolean) {
  const ofOrder = { payment: { payable: { orderId } } }
  const money = tells('refund') || tells('dispute')
  return Promise.all([
    money ? db.refund.findMany({ where: ofOrder, ...OLDEST_FIRST }) : [],
    money
      ? db.creditNote.findMany({
          where: { invoice: { orderId } },
          orderBy: { issuedAt: 'asc' },
          select: { id: true, number: true, issuedAt: true, invoiceId: true },
        })
      : [],
    tells('dispute') ? db.dispute.findMany({ where: ofOrder, ...OLDEST_FIRST }) : [],
    tells('withdrawal') ? db.withdrawal.findMany({ where: { orderId }, ...OLDEST_FIRST }) : [],
    tells('attempt.processing')
      ? db.checkoutAttempt.findMany({
          where: { payable: { orderId }, status: 'processing' },
          select: { payableId: true },
        })
      : [],
    ASKED.some(tells) ? readOpenQuestions(orderId) : NOTHING_ASKED,
  ])
}

/**
 * The mails to the buyer that are about the order: their keys carry the id of what they tell of.
 */
async function readMails(order: StudioOrder, addresses: string[], ids: string[]) {
  const mails = await db.mailMessage.findMany({
    where: { to: { in: addresses }, createdAt: { gte: order.createdAt } },
    orderBy: { id: 'desc' },
    take: MOST_MAILS,
    select: { id: true, key: true, subject: true, to: true, createdAt: true },
  })
  return mails.filter(({ key }) => ids.some((id) => key.includes(id)))
}

/** The people that the history and the approvals name, by id; the buyer is known already. */
async function readNames(order: StudioOrder, ids: (number | null)[]) {
  const unknown = [...new Set(ids.filter((id) => id !== null && id !== order.userId))] as number[]
  const users =
    unknown.length === 0
      ? []
      : await db.user.findMany({ where: { id: { in: unknown } }, select: { id: true, name: true } })
  return new Map([
    ...users.map(({ id, name }) => [id, name] as const),
    ...(order.userId === null ? [] : [[order.userId, order.name] as const]),
  ])
}

const idsOf = (...lists: { id: string }[][]) => lists.flat().map(({ id }) => id)

/** An order with everything about it, for the studio; amounts are integer cents of its currency. */
export async function readAdminOrder(order: StudioOrder) {
  const orderId = order.id
  const [lines, payables, payments, milestones, invoices, events] = await readRows(orderId)
  const tells = (what: string) =>
    events.some(({ subject, kind }) => subject === what || kind === what) ||
    events.length === MOST_EVENTS
  const [refunds, creditNotes, disputes, withdrawals, underWay, questions] = await readRare(
    orderId,
    tells,
  )
  const attempts = payments.map(({ attemptId: id }) => ({ id }))
  const about = idsOf([order], payables, milestones, refunds, withdrawals, attempts)
  const [mails, names] = await Promise.all([
    readMails(order, [order.email, ...withdrawals.map(({ email }) => email)], about),
    readNames(order, [
      ...events.map(({ actorId }) => actorId),
      ...refunds.flatMap((refund) => [
        refund.requestedById,
        refund.approvedById,
        refund.secondApprovedById,
      ]),
    ]),
  ])
  const credited = invoices.map((invoice) => ({
    ...invoice,
    creditNotes: creditNotes.filter(({ invoiceId }) => invoiceId === invoice.id),
  }))
  const withBack = payables.map((payable) => {
    const own = payments.filter(({ payableId, surplus }) => payableId === payable.id && !surplus)
    return {
      ...payable,
      back: backOf(own),
      disputed: own.some(({ status }) => status === 'disputed'),
      processing: underWay.some(({ payableId }) => payableId === payable.id),
    }
  })
  const named = { ...outline(order, lines, { payables: withBack, milestones }), buyer: order.name }
  return {
    ...named,
    questions,
    lines,
    payables,
    payments,
    refunds,
    disputes,
    withdrawals,
    invoices: credited,
    events,
    cut: events.length === MOST_EVENTS,
    mails,
    names,
  }
}
export type AdminOrder = Awaited<ReturnType<typeof readAdminOrder>>

/** What an order is made of that an admin acts on; each with the way it belongs to the order. */
const BELONGS = {
  payment: (id: string, orderId: string) =>
    db.payment.count({ where: { id, payable: { orderId } } }),
  refund: (id: string, orderId: string) =>
    db.refund.count({ where: { id, payment: { payable: { orderId } } } }),
  milestone: (id: string, orderId: string) =>
    db.milestone.count({ where: { id, project: { orderId } } }),
}

/** Throws `notFound` for a part that is not there or belongs to another order. */
export async function requireOrderPart(orderId: string, kind: keyof typeof BELONGS, id: string) {
  if (!isId(id) || (await BELONGS[kind](id, orderId)) === 0) throw new DomainError('notFound', kind)
}
