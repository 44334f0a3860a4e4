import { adminPaymentsQuery, readAdminPaymentsFilter } from '~/domain/payments/admin-payments.rules'
import { eachAdminPayment } from '~/domain/payments/admin-payments.server'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { NO_BULK, plainAmount, type AdminList } from './list'

const COLUMNS = [
  'made',
  'number',
  'name',
  'company',
  'email',
  'method',
  'status',
  'amount',
  'givenBack',
  'currency',
  'gateway',
  'gatewayId',
] as const

async function* cells(query: URLSearchParams, language: Language) {
  const t = translator(language, 'admin-orders')
  for await (const payment of eachAdminPayment(readAdminPaymentsFilter(query))) {
    const {
      gateway,
      gatewayPaymentId,
      method,
      status,
      currency,
      amount,
      refundedAmount,
      createdAt,
    } = payment
    const { number, name, companyName, email } = payment.payable.order
    yield [
      formatIsoDay(createdAt),
      number,
      name,
      companyName ?? '',
      email,
      method ?? '',
      t(`payments.status.${status}`),
      plainAmount(amount),
      plainAmount(refundedAmount),
      currency,
      gateway,
      gatewayPaymentId,
    ]
  }
}

export const paymentsList: AdminList = {
  keep: (query) => adminPaymentsQuery(readAdminPaymentsFilter(query)),
  href: adminPaths.payments,
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  ...NO_BULK,
}
