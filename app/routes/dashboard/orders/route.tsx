import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadOrdersPage } from '~/routes/dashboard/_area/client-dashboard.server'
import { requireClient } from '~/routes/dashboard/_area/client-page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { answerReorder } from './page.server'
import { paths } from '~/paths'
import { notFound } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { NoOrders } from '~/routes/dashboard/_area/no-orders'
import { OrderDetail } from './order-detail'
import { OrdersTable } from './orders-table'
import { OrdersUnavailable } from '~/routes/dashboard/_area/orders-unavailable'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['client-orders', 'reviews'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { orders } = await loadOrdersPage(args)
  const t = translator(await getLanguage(args.request), 'dashboard')
  return data({ title: t('orders.title'), orders }, { status: orders ? 200 : 503 })
}

/** The one form of the page puts an order's services into the cart again. */
export async function action(args: ActionFunctionArgs) {
  const { reader, language } = await requireClient(args)
  const form = await readForm(args.request)
  if (form.get('intent') !== 'reorder') throw notFound()
  return answerReorder(form, { request: args.request, reader, language })
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
      <OrdersTable {...orders} />
      <OrderDetail order={orders.selected} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
