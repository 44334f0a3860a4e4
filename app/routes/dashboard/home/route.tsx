import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadDashboardHome } from '~/routes/dashboard/_area/client-dashboard.server'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { countAskedOrders } from '~/domain/orders/asked-orders.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { paths } from '~/paths'
import { requireViewer } from '~/platform/session/guards.server'
import { Notice } from '~/ui/feedback/notice'
import { Link } from '~/ui/layout/link'
import { DashboardHome } from './dashboard-home'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['people'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireViewer(args)
  const [{ frame, order, status }, asked] = await Promise.all([
    loadDashboardHome(args),
    countAskedOrders(id),
  ])
  const t = translator(await getLanguage(args.request), 'dashboard')
  return data({ title: t('home.title'), frame, order, asked }, { status })
}

export default function Home() {
  const { title, frame, order, asked } = useLoaderData<typeof loader>()
  const { t } = useTranslation(['dashboard', 'people'])
  const lead = order ? t('home.lead', { number: order.number, date: order.placed }) : undefined
  return (
    <ClientPage title={order ? order.name : title} lead={lead} frame={frame}>
      {asked > 0 && (
        <div className="mb-8">
          <Notice
            title={
              <Link to={paths.askedOrders()}>{t('people:asked.notice', { count: asked })}</Link>
            }
          />
        </div>
      )}
      {order && <DashboardHome order={order} />}
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
