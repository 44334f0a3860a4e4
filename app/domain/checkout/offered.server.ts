import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { currenciesOfCart } from '~/domain/cart/cart.rules'
import { readSettings } from '~/domain/settings/settings.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { currenciesSoldIn } from '~/domain/studios/seller-terms.server'
import type { CheckoutInput } from './checkout.schema'

/**
 * Lets an order through that asks for what the studio offers now, or quoted before. Throws
 * `checkout.*`.
 */
export async function requireOffered(
  visitor: string,
  { currency, payBy, earlyStart }: CheckoutInput,
): Promise<void> {
  const settings = await readSettings()
  const cart = await db.cart.findUnique({
    where: { tokenHash: visitor },
    select: { quotedIn: true, studioId: true, proposal: { select: { id: true } } },
  })
  const sold = await currenciesSoldIn(db, cart?.studioId ?? OWN_STUDIO_ID)
  if (!currenciesOfCart(cart ?? { quotedIn: null }, sold).includes(currency))
    throw new DomainError('checkout.currencyOff')
  if (payBy === 'link' && !cart?.proposal && !settings.payByLink)
    throw new DomainError('checkout.payByLinkOff')
  if (earlyStart && !settings.earlyStart) throw new DomainError('checkout.earlyStartOff')
}
