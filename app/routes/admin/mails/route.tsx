import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadMails } from '~/routes/admin/_area/mail/mails.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { MailList } from './mail-list'
import { NotificationsNav } from '~/routes/admin/_area/mail/notifications-nav'

export const handle = { i18n: ['admin-notifications', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  return loadMails(new URL(args.request.url).searchParams, adminId, await getLanguage(args.request))
}

export default function Mails() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-notifications')
  return (
    <DashboardFrame area="admin" title={title} lead={t('mails.lead')}>
      <NotificationsNav here="mails" />
      <MailList {...list} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
