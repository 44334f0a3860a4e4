import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { reasonSchema } from '~/domain/orders/admin-order.schema'
import { getAdminOrder } from '~/domain/orders/admin-order.server'
import { cancelOrder, closePaymentPages, readCancellation } from '~/domain/orders/cancel-order.server'
import { canTransition } from '~/domain/orders/order.rules'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { sayProblem, type StepContext, type StepOutcome } from './admin-order-steps.server'

/** What a cancellation does, ready to read; null for an order that cannot be cancelled. Throws NotFoundError. */
export async function loadCancellation(orderId: string, language: Language) {
  const order = await getAdminOrder(orderId)
  if (!canTransition(order.status, 'cancelled')) return null
  const money = (cents: number) => formatMoney(cents, order.currency, language)
  const refund = await readCancellation(orderId)
  return {
    title: translator(language, 'admin-orders')('cancel.title', { number: order.number }),
    order: { id: order.id, number: order.number, services: order.name, buyer: order.companyName ?? order.buyer, paid: money(order.paid), refund: refund > 0 ? money(refund) : null },
    constraint: getZodConstraint(reasonSchema(() => '')),
  }
}

/** Cancels an order for the reason that a form gives. */
export async function takeCancellation(form: FormData, { orderId, adminId, language }: StepContext, currency: string): Promise<StepOutcome> {
  const t = translator(language, 'admin-orders')
  const submission = parseWithZod(form, { schema: reasonSchema(sayProblem(language)) })
  if (submission.status !== 'success') return { form: 'cancel', result: submission.reply() }
  const amount = await cancelOrder(orderId, submission.value.reason, { type: 'admin', id: adminId })
  if (amount === null) return { late: t('refused.cancelled') }
  await closePaymentPages(orderId)
  return { done: amount > 0 ? t('done.cancelled', { amount: formatMoney(amount, currency, language) }) : t('done.cancelledFree') }
}
