import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadTickets } from './page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { TicketsPage } from './tickets-page'

export const handle = { i18n: ['support', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  return loadTickets(
    new URL(args.request.url).searchParams,
    adminId,
    await getLanguage(args.request),
  )
}

export default function Tickets() {
  const { title, ...tickets } = useLoaderData<typeof loader>()
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
      <TicketsPage {...tickets} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
