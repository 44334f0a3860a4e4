import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { BuyerCell } from '~/routes/admin/_area/lists/buyer-cell'
import { NumberCell, StatusCell } from './order-cells'
import { PaymentBadge } from '~/order-room/order/order-status'
import { ordersList } from '~/routes/admin/_area/lists/orders-list.server'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'

export const handle = { i18n: ['admin-orders', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return ordersList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Orders() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-orders')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <DefinedListPage
        list={list}
        cells={{
          number: (row) => <NumberCell {...row} />,
          buyer: (row) => <BuyerCell {...row} />,
          status: (row) => <StatusCell {...row} />,
          payment: ({ payment }) => (
            <span className="whitespace-nowrap">
              <PaymentBadge state={payment} />
            </span>
          ),
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
