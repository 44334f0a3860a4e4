import { parseForm } from '~/shell/parse-form.server'
import { findUnbalanced } from '~/domain/ledger/bookings.server'
import { reconcile, type Difference } from '~/domain/payments/reconcile.server'
import { periodSchema } from '~/domain/payments/reconcile.schema'
import { findPaidOrders } from '~/domain/payments/admin-payments.server'
import { adminPaths } from '~/paths/admin'
import { after, DAY } from '~/platform/clock'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { onError } from '~/platform/on-error'
import { GatewayError } from '~/platform/payments/gateway'

type Orders = Awaited<ReturnType<typeof findPaidOrders>>

function presentDifference(
  { kind, paymentId, currency, provider, booked }: Difference,
  orders: Orders,
  language: Language,
) {
  const t = translator(language, 'admin-payments')
  const money = (cents: number | null) =>
    cents === null ? t('reconciliation.nothing') : formatMoney(cents, currency, language)
  const order = orders.get(paymentId)
  return {
    ...{ id: `${kind}-${paymentId}`, paymentId, provider: money(provider), booked: money(booked) },
    what: t(`reconciliation.kinds.${kind}`),
    href: order ? adminPaths.order(order.id) : null,
    number: order?.number ?? null,
  }
}

async function compare(days: number, language: Language) {
  const [{ payments, differences }, unbalanced] = await Promise.all([
    reconcile(after(-days * DAY)),
    findUnbalanced(),
  ])
  const orders = await findPaidOrders(differences.map(({ paymentId }) => paymentId))
  return {
    payments,
    differences: differences.map((one) => presentDifference(one, orders, language)),
    unbalanced: unbalanced.map(({ transactionId }) => transactionId),
  }
}

/**
 * Compares the books with the provider's for the days that a form asks for; what was typed comes
 * back with the answer.
 */
export async function handleReconciliation(form: FormData, language: Language) {
  const t = translator(language, 'admin-payments')
  const submission = parseForm(form, periodSchema(t('reconciliation.daysError')), language)
  if (submission.status !== 'success') return { result: submission.reply(), found: null }
  return compare(submission.value.days, language).then(
    (found) => ({ result: submission.reply(), found }),
    onError(GatewayError, () => ({
      result: submission.reply({ formErrors: [t('reconciliation.unreachable')] }),
      found: null,
    })),
  )
}
