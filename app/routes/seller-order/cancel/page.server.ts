import { getZodConstraint } from '@conform-to/zod/v4'
import { reasonSchema } from '~/domain/fulfillment/admin-order.schema'
import { readAdminOrder, type StudioOrder } from '~/domain/fulfillment/admin-order.server'
import {
  cancelOrder,
  closePaymentPages,
  readCancellation,
} from '~/domain/cancellations/cancel-order.server'
import { actorOf } from '~/domain/people/participant.server'
import { orderMachine } from '~/domain/ground/machines.rules'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { reasonOf, type StepContext } from '~/order-room/order/seller-steps.server'
import { fields } from '~/shell/forms.server'

/** What a cancellation does, ready to read; null for an order that cannot be cancelled. */
export async function loadCancellation(row: StudioOrder, href: string, language: Language) {
  if (!orderMachine.can(row.status, 'cancelled')) return null
  const order = await readAdminOrder(row)
  const money = (cents: number) => formatMoney(cents, order.currency, language)
  const refund = await readCancellation(order.id)
  return {
    title: translator(language, 'admin-orders')('cancel.title', { number: order.number }),
    order: {
      href,
      number: order.number,
      services: order.name,
      buyer: order.companyName ?? order.buyer,
      paid: money(order.paid),
      refund: refund > 0 ? money(refund) : null,
    },
    constraint: getZodConstraint(reasonSchema(() => '')),
  }
}

/** Cancels an order for the reason that a form gives. */
export const cancelForm = fields(
  'cancel',
  (context: StepContext & { currency: string }) => reasonOf(context),
  async ({ reason }, { orderId, seller, language, currency }) => {
    const t = translator(language, 'admin-orders')
    const amount = await cancelOrder(orderId, reason, actorOf(seller))
    if (amount === null) return { late: t('refused.cancelled') }
    await closePaymentPages(orderId)
    return {
      done:
        amount > 0
          ? t('done.cancelled', { amount: formatMoney(amount, currency, language) })
          : t('done.cancelledFree'),
    }
  },
)
