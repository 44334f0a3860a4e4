import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadDashboardHome } from '~/frame/client-dashboard.server'
import { DashboardFrame } from '~/frame/dashboard-frame'
import { pageMeta } from '~/frame/page-meta'
import { paths } from '~/paths'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { DashboardHome } from '~/ui/dashboard/dashboard-home'
import { NoOrders } from '~/ui/dashboard/no-orders'
import { OrderSwitcher } from '~/ui/dashboard/order-switcher'
import { OrdersUnavailable } from '~/ui/dashboard/orders-unavailable'
import { ErrorPage } from '~/ui/layout/error-page'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { orders } = await loadDashboardHome(args)
  const t = translator(await getLanguage(args.request), 'dashboard')
  return data({ title: t('home.title'), orders }, { status: orders ? 200 : 503 })
}

export default function Home() {
  const { title, orders } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  if (!orders?.selected) {
    return (
      <DashboardFrame area="client" title={title}>
        {orders ? <NoOrders /> : <OrdersUnavailable retryHref={paths.dashboard()} />}
      </DashboardFrame>
    )
  }
  const { selected, choices } = orders
  return (
    <DashboardFrame
      area="client"
      title={selected.name}
      lead={t('home.lead', { number: selected.number, date: selected.placed })}
      orderSwitcher={choices.length > 1 && <OrderSwitcher action={paths.dashboard()} choices={choices} selected={selected.id} />}
    >
      <DashboardHome order={selected} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
