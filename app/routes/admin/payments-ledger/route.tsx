import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'
import { ledgerList } from '~/routes/admin/_area/lists/ledger-list.server'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { TimeCell } from '~/routes/admin/_area/lists/time-cell'
import { PaymentsNav } from '~/routes/admin/_area/payments-nav'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { BookingCell, EntriesCell } from './booking-cells'

export const handle = { i18n: ['admin-payments', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return ledgerList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Ledger() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-payments')
  return (
    <DashboardFrame area="admin" title={title} lead={t('ledger.lead')}>
      <PaymentsNav here="ledger" />
      <DefinedListPage
        list={list}
        cells={{
          bookingKind: ({ kind, key }) => <BookingCell kind={kind} name={key} />,
          when: (row) => <TimeCell {...row} />,
          number: ({ number, href }) =>
            href && (
              <Link to={href} className={`${rowLinkClass} whitespace-nowrap`}>
                {number}
              </Link>
            ),
          entries: (row) => <EntriesCell {...row} />,
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
