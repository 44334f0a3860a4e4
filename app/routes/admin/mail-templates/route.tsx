import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadMailTemplates } from '~/routes/admin/_area/mail/mail-templates.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { Link } from '~/ui/layout/link'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { NotificationsNav } from '~/routes/admin/_area/mail/notifications-nav'
import { DataTable, type Column } from '~/ui/table/data-table'

export const handle = { i18n: ['admin-notifications'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadMailTemplates(await getLanguage(args.request))
}

type Row = ReturnType<typeof loadMailTemplates>['templates'][number]

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('admin-notifications')
  return [
    { key: 'name', label: t('mails.template'), rowHeader: true, cell: ({ name }) => name },
    {
      key: 'languages',
      label: t('templates.preview'),
      cell: ({ name, languages }) => (
        <span className="flex flex-wrap gap-x-4 gap-y-1 max-md:justify-end">
          {languages.map(({ label, lang, href }) => (
            <Link key={lang} to={href} aria-label={`${name}, ${label}`} className={rowLinkClass}>
              <span lang={lang}>{label}</span>
            </Link>
          ))}
        </span>
      ),
    },
  ]
}

export default function MailTemplates() {
  const { title, templates } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-notifications')
  const columns = useColumns()
  return (
    <DashboardFrame area="admin" title={title} lead={t('templates.lead')}>
      <NotificationsNav here="templates" />
      <DataTable
        caption={title}
        hideCaption
        rows={templates}
        rowKey={({ id }) => id}
        columns={columns}
        empty={null}
      />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
