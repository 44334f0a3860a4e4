import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'
import { Badge } from '~/ui/feedback/badge'
import { StudioCell } from './studio-cell'
import { waitlistList } from '~/routes/admin/_area/lists/waitlist-list.server'

const TONES = { pending: 'neutral', confirmed: 'state', invited: 'success' } as const

export const handle = { i18n: ['admin-waitlist', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return waitlistList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function AdminWaitlist() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-waitlist')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <DefinedListPage
        list={list}
        cells={{
          studio: (row) => <StudioCell {...row} />,
          language: ({ language }) => language,
          status: ({ status }) => <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>,
          standsSince: ({ inLine }) => (inLine ? null : t('list.notInLine')),
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
