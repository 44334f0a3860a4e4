import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadDashboardHome } from '~/frame/client-dashboard.server'
import { ClientPage } from '~/frame/client-page'
import { pageMeta } from '~/frame/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { DashboardHome } from '~/ui/dashboard/dashboard-home'
import { ErrorPage } from '~/ui/layout/error-page'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { frame, order, status } = await loadDashboardHome(args)
  const t = translator(await getLanguage(args.request), 'dashboard')
  return data({ title: t('home.title'), frame, order }, { status })
}

export default function Home() {
  const { title, frame, order } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  const lead = order ? t('home.lead', { number: order.number, date: order.placed }) : undefined
  return (
    <ClientPage title={order ? order.name : title} lead={lead} frame={frame}>
      {order && <DashboardHome order={order} />}
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
