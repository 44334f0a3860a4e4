import type { findWithdrawable } from '~/domain/cancellations/withdrawal.server'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'

type Order = NonNullable<Awaited<ReturnType<typeof findWithdrawable>>>

/** Which of the steps an order's withdrawal is at; what was only declared can be stated anew. */
function stepOf({ withdrawal, open }: Order, toConfirm: boolean) {
  if (withdrawal && withdrawal.status !== 'declared') return 'done' as const
  if (!open) return 'closed' as const
  return withdrawal && toConfirm ? ('confirm' as const) : ('state' as const)
}

export function presentWithdrawal(order: Order, language: Language, toConfirm: boolean) {
  const { withdrawal } = order
  const refund = withdrawal?.refundAmount ?? order.refund
  return {
    step: stepOf(order, toConfirm),
    number: order.number,
    what: order.lines.map(({ name }) => name).join(' + '),
    ordered: formatDate(order.createdAt, language),
    until: order.withdrawalEndsAt && formatDate(order.withdrawalEndsAt, language),
    refund: formatMoney(refund, order.currency, language),
    early: order.earlyStartAt !== null,
    statement: { name: withdrawal?.name ?? order.name, email: withdrawal?.email ?? order.email },
  }
}
