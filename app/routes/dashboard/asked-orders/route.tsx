import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { answerAsked, presentAskedOrders } from './page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireViewer } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { AskedOrders } from './asked-orders'

export const handle = { i18n: ['people'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireViewer(args)
  return presentAskedOrders(id, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireViewer(args)
  const context = { userId, language: await getLanguage(args.request) }
  return answerAsked(await readForm(args.request), context)
}

export default function AskedOrdersPage() {
  const { title, ...page } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  return (
    <DashboardFrame area="client" title={title} lead={t('asked.lead')}>
      <AskedOrders {...page} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
