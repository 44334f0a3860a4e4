import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadOverview } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { translator } from '~/platform/i18n/i18n.server'
import { OrdersUnavailable } from '~/routes/dashboard/_area/orders-unavailable'
import { OverviewCards } from './overview-cards'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['overview'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { view, notifications, language } = await loadOverview(args)
  return data(
    { title: translator(language, 'overview')('title'), view, notifications },
    { status: view ? 200 : 503 },
  )
}

export default function Overview() {
  const { title, view, notifications } = useLoaderData<typeof loader>()
  const { t } = useTranslation('overview')
  const arrange = (
    <ButtonLink to={paths.customization()} variant="quiet" size="sm">
      {t('arrange')}
    </ButtonLink>
  )
  return (
    <DashboardFrame area="client" title={title} lead={t('lead')} actions={view && arrange}>
      {view ? (
        <OverviewCards view={view} notifications={notifications} />
      ) : (
        <OrdersUnavailable retryHref={paths.overview()} />
      )}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
