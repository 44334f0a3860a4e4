import { transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { methodsFor } from '~/platform/payments/gateway'
import { CURRENCIES } from '../catalog/catalog.rules'
import { readOrderLines } from './order-lines.server'
import { firstPayment } from './payment-plan.rules'

/**
 * What the visitor's cart would cost as an order, in each currency, with the methods that follow from it: the figures that
 * stand above the binding button. Throws CartNotOrderableError.
 */
export async function summariseCheckout(cartId: string, language: Language) {
  return transaction(async (tx) => {
    const summaries = []
    for (const currency of CURRENCIES) {
      const lines = await readOrderLines(tx, cartId, language, currency)
      const payment = firstPayment(lines.map(({ row, ...plan }) => ({ ...plan, amount: row.amount })))
      summaries.push({ currency, methods: methodsFor(currency), lines: lines.map(({ row, addOns }) => ({ ...row, addOns })), ...payment })
    }
    return summaries
  })
}
