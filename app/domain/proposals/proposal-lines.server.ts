import { randomUUID } from 'node:crypto'
import { transaction, type Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { IN_OPEN_SHOP } from '../studios/open-shop'
import { DomainError } from '~/domain/ground/domain-error'
import { unitAmount } from '../catalog/catalog.rules'
import { findProducts, findProductsById } from '../catalog/product-store.server'
import { readSellerVat } from '../studios/seller-terms.server'
import { requireOffer } from '../cart/cart.server'
import type { SellerMember } from '../people/participant.rules'
import { MOST_LINES } from './proposal.rules'
import type { OwnLineInput, ServiceLineInput } from './proposal.schema'
import { getDraft, type Proposal } from './proposals.server'

function requireRoom({ cart }: Proposal) {
  if (cart.items.length >= MOST_LINES) throw new DomainError('proposal.full')
}

/** What one piece of a service costs in the shop in a currency. Throws `proposal.noPrice`. */
async function shopPrice(
  tx: Transaction,
  productId: number,
  currency: string,
  speed: string | undefined,
) {
  const product = (await findProductsById([productId], tx)).get(productId)!
  const price = product.prices.find((one) => one.currency === currency)?.amount
  if (price === undefined) throw new DomainError('proposal.noPrice')
  const chosen = product.deliverySpeeds.find(({ code }) => code === speed)
  return unitAmount(price, chosen?.surchargePercent ?? 0, [])
}

/**
 * Puts a service of the shop into a quote, at its price of now or another one. Throws `notFound`,
 * `moved`, `cart.unavailable`, `proposal.full`, `proposal.noPrice` and `proposal.twice`.
 */
export function addServiceLine(
  member: SellerMember,
  id: string,
  { productId, quantity, price }: ServiceLineInput,
): Promise<void> {
  return transaction(async (tx) => {
    const proposal = await getDraft(member, id, tx)
    requireRoom(proposal)
    const { cart } = proposal
    const { speed } = await requireOffer(tx, cart, { productId })
    if (cart.items.some((item) => item.productId === productId))
      throw new DomainError('proposal.twice')
    const agreedAmount = price ?? (await shopPrice(tx, productId, cart.currency, speed))
    await tx.cartItem.create({
      data: {
        ...{ cartId: cart.id, productId, quantity, agreedAmount, addOnIds: [] },
        deliverySpeed: speed,
      },
    })
  })
}

/** A price with the VAT that the studio's prices contain, out of one that may be without it. */
async function withVat(
  tx: Transaction,
  studioId: number,
  { price, vat }: Pick<OwnLineInput, 'price' | 'vat'>,
) {
  if (vat === 'included') return price
  const { rate } = await readSellerVat(tx, studioId)
  return Math.round((price * (10_000 + rate)) / 10_000)
}

/**
 * Puts work that is in no shop into a quote. It becomes a product that this quote alone sells, so
 * that an order of it is like every other. Throws `notFound`, `moved` and `proposal.full`.
 */
export function addOwnLine(member: SellerMember, id: string, input: OwnLineInput): Promise<void> {
  return transaction(async (tx) => {
    const proposal = await getDraft(member, id, tx)
    requireRoom(proposal)
    const { cart } = proposal
    const { studioId } = member
    const { title, description, quantity, workingDays, rounds } = input
    const amount = await withVat(tx, studioId, input)
    const languages = [...new Set(['en', proposal.language])]
    const words = {
      ...{ name: title, summary: '', description, deliveryTime: '' },
      ...{ included: description ? [description] : [], excluded: [], needs: [] },
    }
    const product = await tx.product.create({
      data: {
        ...{
          studioId,
          slug: `quote-${randomUUID()}`,
          status: 'archived',
          bespoke: true,
          image: '',
        },
        ...{ category: 'Website', platform: 'Custom', codeLevel: 'Full code' },
        ...{ price: amount, revisions: rounds },
        translations: { create: languages.map((language) => ({ language, ...words })) },
        prices: { create: { currency: cart.currency, amount } },
        deliverySpeeds: { create: { code: 'standard', workingDays } },
        milestones: {
          create: {
            ...{ position: 0, percentage: 100, workingDays },
            translations: {
              create: languages.map((language) => ({ language, title, outcome: '' })),
            },
          },
        },
      },
    })
    await tx.cartItem.create({
      data: {
        ...{ cartId: cart.id, productId: product.id, quantity },
        ...{ agreedAmount: amount, addOnIds: [] },
      },
    })
  })
}

/** Takes a line out of a quote, and with it what was written for it alone. Throws as above. */
export function removeProposalLine(member: SellerMember, id: string, lineId: string) {
  return transaction(async (tx) => {
    const { cart } = await getDraft(member, id, tx)
    const line = cart.items.find((item) => item.id === lineId)
    if (!line) throw new DomainError('moved', 'proposal')
    await tx.cartItem.delete({ where: { id: line.id } })
    await tx.product.deleteMany({
      where: { id: line.productId, studioId: member.studioId, bespoke: true },
    })
  })
}

const MOST_SERVICES = 500

/** The services that a studio sells now in a currency, by name. */
export async function listOffered(studioId: number, currency: string, language: Language) {
  const products = await findProducts({
    where: {
      ...{ studioId, status: 'published', availabilityStatus: 'available', ...IN_OPEN_SHOP },
      prices: { some: { currency } },
    },
    orderBy: { id: 'asc' },
    take: MOST_SERVICES,
  })
  return products
    .map(({ id, translations }) => ({ id, name: pickTranslation(translations, language).name }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}
