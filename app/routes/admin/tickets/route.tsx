import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { DueCell, SubjectCell } from './ticket-cells'
import { TicketBadge } from '~/support/ticket-badges'
import { ticketsList } from '~/routes/admin/_area/lists/tickets-list.server'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'

export const handle = { i18n: ['support', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return ticketsList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Tickets() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('support')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={t('admin.lead')}
      actions={
        <ButtonLink to={adminPaths.cannedAnswers()} variant="quiet" size="sm">
          {t('answers.title')}
        </ButtonLink>
      }
    >
      <DefinedListPage
        list={list}
        cells={{
          subject: (row) => <SubjectCell {...row} />,
          status: ({ status }) => <TicketBadge status={status} />,
          due: (row) => <DueCell {...row} />,
          assignee: ({ assignee }) => assignee,
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
