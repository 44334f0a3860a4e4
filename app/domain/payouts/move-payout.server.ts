import { DomainError } from '~/domain/ground/domain-error'
import { isId } from '~/platform/row-id'
import { db, type Prisma, type Transaction } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE } from '~/platform/i18n/languages'
import { enqueue, takeBack } from '~/platform/outbox/outbox.server'
import { recordEvent, type Actor } from '../events/events.server'
import { transition } from '../events/transition.server'
import { payoutEventKey } from './payout.rules'
import { payoutMachine, type PayoutStatus } from '../ground/machines.rules'

export const payoutParts = {
  freelancer: {
    include: { user: { select: { id: true, name: true, email: true, language: true } } },
  },
  assignment: {
    select: {
      milestone: {
        select: {
          title: true,
          project: { select: { orderId: true, order: { select: { number: true } } } },
        },
      },
    },
  },
  statement: {
    include: {
      feeInvoice: true,
      studio: {
        select: {
          ...{ id: true, name: true, email: true, payoutDetails: true },
          members: {
            orderBy: { createdAt: 'asc' },
            select: { user: { select: { id: true, name: true, email: true, language: true } } },
          },
        },
      },
    },
  },
  selfBilling: true,
} satisfies Prisma.PayoutInclude
export type PayoutWithParts = Prisma.PayoutGetPayload<{ include: typeof payoutParts }>

/** Payouts with the statements and studios that they are for, read where there are any. */
export async function withStatements<Row extends { statementId: string | null }>(rows: Row[]) {
  const ids = rows.flatMap(({ statementId }) => statementId ?? [])
  const found =
    ids.length > 0
      ? await db.studioStatement.findMany({
          where: { id: { in: ids } },
          select: {
            ...{ id: true, number: true },
            studio: { select: { name: true, email: true, payoutDetails: true } },
          },
        })
      : []
  const byId = new Map(found.map((statement) => [statement.id, statement]))
  return rows.map((row) => ({ ...row, statement: byId.get(row.statementId ?? '') ?? null }))
}

interface WithPayee {
  freelancer: { user: { name: string; email: string }; payoutDetails: string | null } | null
  statement: {
    studio: { name: string; email: string | null; payoutDetails: string | null }
  } | null
}

/** Who is paid, and where to: a freelancer, or a studio for a statement. */
export function payeeOf({ freelancer, statement }: WithPayee) {
  if (freelancer) {
    const { user, payoutDetails } = freelancer
    return { kind: 'freelancer' as const, name: user.name, email: user.email, payoutDetails }
  }
  if (!statement) throw new Error('a payout to nobody')
  const { name, email, payoutDetails } = statement.studio
  return { kind: 'studio' as const, name, email: email ?? '', payoutDetails }
}

/** Who is told of a payout. */
const peopleOf = ({ freelancer, statement }: PayoutWithParts) =>
  freelancer ? [freelancer.user] : (statement?.studio.members.map(({ user }) => user) ?? [])

interface WithSubject {
  assignment: { milestone: { title: string; project: { order: { number: string } } } } | null
  statement: { number: string } | null
}

/** What it is paid for: a milestone of an order, or a statement; `number` is of either. */
export function paidFor({ assignment, statement }: WithSubject) {
  if (!assignment) return { title: statement?.number ?? '', number: statement?.number ?? '' }
  const { title, project } = assignment.milestone
  return { title, number: project.order.number }
}

/** A payout with all that its steps need. Throws `notFound`. */
export async function readPayout(tx: Transaction, id: string): Promise<PayoutWithParts> {
  const payout = isId(id)
    ? await tx.payout.findUnique({ where: { id }, include: payoutParts })
    : null
  if (!payout) throw new DomainError('notFound', 'payout')
  return payout
}

/** Throws `moved` where another step was quicker. */
export function held(moved: boolean) {
  if (!moved) throw new DomainError('moved', 'payout')
}

/** The order whose work is paid for; none for a statement, which is of several. */
export const orderOf = ({ assignment }: Pick<PayoutWithParts, 'assignment'>) =>
  assignment?.milestone.project.orderId

/** What the ledger is told of a payout. */
export function toBook(payout: PayoutWithParts) {
  const { id, freelancerId, currency, amount, vat, statement } = payout
  return {
    ...{ id, freelancerId, currency, amount, vat },
    ...{ orderId: orderOf(payout) ?? null, studioId: statement?.studioId ?? null },
  }
}

/** Tells of a payout what happened to it, once in each round. */
export async function tellOfPayout(
  tx: Transaction,
  payout: PayoutWithParts,
  kind: string,
  actor: Actor,
) {
  const { id: subjectId, amount, vat, currency } = payout
  await recordEvent(tx, {
    ...{ subject: 'payout', subjectId, orderId: orderOf(payout), kind, actor },
    key: payoutEventKey(payout, kind),
    visibility: 'team',
    data: { amount: amount + vat, currency },
  })
}

/** What whoever is paid is mailed of; of a payout that is due, a studio alone. */
type Told = 'due' | 'paid' | 'failed'

const mailKey = (payout: PayoutWithParts, to: Told, userId: number) =>
  `mail:${payoutEventKey(payout, to)}${payout.statement ? `:${userId}` : ''}`

/**
 * A mail to the freelancer or the studio's people, in their language and once in each round, that
 * the money is due, sent or could not be.
 */
export async function mailPayee(tx: Transaction, payout: PayoutWithParts, to: Told) {
  for (const { id: userId, email, language } of peopleOf(payout)) {
    const payload = {
      ...{ template: `payout-${to}`, language: language ?? FALLBACK_LANGUAGE, to: email, userId },
      data: { payoutId: payout.id },
    }
    await enqueue(tx, { key: mailKey(payout, to, userId), kind: 'mail', payload })
  }
}

interface Move {
  actor: Actor
  reason?: string
  data?: Prisma.PayoutUncheckedUpdateManyInput
}

/**
 * Moves a payout, if it is where it was read and may go from there; tells whether this call did it
 * (business.md, Payout).
 */
export async function movePayout(
  tx: Transaction,
  payout: PayoutWithParts,
  to: PayoutStatus,
  { actor, reason, data = {} }: Move,
) {
  const { amount, vat, currency, status, round } = payout
  const moved = await transition(tx, payoutMachine, payout, to, {
    ...{ actor, reason, with: data, where: { status }, cause: String(round) },
    ...{ orderId: orderOf(payout), visibility: 'team', data: { amount: amount + vat, currency } },
  })
  if (!moved) return false
  if (to === 'paid' || to === 'failed') await mailPayee(tx, payout, to)
  // What has come back already is not told of as paid.
  if (to === 'reversed')
    for (const { id: userId } of peopleOf(payout))
      await takeBack(tx, mailKey(payout, 'paid', userId))
  return true
}
