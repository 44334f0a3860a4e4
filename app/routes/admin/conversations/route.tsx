import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { conversationsList } from '~/routes/admin/_area/lists/conversations-list.server'
import { DefinedListPage, RowTitle } from '~/routes/admin/_area/lists/defined-list-page'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { Badge } from '~/ui/feedback/badge'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['inbox', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return conversationsList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Conversations() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('inbox')
  return (
    <DashboardFrame area="admin" title={title} lead={t('all.lead')}>
      <DefinedListPage
        list={list}
        cells={{
          who: ({ who, href }) => <RowTitle href={href}>{who}</RowTitle>,
          waits: ({ waits }) => (
            <Badge tone={waits === 'studio' ? 'warning' : 'neutral'}>
              {t(`all.waits.${waits}`)}
            </Badge>
          ),
          waitingSince: ({ since }) => since,
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
