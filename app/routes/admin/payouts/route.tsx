import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { FreelancerCell, StatusCell, WorkCell } from './payout-cells'
import { PaymentsNav } from '~/routes/admin/_area/payments-nav'
import { payoutsList } from '~/routes/admin/_area/lists/payouts-list.server'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'

export const handle = { i18n: ['admin-payouts', 'payouts', 'admin-payments', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return payoutsList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Payouts() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-payouts')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={t('lead')}
      actions={
        <ButtonLink to={adminPaths.transfers()} variant="secondary" size="sm">
          {t('transfers.open')}
        </ButtonLink>
      }
    >
      <PaymentsNav here="payouts" />
      <DefinedListPage
        list={list}
        cells={{
          name: (row) => <FreelancerCell {...row} />,
          work: (row) => <WorkCell {...row} />,
          status: (row) => <StatusCell {...row} />,
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
