import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadAudit } from './page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { AuditPage } from './audit-page'

export const handle = { i18n: ['audit', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  return loadAudit(new URL(args.request.url).searchParams, adminId, await getLanguage(args.request))
}

export default function Audit() {
  const { title, ...log } = useLoaderData<typeof loader>()
  const { t } = useTranslation('audit')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <AuditPage {...log} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
