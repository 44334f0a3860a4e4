import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadAdminPayments } from '~/routes/admin/_area/payments.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { Balances } from './balances'
import { PaymentList } from './payment-list'
import { PaymentsNav } from '~/routes/admin/_area/payments-nav'

export const handle = { i18n: ['admin-payments', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  return loadAdminPayments(
    new URL(args.request.url).searchParams,
    adminId,
    await getLanguage(args.request),
  )
}

export default function Payments() {
  const { title, balances, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-payments')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <PaymentsNav here="payments" />
      <Balances balances={balances} />
      <PaymentList {...list} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
