import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ClientBadge } from '~/routes/admin/_area/client-badge'
import { clientsList } from '~/routes/admin/_area/lists/clients-list.server'
import { DefinedListPage, RowTitle } from '~/routes/admin/_area/lists/defined-list-page'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['admin-clients', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return clientsList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Clients() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-clients')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <DefinedListPage
        list={list}
        cells={{
          name: ({ name, email, href }) => (
            <RowTitle href={href} below={email}>
              {name}
            </RowTitle>
          ),
          status: ({ state }) => <ClientBadge state={state} />,
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
