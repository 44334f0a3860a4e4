import { currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { Rows } from '~/platform/outbox/rows.server'
import { DomainError } from '~/domain/ground/domain-error'
import type { CheckoutInput } from '../checkout/checkout.schema'
import { placeOrder } from '../checkout/place-order.server'
import { transition } from '../events/transition.server'
import { cartMachine, proposalMachine } from '../ground/machines.rules'
import { isOpenProposal, visitorOfProposal } from './proposal.rules'

/** A quote that was sent, with its cart, for whoever has its link. Throws `notFound`. */
export async function getSentProposal(id: string) {
  const proposal = await db.proposal.findFirst({
    where: { id, status: { not: 'draft' } },
    include: {
      cart: { select: { currency: true } },
      studio: { select: { id: true, name: true, status: true } },
      order: { select: { id: true, number: true, payables: { where: { position: 0 } } } },
    },
  })
  if (!proposal) throw new DomainError('notFound', 'proposal')
  return proposal
}
export type SentProposal = Awaited<ReturnType<typeof getSentProposal>>

/** Whether it can be accepted now; not while the operator has closed the studio's shop. */
export const isOpen = (proposal: SentProposal, now = currentTime()) =>
  proposal.studio.status !== 'suspended' && isOpenProposal(proposal, now)

/**
 * The client accepts a quote: its cart is ordered as any other, by the commands of the checkout,
 * and there are some days to pay for it. Returns the order's first payable, or null for an order
 * that is paid by that. Throws as `placeOrder`, and `proposal.closed`.
 */
export async function acceptProposal(
  id: string,
  { userId, language }: { userId: number | null; language: Language },
  input: CheckoutInput,
): Promise<string | null> {
  const proposal = await getSentProposal(id)
  if (proposal.order) return proposal.order.payables[0]?.id ?? null
  if (!isOpen(proposal)) throw new DomainError('proposal.closed')
  const buyer = { visitor: visitorOfProposal(id), userId, language }
  const placed = await placeOrder(buyer, {
    ...input,
    ...{ payBy: 'link', payerName: undefined, payerEmail: undefined },
  })
  if (placed.kind === 'pay') throw new Error(`the quote ${id} was ordered without its link`)
  const payable = await db.payable.findFirst({
    where: { orderId: placed.orderId, position: 0, status: 'open' },
    select: { id: true },
  })
  return payable?.id ?? null
}

/** An order was placed: where it is of a quote, that is accepted, or nothing is ordered. */
export async function followPlacement(
  tx: Transaction,
  { orderId, cartId }: { orderId: string; cartId: string },
) {
  const proposal = await tx.proposal.findUnique({ where: { cartId } })
  if (!proposal) return
  const accepted = { actor: { type: 'visitor' }, orderId, with: { orderId } } as const
  if (
    !isOpenProposal(proposal, currentTime()) ||
    !(await transition(tx, proposalMachine, proposal, 'accepted', accepted))
  )
    throw new DomainError('proposal.closed')
  const {
    email: to,
    language,
    userId,
    payables,
  } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { payables: { where: { position: 0 } } },
  })
  const [first] = payables
  if (!first || first.amount === 0) return
  const payload = {
    ...{ template: 'proposal-accepted', language, to, userId: userId ?? undefined },
    data: { payableId: first.id },
  }
  await enqueue(tx, { key: `proposal-accepted:${orderId}`, kind: 'mail', payload })
}

const over = new Rows<{ id: string }>('expire-proposals')

/** The timer that ends quotes whose time is up, and the carts of those that have ended. */
export async function expireProposals(now = currentTime()) {
  const ended = { cart: { status: 'active' as const }, status: 'expired' as const }
  const late = { status: 'sent' as const, expiresAt: { lte: now } }
  const find = (id: { notIn: string[] }) =>
    db.proposal.findMany({ where: { id, OR: [late, ended] }, select: { id: true }, take: 50 })
  await over.each(find, ({ id }) =>
    transaction(async (tx) => {
      const proposal = await tx.proposal.findUniqueOrThrow({ where: { id } })
      const move = { actor: { type: 'system' }, visibility: 'team' } as const
      if (proposal.status === 'sent')
        await transition(tx, proposalMachine, proposal, 'expired', { ...move, where: late })
      await transition(tx, cartMachine, { id: proposal.cartId, status: 'active' }, 'abandoned', {
        ...move,
        where: { proposal: { status: 'expired' } },
      })
    }),
  )
}
