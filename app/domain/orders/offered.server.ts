import { readSettings } from '../settings/settings.server'
import type { CheckoutInput } from './checkout.schema'

/** Something that the buyer chose was switched off meanwhile; the page says it in words. */
export class NotOfferedError extends Error {
  name = 'NotOfferedError'
  constructor(readonly what: 'currency' | 'payByLink' | 'earlyStart') {
    super(what)
  }
}

/** Lets an order through that asks for what the studio offers now. Throws NotOfferedError. */
export async function requireOffered({ currency, payBy, earlyStart }: CheckoutInput): Promise<void> {
  const settings = await readSettings()
  if (!settings.currencies.includes(currency)) throw new NotOfferedError('currency')
  if (payBy === 'link' && !settings.payByLink) throw new NotOfferedError('payByLink')
  if (earlyStart && !settings.earlyStart) throw new NotOfferedError('earlyStart')
}
