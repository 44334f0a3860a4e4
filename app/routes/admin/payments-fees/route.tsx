import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { DocumentsPage } from '~/routes/admin/_area/documents-page'
import { feesList } from '~/routes/admin/_area/lists/documents-list.server'
import { PaymentsNav } from '~/routes/admin/_area/payments-nav'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['admin-books', 'admin-payments', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return feesList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Fees() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-books')
  return (
    <DashboardFrame area="admin" title={title} lead={t('fees.lead')}>
      <PaymentsNav here="fees" />
      <DocumentsPage list={list} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
