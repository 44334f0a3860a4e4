import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { Badge } from '~/ui/feedback/badge'
import { Code } from '~/ui/layout/code'
import { Link } from '~/ui/layout/link'
import { paymentEventsList } from '~/routes/admin/_area/lists/payment-events-list.server'
import { PaymentsNav } from '~/routes/admin/_area/payments-nav'

export const handle = { i18n: ['admin-payments', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return paymentEventsList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function PaymentEvents() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-payments')
  return (
    <DashboardFrame area="admin" title={title} lead={t('events.lead')}>
      <PaymentsNav here="events" />
      <DefinedListPage
        list={list}
        cells={{
          type: ({ type, href }) => (
            <Link to={href} className={`${rowLinkClass} wrap-anywhere`}>
              <Code text={type} />
            </Link>
          ),
          gatewayId: ({ eventId }) => <Code text={eventId} className="text-sm" />,
          outcome: ({ tone, outcome, error }) => (
            <span className="grid justify-items-start gap-1">
              <Badge tone={tone}>{outcome}</Badge>{' '}
              {error && <span className="wrap-anywhere text-danger md:text-sm">{error}</span>}
            </span>
          ),
          received: ({ when, dateTime }) => (
            <time dateTime={dateTime} className="md:whitespace-nowrap">
              {when}
            </time>
          ),
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
