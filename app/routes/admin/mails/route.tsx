import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { DefinedListPage } from '~/routes/admin/_area/lists/defined-list-page'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { Link } from '~/ui/layout/link'
import { mailsList } from '~/routes/admin/_area/lists/mails-list.server'
import { NotificationsNav } from '~/routes/admin/_area/mail/notifications-nav'

export const handle = { i18n: ['admin-notifications', 'admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { searchParams } = new URL(args.request.url)
  return mailsList.load(searchParams, adminId, await getLanguage(args.request))
}

export default function Mails() {
  const { title, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-notifications')
  return (
    <DashboardFrame area="admin" title={title} lead={t('mails.lead')}>
      <NotificationsNav here="mails" />
      <DefinedListPage
        list={list}
        cells={{
          subject: ({ subject, href }) => (
            <Link to={href} className={rowLinkClass}>
              {subject}
            </Link>
          ),
          recipient: ({ to }) => <span className="wrap-anywhere">{to}</span>,
          template: ({ template, language }) => (
            <span className="grid gap-0.5">
              <span>{template}</span> <span className="text-ink-soft md:text-sm">{language}</span>
            </span>
          ),
          sent: ({ when, dateTime }) => (
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
