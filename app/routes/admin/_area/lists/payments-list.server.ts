import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { adminPayments } from '~/domain/payments/admin-payments.server'
import { PAYMENT_STATUSES } from '~/domain/ground/machines.rules'
import { isPaymentMethod, PAYMENT_METHODS } from '~/domain/payments/payment.rules'
import { adminPaths } from '~/paths/admin'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { defineList, select } from './define-list.server'

export const paymentsList = defineList({
  name: 'payments',
  href: adminPaths.payments,
  source: adminPayments,
  words: (language) => {
    const t = translator(language, 'admin-payments')
    const orders = translator(language, 'admin-orders')
    const statusName = (status: (typeof PAYMENT_STATUSES)[number]) =>
      orders(`payments.status.${status}`)
    const saidOf = (status: (typeof PAYMENT_STATUSES)[number], surplus: boolean) =>
      surplus ? `${statusName(status)} · ${orders('payments.surplus')}` : statusName(status)
    return {
      title: t('title'),
      caption: t('list.title'),
      empty: { title: t('list.empty'), text: t('list.emptyText') },
      searchHint: t('list.searchHint'),
      selects: [
        select('status', t('list.status'), PAYMENT_STATUSES, statusName),
        select('method', t('list.method'), PAYMENT_METHODS, (method) =>
          orders(`payments.method.${method}`),
        ),
        select('currency', t('list.currency'), CURRENCIES, (currency) => currency),
      ],
      sort: { label: t('list.sort'), name: (sort) => t(`list.sorts.${sort}`) },
      columns: [
        {
          key: 'order',
          heading: t('list.order'),
          only: 'page',
          value: ({ payable }) => payable.order.number,
          rowHeader: true,
        },
        {
          key: 'buyer',
          heading: t('list.buyer'),
          only: 'page',
          value: ({ payable }) => payable.order.name,
        },
        {
          key: 'made',
          heading: t('list.made'),
          value: ({ createdAt }) => createdAt,
          nowrap: true,
        },
        { key: 'number', value: ({ payable }) => payable.order.number },
        { key: 'name', value: ({ payable }) => payable.order.name },
        { key: 'company', value: ({ payable }) => payable.order.companyName },
        { key: 'email', value: ({ payable }) => payable.order.email },
        { key: 'method', value: ({ method }) => method },
        {
          key: 'status',
          heading: t('list.status'),
          value: ({ status, surplus }) => saidOf(status, surplus),
        },
        {
          key: 'methodName',
          heading: t('list.method'),
          only: 'page',
          value: ({ method }) => method,
        },
        {
          key: 'amount',
          heading: t('list.amount'),
          value: ({ amount, currency }) => ({ cents: amount, currency }),
          align: 'end',
        },
        {
          key: 'givenBack',
          value: ({ refundedAmount, currency }) => ({ cents: refundedAmount, currency }),
        },
        { key: 'currency', value: ({ currency }) => currency },
        { key: 'gateway', value: ({ gateway }) => gateway },
        { key: 'gatewayId', value: ({ gatewayPaymentId }) => gatewayPaymentId },
      ],
      show: ({
        payable: { order },
        gatewayPaymentId,
        method,
        status,
        currency,
        amount,
        refundedAmount,
        surplus,
      }) => ({
        ...{ status, reference: gatewayPaymentId, number: order.number, email: order.email },
        buyer: order.companyName ? `${order.name}, ${order.companyName}` : order.name,
        href: adminPaths.order(order.id),
        statusName: saidOf(status, surplus),
        method: orders(`payments.method.${isPaymentMethod(method) ? method : 'other'}`),
        amount: formatMoney(amount, currency, language),
        givenBack:
          refundedAmount > 0
            ? orders('payments.givenBack', {
                amount: formatMoney(refundedAmount, currency, language),
              })
            : null,
      }),
    }
  },
})
