import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadProjects } from './page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { translator } from '~/platform/i18n/i18n.server'
import { NoOrders } from '~/routes/dashboard/_area/no-orders'
import { OrdersUnavailable } from '~/routes/dashboard/_area/orders-unavailable'
import { ProjectCards } from './project-cards'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['overview'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { projects, language } = await loadProjects(args)
  return data(
    { title: translator(language, 'overview')('projects.title'), projects },
    { status: projects ? 200 : 503 },
  )
}

export default function Projects() {
  const { title, projects } = useLoaderData<typeof loader>()
  const { t } = useTranslation('overview')
  return (
    <DashboardFrame area="client" title={title} lead={t('projects.lead')}>
      {!projects && <OrdersUnavailable retryHref={paths.dashboardNew()} />}
      {projects && (projects.rows.length > 0 ? <ProjectCards {...projects} /> : <NoOrders />)}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
