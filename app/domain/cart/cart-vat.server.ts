import { db, type Transaction } from '~/platform/db/db.server'
import { priceFor, vatFor, type VatOutcome } from '~/domain/ground/vat.rules'
import { readSellerVat } from '../studios/seller-terms.server'

/** Who pays, as far as it is known. */
interface VatBuyer {
  country: string | null
  vatNumber: string | null
}

export interface CartVat {
  outcome: VatOutcome
  /** Why prices are without VAT; null where they contain it, or are the same either way. */
  without: 'reverseCharge' | 'outsideEu' | null
  /** What this buyer pays for a price of the shop; integer cents. */
  price: (amount: number) => number
}

/**
 * The VAT of a buyer with a studio, and what prices come to by that: those of the shop until it is
 * known where the buyer is.
 */
export async function readVat(
  tx: Transaction,
  studioId: number,
  { country, vatNumber }: VatBuyer,
): Promise<CartVat> {
  const seller = await readSellerVat(tx, studioId)
  const outcome =
    country === null
      ? { rate: seller.rate, reverseCharge: false }
      : vatFor(country, vatNumber, seller.rate, seller)
  const less = seller.netPrices && outcome.rate < seller.rate
  return {
    outcome,
    without: less ? (outcome.reverseCharge ? 'reverseCharge' : 'outsideEu') : null,
    price: (amount) => priceFor(amount, outcome, seller),
  }
}

const buyerOf = (cart: { buyerCountry: string | null; buyerVatNumber: string | null }) => ({
  country: cart.buyerCountry,
  vatNumber: cart.buyerVatNumber,
})

/** The same for a cart, whose buyer said at its checkout where they are. */
export const readCartVat = (
  tx: Transaction,
  cart: { studioId: number; buyerCountry: string | null; buyerVatNumber: string | null },
) => readVat(tx, cart.studioId, buyerOf(cart))

/**
 * Keeps with the visitor's cart who buys, by which its prices go from then on; tells whether they
 * contain VAT now and did not before, or the other way round.
 */
export async function rememberBuyer(
  visitor: string,
  { country, vatNumber = null }: { country: string; vatNumber?: string | null },
): Promise<'with' | CartVat['without']> {
  const cart = await db.cart.findUnique({
    where: { tokenHash: visitor },
    select: { id: true, studioId: true, buyerCountry: true, buyerVatNumber: true },
  })
  if (!cart) return null
  const before = await readCartVat(db, cart)
  const now = await readVat(db, cart.studioId, { country, vatNumber })
  await db.cart.update({
    where: { id: cart.id },
    data: { buyerCountry: country, buyerVatNumber: vatNumber },
  })
  return before.without === now.without ? null : (now.without ?? 'with')
}
