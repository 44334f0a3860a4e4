import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { cancelForm, loadCancellation } from './page.server'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { openStudioOrder } from '~/routes/seller-order/_area/studio-order-page.server'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import { requireMoneyFactor } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CancelPage } from './cancel-page'

export const handle = { i18n: ['admin-orders'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** The page before an order is cancelled: what stops, and how much goes back. */
export async function loader(args: LoaderFunctionArgs) {
  const { order, frame, language, at } = await openStudioOrder(args)
  const page = await loadCancellation(order, at.order(order.id), language)
  if (!page)
    throw await seeOther(at.order(order.id), {
      flash: { kind: 'warning', text: translator(language, 'admin-orders')('refused.cancelled') },
    })
  return { ...page, frame }
}

export async function action(args: ActionFunctionArgs) {
  const { participant: seller, viewer, order, language, at } = await openStudioOrder(args)
  const context = { orderId: order.id, seller, language, currency: order.currency }
  const form = await readForm(args.request)
  await requireMoneyFactor(args, viewer, form)
  return answerBy(cancelForm, form, context, { page: at.order(order.id) })
}

export default function OrderCancel() {
  const { title, frame, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('admin-orders')
  return (
    <StudioOrderPage title={title} lead={t('cancel.lead')} frame={frame}>
      <CancelPage {...page} answer={answer} />
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
