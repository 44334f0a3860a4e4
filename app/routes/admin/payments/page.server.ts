import { listBalances } from '~/domain/ledger/closed-days.server'
import type { Standing } from '~/domain/ledger/ledger.rules'
import { adminPaths } from '~/paths/admin'
import { formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { paymentsList } from '~/routes/admin/_area/lists/payments-list.server'
import { accountName } from '~/routes/admin/_area/payment-names.server'

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

/** What stands on the ledger's accounts, and the page of payments that the address asks for. */
export async function loadPayments(query: URLSearchParams, adminId: number, language: Language) {
  const [page, balances] = await Promise.all([
    paymentsList.load(query, adminId, language),
    listBalances(),
  ])
  return { ...page, balances: presentBalances(balances, language) }
}
