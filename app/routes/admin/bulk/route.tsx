import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readListName } from '~/routes/admin/_area/lists/lists.server'
import { loadBulk, handleBulk } from './page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { BulkPage } from './bulk-page'

export const handle = { i18n: ['admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** The page before many rows are changed at once: a dry run says which of them would be. */
export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const query = new URL(args.request.url).searchParams
  return loadBulk({
    name: readListName(args.params.list),
    query,
    adminId,
    language: await getLanguage(args.request),
  })
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const query = new URL(args.request.url).searchParams
  const name = readListName(args.params.list)
  const outcome = await handleBulk(await readForm(args.request), {
    name,
    query,
    adminId,
    language: await getLanguage(args.request),
  })
  return outcome instanceof Response ? outcome : data(outcome, { status: 400 })
}

export default function Bulk() {
  const { title, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('admin-lists')
  return (
    <DashboardFrame area="admin" title={title} lead={t('bulk.lead')}>
      <BulkPage {...page} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
