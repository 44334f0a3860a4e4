import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadHealth } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { HealthPage } from './health-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['admin-health'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadHealth(await getLanguage(args.request))
}

export default function Health() {
  const { title, ...health } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-health')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <HealthPage {...health} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
