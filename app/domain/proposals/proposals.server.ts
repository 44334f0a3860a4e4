import { placeQuery, readPage, type Place } from '~/platform/paging'
import { randomUUID } from 'node:crypto'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { enqueue } from '~/platform/outbox/outbox.server'
import { isId } from '~/platform/row-id'
import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { nextPrintedNumber, seriesOf } from '~/domain/ground/number-series.server'
import { endOfTerm } from '~/domain/ground/terms.rules'
import { proposalMachine } from '../ground/machines.rules'
import { recordEvent } from '../events/events.server'
import { transition } from '../events/transition.server'
import { priceCart } from '../checkout/price-cart.server'
import { isLanguage, FALLBACK_LANGUAGE } from '~/platform/i18n/languages'
import { actorOf } from '../people/participant.server'
import type { SellerMember } from '../people/participant.rules'
import { currenciesSoldIn } from '../studios/seller-terms.server'
import { visitorOfProposal } from './proposal.rules'
import type { ProposalInput } from './proposal.schema'

const PER_PAGE = 25
const PREFIX = 'Q'

const parts = {
  cart: { include: { items: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } } },
  order: { select: { id: true, number: true } },
} satisfies Prisma.ProposalInclude

/** A quote of the studio with its lines. Throws `notFound`, for another studio's too. */
export async function getProposal({ studioId }: SellerMember, id: string, tx: Transaction = db) {
  const proposal = isId(id)
    ? await tx.proposal.findFirst({ where: { id, studioId }, include: parts })
    : null
  if (!proposal) throw new DomainError('notFound', 'proposal')
  return proposal
}
export type Proposal = Awaited<ReturnType<typeof getProposal>>

/** The same while it is written. Throws `moved` once it is sent. */
export async function getDraft(member: SellerMember, id: string, tx: Transaction) {
  const proposal = await getProposal(member, id, tx)
  if (proposal.status !== 'draft') throw new DomainError('moved', 'proposal')
  return proposal
}

/**
 * What the lines of a quote come to with VAT, integer cents of its currency; null without lines, and
 * while the studio does not sell one of them.
 */
export async function priceProposal(proposal: Proposal, tx: Transaction = db) {
  if (proposal.cart.items.length === 0) return null
  return priceLines(proposal, tx).catch((error: unknown) => {
    if (isRefusal(error, 'checkout.unavailable')) return null
    throw error
  })
}

async function priceLines({ cart, language }: Proposal, tx: Transaction) {
  const { prices } = await priceCart(
    tx,
    cart.id,
    isLanguage(language) ? language : FALLBACK_LANGUAGE,
    { user: { userId: null }, currencies: [cart.currency], price: (amount) => amount },
  )
  return prices[0]!
}

/** A page of a studio's quotes, the newest first. */
export function listProposals(studioId: number, place: Place<string> = {}) {
  return readPage(place, PER_PAGE, (at) =>
    db.proposal.findMany({
      where: { studioId },
      orderBy: { id: 'desc' },
      ...placeQuery(at, PER_PAGE),
      include: { order: { select: { id: true, number: true } } },
    }),
  )
}

async function requireCurrency(tx: Transaction, studioId: number, currency: string) {
  const sold: string[] = await currenciesSoldIn(tx, studioId)
  if (!sold.includes(currency)) throw new DomainError('proposal.currency')
}

/** A studio begins a quote for a client; returns its id. Throws `proposal.currency`. */
export function beginProposal(
  member: SellerMember,
  { currency, ...input }: ProposalInput,
): Promise<string> {
  return transaction(async (tx) => {
    const { studioId } = member
    await requireCurrency(tx, studioId, currency)
    // Its cart is in nobody's browser: what stands here no cookie has.
    const cart = await tx.cart.create({
      data: { tokenHash: visitorOfProposal(randomUUID()), studioId, currency, quotedIn: currency },
    })
    const { id } = await tx.proposal.create({ data: { ...input, studioId, cartId: cart.id } })
    await tx.cart.update({ where: { id: cart.id }, data: { tokenHash: visitorOfProposal(id) } })
    await recordEvent(tx, {
      ...{ subject: 'proposal', subjectId: id, kind: 'proposal.begun', to: 'draft' },
      ...{ actor: actorOf(member), data: { title: input.title }, visibility: 'team' },
    })
    return id
  })
}

/**
 * Changes to whom a quote goes and what it says. A currency in which lines have their price stays.
 * Throws `notFound`, `moved` and `proposal.currency`.
 */
export function changeProposal(
  member: SellerMember,
  id: string,
  { currency, ...input }: ProposalInput,
): Promise<void> {
  return transaction(async (tx) => {
    const { cart } = await getDraft(member, id, tx)
    if (cart.currency !== currency) {
      if (cart.items.length > 0) throw new DomainError('proposal.currency')
      await requireCurrency(tx, member.studioId, currency)
      await tx.cart.update({ where: { id: cart.id }, data: { currency, quotedIn: currency } })
    }
    await tx.proposal.update({ where: { id, studioId: member.studioId }, data: input })
  })
}

/**
 * Sends a quote by a link: from now on it can be accepted and is not changed any more. Throws
 * `notFound`, `moved`, `proposal.empty`, `proposal.notSold`, `shop.suspended`, and `checkout.sum` for
 * what cannot be paid.
 */
export function sendProposal(member: SellerMember, id: string): Promise<void> {
  return transaction(async (tx) => {
    const proposal = await getDraft(member, id, tx)
    const { status } = await tx.studio.findUniqueOrThrow({ where: { id: member.studioId } })
    if (status === 'suspended') throw new DomainError('shop.suspended')
    const price = await priceProposal(proposal, tx)
    if (!price)
      throw new DomainError(proposal.cart.items.length > 0 ? 'proposal.notSold' : 'proposal.empty')
    if (price.problem) throw new DomainError('checkout.sum', price.problem)
    const sent = {
      number: await nextPrintedNumber(tx, seriesOf(PREFIX, member.studioId)),
      expiresAt: endOfTerm(proposal.validDays, currentTime()),
    }
    const move = { actor: actorOf(member), visibility: 'team', with: sent } as const
    if (!(await transition(tx, proposalMachine, proposal, 'sent', move)))
      throw new DomainError('moved', 'proposal')
    const { email: to, language } = proposal
    const payload = { template: 'proposal', language, to, data: { proposalId: id } }
    await enqueue(tx, { key: `proposal:${id}`, kind: 'mail', payload })
  })
}

/** The studio takes back a quote that nobody has accepted. Throws `notFound` and `moved`. */
export function takeBackProposal(member: SellerMember, id: string): Promise<void> {
  return transaction(async (tx) => {
    const proposal = await getProposal(member, id, tx)
    const move = { actor: actorOf(member), visibility: 'team' } as const
    if (
      proposal.status !== 'sent' ||
      !(await transition(tx, proposalMachine, proposal, 'expired', move))
    )
      throw new DomainError('moved', 'proposal')
  })
}

/** A draft that is not wanted goes, with its lines. Throws `notFound` and `moved`. */
export function dropProposal(member: SellerMember, id: string): Promise<void> {
  return transaction(async (tx) => {
    const { cartId } = await getDraft(member, id, tx)
    await tx.cart.delete({ where: { id: cartId, studioId: member.studioId } })
  })
}
