import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getAdminOrder, getStudioOrder } from '~/domain/orders/admin-order.server'
import { readSettings } from '~/domain/settings/settings.server'
import { orNotFound, tellStep } from '~/frame/admin-order-answers.server'
import { takeOrderStep } from '~/frame/admin-order-steps.server'
import { presentAdminOrder } from '~/frame/admin-order-view.server'
import { DashboardFrame } from '~/frame/dashboard-frame'
import { pageMeta } from '~/frame/page-meta'
import { StudioOrderParts } from '~/frame/studio-order-parts'
import { adminPaths } from '~/admin-paths'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { OrderPage } from '~/ui/orders/order-page'

export const handle = { i18n: ['admin-orders'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const admin = await requireAdmin(args)
  const [order, { refundLimits: limits }] = await Promise.all([orNotFound(getAdminOrder(args.params.id ?? '')), readSettings()])
  return presentAdminOrder(order, { adminId: admin.id, limits, language: await getLanguage(args.request) })
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const { id: orderId } = await orNotFound(getStudioOrder(args.params.id ?? ''))
  const form = await readForm(args.request)
  const outcome = await orNotFound(takeOrderStep(form, { orderId, adminId, language: await getLanguage(args.request) }))
  if (!outcome) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  return 'form' in outcome ? data(outcome, { status: 400 }) : tellStep(orderId, outcome)
}

export default function Order() {
  const { title, lead, ...order } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('admin-orders')
  return (
    <DashboardFrame area="admin" title={title} lead={lead} actions={<ButtonLink to={adminPaths.orders()} variant="quiet" size="sm">{t('title')}</ButtonLink>}>
      <StudioOrderParts id={order.id} number={order.number} />
      <OrderPage order={order} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
