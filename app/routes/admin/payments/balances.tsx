import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'

export type BalancesView = {
  currency: string
  balanced: boolean
  accounts: { account: string; name: string; amount: string; href: string }[]
}[]

/** What stands on each account of the ledger, currency by currency. */
export function Balances({ balances }: { balances: BalancesView }) {
  const { t } = useTranslation('admin-payments')
  return (
    <section aria-labelledby="balances-title" className="grid gap-4">
      <h2 id="balances-title" className="text-2xl">
        {t('balances.title')}
      </h2>
      <p className="max-w-text text-ink-soft">
        {t(balances.length > 0 ? 'balances.text' : 'balances.none')}
      </p>
      <ul className="grid gap-gap md:grid-cols-2">
        {balances.map(({ currency, balanced, accounts }) => (
          <Card key={currency} as="li" padding="sm">
            <div className="flex flex-wrap items-center justify-between gap-3 pb-2">
              <h3 className="text-lg">{currency}</h3>
              <Badge tone={balanced ? 'success' : 'danger'}>
                {t(balanced ? 'balances.balanced' : 'balances.unbalanced')}
              </Badge>
            </div>
            <DescriptionList
              items={accounts.map(({ account, name, amount, href }) => ({
                key: account,
                term: (
                  <Link to={href} className={rowLinkClass}>
                    {name}
                  </Link>
                ),
                detail: amount,
              }))}
            />
          </Card>
        ))}
      </ul>
    </section>
  )
}
