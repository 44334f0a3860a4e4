import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { methodsFor } from '~/platform/payments/gateway'
import { CURRENCIES } from '../catalog/catalog.rules'
import { CartNotOrderableError, readLinesPerCurrency } from './order-lines.server'
import { firstPayment } from './payment-plan.rules'

/**
 * What the visitor's cart would cost as an order, in each currency, with the methods that follow from it: the figures that
 * stand above the binding button. Throws CartNotOrderableError.
 */
export async function summariseCheckout(visitor: string, language: Language) {
  const cart = await db.cart.findUnique({
    where: { tokenHash: visitor, status: { in: ['active', 'checkout_pending'] } },
    select: { id: true, currency: true },
  })
  if (!cart) throw new CartNotOrderableError('empty')
  const perCurrency = await readLinesPerCurrency(db, cart.id, language, CURRENCIES)
  const summaries = perCurrency.map((lines, index) => {
    const currency = CURRENCIES[index]!
    const payment = firstPayment(lines.map(({ row, ...plan }) => ({ ...plan, amount: row.amount })))
    return { currency, methods: methodsFor(currency), lines: lines.map(({ row }) => row), ...payment }
  })
  return { summaries, chosen: summaries.find(({ currency }) => currency === cart.currency) ?? summaries[0]! }
}
