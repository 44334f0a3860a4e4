import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { handleRetry } from '~/routes/admin/_area/mail/outbox.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { NotificationsNav } from '~/routes/admin/_area/mail/notifications-nav'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'
import { Code } from '~/ui/layout/code'
import { StatusCell } from './status-cell'
import { outboxList } from '~/routes/admin/_area/lists/outbox-list.server'

export const handle = { i18n: ['admin-notifications', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return outboxList.load(searchParams, adminId, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  return handleRetry(
    await readForm(args.request),
    new URL(args.request.url).searchParams,
    adminId,
    await getLanguage(args.request),
  )
}

export default function Outbox() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-notifications')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <NotificationsNav here="outbox" />
      <DefinedListPage
        list={list}
        cells={{
          key: ({ key }) => <Code text={key} className="text-sm" />,
          kind: ({ kind }) => kind,
          status: ({ key, ...row }) => <StatusCell {...row} name={key} />,
          written: ({ when, dateTime }) => (
            <time dateTime={dateTime} className="md:whitespace-nowrap">
              {when}
            </time>
          ),
        }}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
