import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { auditList } from '~/routes/admin/_area/lists/audit-list.server'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'
import { TimeCell } from '~/routes/admin/_area/lists/time-cell'
import { ErrorPage } from '~/ui/layout/error-page'
import { DetailsCell, WhatCell } from './audit-cells'

export const handle = { i18n: ['audit', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return auditList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Audit() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('audit')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <DefinedListPage
        list={list}
        cells={{
          what: (row) => <WhatCell {...row} />,
          when: (row) => <TimeCell {...row} />,
          details: (row) => <DetailsCell {...row} />,
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
