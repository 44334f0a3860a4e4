import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { loadViews, handleViewStep } from './page.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin, type RequestArgs } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ViewsPage } from './views-page'

export const handle = { i18n: ['admin-lists'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

async function readContext(args: RequestArgs) {
  const { id: adminId } = await requireAdmin(args)
  return {
    adminId,
    query: new URL(args.request.url).searchParams,
    language: await getLanguage(args.request),
  }
}

export async function loader(args: LoaderFunctionArgs) {
  return loadViews(await readContext(args))
}

export async function action(args: ActionFunctionArgs) {
  const context = await readContext(args)
  const outcome = await handleViewStep(await readForm(args.request), context)
  return outcome instanceof Response ? outcome : data(outcome, { status: 400 })
}

export default function Views() {
  const { title, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('admin-lists')
  return (
    <DashboardFrame area="admin" title={title} lead={t('views.lead')}>
      <ViewsPage {...page} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
