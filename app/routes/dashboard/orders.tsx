import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadOrdersPage } from '~/frame/client-dashboard.server'
import { DashboardFrame } from '~/frame/dashboard-frame'
import { pageMeta } from '~/frame/page-meta'
import { paths } from '~/paths'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { NoOrders } from '~/ui/dashboard/no-orders'
import { OrderDetail } from '~/ui/dashboard/order-detail'
import { OrdersTable } from '~/ui/dashboard/orders-table'
import { OrdersUnavailable } from '~/ui/dashboard/orders-unavailable'
import { ErrorPage } from '~/ui/layout/error-page'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { orders } = await loadOrdersPage(args)
  const t = translator(await getLanguage(args.request), 'dashboard')
  return data({ title: t('orders.title'), orders }, { status: orders ? 200 : 503 })
}

export default function Orders() {
  const { title, orders } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  if (!orders?.selected) {
    return (
      <DashboardFrame area="client" title={title}>
        {orders ? <NoOrders /> : <OrdersUnavailable retryHref={paths.orders()} />}
      </DashboardFrame>
    )
  }
  return (
    <DashboardFrame area="client" title={title} lead={t('orders.lead')}>
      <OrdersTable rows={orders.rows} newerHref={orders.newerHref} olderHref={orders.olderHref} />
      <OrderDetail order={orders.selected} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
