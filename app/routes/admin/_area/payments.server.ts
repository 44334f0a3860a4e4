import { CURRENCIES } from '~/domain/catalog/catalog.rules'
import { listBalances } from '~/domain/ledger/closed-days.server'
import type { Standing } from '~/domain/ledger/ledger.rules'
import {
  ADMIN_PAYMENT_SORTS,
  adminPaymentsQuery,
  isPaymentsNarrowed,
  readAdminPaymentsFilter,
  type AdminPaymentsFilter,
} from '~/domain/payments/admin-payments.rules'
import { listAdminPayments, type AdminPaymentRow } from '~/domain/payments/admin-payments.server'
import { isPaymentMethod, PAYMENT_METHODS, PAYMENT_STATUSES } from '~/domain/payments/payment.rules'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from './lists/lists.server'
import { gatewayName } from './payment-names.server'

const hrefOf = (filter: AdminPaymentsFilter, place: Place<string> = {}) =>
  adminPaths.payments({ ...adminPaymentsQuery(filter), ...place })

function toSelects(filter: AdminPaymentsFilter, language: Language) {
  const t = translator(language, 'admin-payments')
  const orders = translator(language, 'admin-orders')
  const [usual, ...sorts] = ADMIN_PAYMENT_SORTS
  return [
    {
      name: 'status',
      label: t('list.status'),
      value: filter.status,
      options: PAYMENT_STATUSES.map((value) => ({
        value,
        label: orders(`payments.status.${value}`),
      })),
    },
    {
      name: 'method',
      label: t('list.method'),
      value: filter.method,
      options: PAYMENT_METHODS.map((value) => ({
        value,
        label: orders(`payments.method.${value}`),
      })),
    },
    {
      name: 'currency',
      label: t('list.currency'),
      value: filter.currency,
      options: CURRENCIES.map((value) => ({ value, label: value })),
    },
    {
      name: 'sort',
      label: t('list.sort'),
      value: filter.sort === usual ? null : filter.sort,
      placeholder: t(`list.sorts.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`list.sorts.${value}`) })),
    },
  ]
}

/** What an account is called; one without words of its own is shown as it is stored. */
export function accountName(account: string, language: Language) {
  const t = translator(language, 'admin-payments')
  const [name, owner] = account.split(':')
  const known = t(`accounts.${name}` as 'accounts.vat', { defaultValue: account })
  return owner && known !== account
    ? t('accounts.of', { account: known, owner: gatewayName(owner, language) })
    : known
}

/** The balances of each currency, with whether they add up to zero (business.md, Ledger). */
function presentBalances(balances: Standing[], language: Language) {
  const currencies = [...new Set(balances.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const own = balances.filter((balance) => balance.currency === currency)
    return {
      currency,
      balanced: own.reduce((sum, { amount }) => sum + amount, 0) === 0,
      accounts: own.map(({ account, amount }) => ({
        account,
        name: accountName(account, language),
        amount: formatMoney(amount, currency, language),
        href: adminPaths.ledger({ account }),
      })),
    }
  })
}

function presentRow(
  {
    id,
    payable: { order },
    gatewayPaymentId,
    method,
    status,
    currency,
    amount,
    refundedAmount,
    createdAt,
  }: AdminPaymentRow,
  language: Language,
) {
  const t = translator(language, 'admin-orders')
  return {
    ...{ id, status, reference: gatewayPaymentId, number: order.number, email: order.email },
    buyer: order.companyName ? `${order.name}, ${order.companyName}` : order.name,
    href: adminPaths.order(order.id),
    made: formatDate(createdAt, language),
    statusName: t(`payments.status.${status}`),
    method: t(`payments.method.${isPaymentMethod(method) ? method : 'other'}`),
    amount: formatMoney(amount, currency, language),
    givenBack:
      refundedAmount > 0
        ? t('payments.givenBack', { amount: formatMoney(refundedAmount, currency, language) })
        : null,
  }
}

/** What stands on the ledger's accounts, and the page of payments that the address asks for. */
export async function loadAdminPayments(
  query: URLSearchParams,
  adminId: number,
  language: Language,
) {
  const filter = readAdminPaymentsFilter(query)
  const [{ payments, before, after }, balances, tools] = await Promise.all([
    listAdminPayments(filter, readIdPlace(query)),
    listBalances(),
    loadListTools('payments', query, adminId),
  ])
  return {
    title: translator(language, 'admin-payments')('title'),
    balances: presentBalances(balances, language),
    list: {
      tools,
      q: filter.q,
      narrowed: isPaymentsNarrowed(filter),
      selects: toSelects(filter, language),
      rows: payments.map((payment) => presentRow(payment, language)),
      previousHref: before && hrefOf(filter, { before }),
      nextHref: after && hrefOf(filter, { after }),
    },
  }
}
