import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadFeaturedContent } from '~/routes/admin/_area/curation/featured-content.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { PlaceList } from './place-list'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['admin-featured'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadFeaturedContent(await getLanguage(args.request))
}

export default function FeaturedContent() {
  const { title, places } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-featured')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <PlaceList places={places} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
