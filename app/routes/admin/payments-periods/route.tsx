import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { PaymentsNav } from '~/routes/admin/_area/payments-nav'
import { ErrorPage } from '~/ui/layout/error-page'
import { loadPeriod } from './page.server'
import { PeriodPage } from './period-page'

export const handle = { i18n: ['admin-books', 'admin-payments'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadPeriod(new URL(args.request.url).searchParams, await getLanguage(args.request))
}

export default function Periods() {
  const { title, ...period } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-books')
  return (
    <DashboardFrame area="admin" title={title} lead={t('periods.lead')}>
      <PaymentsNav here="periods" />
      <PeriodPage {...period} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
