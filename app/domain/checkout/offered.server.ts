import { db } from '~/platform/db/db.server'
import { currenciesOfCart } from '~/domain/cart/cart.rules'
import { readSettings } from '~/domain/settings/settings.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { currenciesSoldIn } from '~/domain/studios/seller-terms.server'
import type { CheckoutInput } from './checkout.schema'

/** Something that the buyer chose was switched off meanwhile; the page says it in words. */
export class NotOfferedError extends Error {
  name = 'NotOfferedError'
  constructor(readonly what: 'currency' | 'payByLink' | 'earlyStart') {
    super(what)
  }
}

/**
 * Lets an order through that asks for what the studio offers now, or quoted before. Throws
 * NotOfferedError.
 */
export async function requireOffered(
  visitor: string,
  { currency, payBy, earlyStart }: CheckoutInput,
): Promise<void> {
  const settings = await readSettings()
  const cart = await db.cart.findUnique({
    where: { tokenHash: visitor },
    select: { quotedIn: true, studioId: true },
  })
  const sold = await currenciesSoldIn(db, cart?.studioId ?? OWN_STUDIO_ID)
  if (!currenciesOfCart(cart ?? { quotedIn: null }, sold).includes(currency))
    throw new NotOfferedError('currency')
  if (payBy === 'link' && !settings.payByLink) throw new NotOfferedError('payByLink')
  if (earlyStart && !settings.earlyStart) throw new NotOfferedError('earlyStart')
}
