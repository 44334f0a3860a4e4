import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getStudioOrder } from '~/domain/orders/admin-order.server'
import { loadCancellation, takeCancellation } from '~/frame/admin-cancel.server'
import { orNotFound, tellStep } from '~/frame/admin-order-answers.server'
import { DashboardFrame } from '~/frame/dashboard-frame'
import { pageMeta } from '~/frame/page-meta'
import { adminPaths } from '~/admin-paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CancelPage } from '~/ui/orders/cancel-page'

export const handle = { i18n: ['admin-orders'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** The page before an order is cancelled: what stops, and how much goes back. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const language = await getLanguage(args.request)
  const id = args.params.id ?? ''
  const page = await orNotFound(loadCancellation(id, language))
  if (!page) throw await seeOther(adminPaths.order(id), { flash: { kind: 'warning', text: translator(language, 'admin-orders')('refused.cancelled') } })
  return page
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { id: orderId, currency } = await orNotFound(getStudioOrder(args.params.id ?? ''))
  const outcome = await takeCancellation(await readForm(args.request), { orderId, adminId, language: await getLanguage(args.request) }, currency)
  return 'form' in outcome ? data(outcome, { status: 400 }) : tellStep(orderId, outcome)
}

export default function OrderCancel() {
  const { title, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('admin-orders')
  return (
    <DashboardFrame area="admin" title={title} lead={t('cancel.lead')}>
      <CancelPage {...page} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
