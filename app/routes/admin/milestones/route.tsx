import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { milestoneTone } from '~/order-room/milestones/milestone-list'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { DefinedListPage, RowTitle } from '~/routes/admin/_area/lists/defined-list-page'
import { milestonesList } from '~/routes/admin/_area/lists/milestones-list.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { Badge } from '~/ui/feedback/badge'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['admin-orders', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return milestonesList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Milestones() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-orders')
  return (
    <DashboardFrame area="admin" title={title} lead={t('milestoneList.intro')}>
      <DefinedListPage
        list={list}
        cells={{
          milestone: ({ title: name, href }) => <RowTitle href={href}>{name}</RowTitle>,
          status: ({ state }) => (
            <Badge tone={milestoneTone(state)}>{t(`milestones.status.${state}`)}</Badge>
          ),
          due: ({ due, late }) => (
            <>
              {due ?? '–'} {late && <Badge tone="warning">{t('milestoneList.late')}</Badge>}
            </>
          ),
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
