import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'
import { Badge } from '~/ui/feedback/badge'
import { FilterLinks } from '~/ui/layout/filter-links'
import { NameCell } from './name-cell'
import { ApplicationBadge, FreelancerBadge } from './network-badges'
import { loadNetwork } from './page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['admin-freelancers', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  return loadNetwork(
    new URL(args.request.url).searchParams,
    adminId,
    await getLanguage(args.request),
  )
}

export default function Freelancers() {
  const page = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-freelancers')
  return (
    <DashboardFrame area="admin" title={page.title} lead={t(`lists.${page.shown}.lead`)}>
      <FilterLinks label={t('lists.label')} links={page.links} />
      {page.shown === 'applications' ? (
        <DefinedListPage
          list={page.list}
          cells={{
            name: (row) => <NameCell {...row} />,
            status: ({ status, suspected }) => (
              <span className="flex flex-wrap gap-1.5">
                <ApplicationBadge status={status} />
                {suspected && <Badge tone="danger">{t('list.suspected')}</Badge>}
              </span>
            ),
          }}
        />
      ) : (
        <DefinedListPage
          list={page.list}
          cells={{
            name: (row) => <NameCell {...row} />,
            status: ({ status }) => <FreelancerBadge status={status} />,
            rate: ({ hasRate }) => (hasRate ? null : t('list.noRate')),
          }}
        />
      )}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
