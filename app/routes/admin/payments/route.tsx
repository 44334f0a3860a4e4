import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { paymentTones } from '~/order-room/order/payment-tones'
import { BuyerCell } from '~/routes/admin/_area/lists/buyer-cell'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { PaymentsNav } from '~/routes/admin/_area/payments-nav'
import { Badge } from '~/ui/feedback/badge'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { Balances } from './balances'
import { loadPayments } from './page.server'
import { AmountCell, MethodCell } from './payment-cells'

export const handle = { i18n: ['admin-payments', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return loadPayments(searchParams, adminId, await getLanguage(args.request))
}

export default function Payments() {
  const { title, balances, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-payments')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <PaymentsNav here="payments" />
      <Balances balances={balances} />
      <section aria-labelledby="payments-title" className="grid gap-8">
        <h2 id="payments-title" className="text-2xl">
          {t('list.title')}
        </h2>
        <DefinedListPage
          list={list}
          cells={{
            order: ({ number, href }) => (
              <Link to={href} className={`${rowLinkClass} whitespace-nowrap`}>
                {number}
              </Link>
            ),
            buyer: (row) => <BuyerCell {...row} />,
            status: ({ status, statusName }) => (
              <Badge tone={paymentTones[status]}>{statusName}</Badge>
            ),
            methodName: (row) => <MethodCell {...row} />,
            amount: (row) => <AmountCell {...row} />,
          }}
        />
      </section>
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
