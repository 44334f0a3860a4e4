import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ServiceCell } from './service-cell'
import { Stars } from '~/ui/media/stars'
import { ReviewBadge } from '~/network/review-badge'
import { reviewsList } from '~/routes/admin/_area/lists/reviews-list.server'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'

export const handle = { i18n: ['reviews', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return reviewsList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Reviews() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('reviews')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <DefinedListPage
        list={list}
        cells={{
          service: (row) => <ServiceCell {...row} />,
          stars: ({ rating }) => <Stars rating={rating} />,
          status: ({ status }) => <ReviewBadge status={status} />,
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
