import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listHandIns } from '~/domain/assignments/order-team.server'
import { readAdminOrder } from '~/domain/fulfillment/admin-order.server'
import { readSettings } from '~/domain/settings/settings.server'
import { answerForm } from '~/shell/forms.server'
import { orderForms } from '~/order-room/order/seller-steps.server'
import { presentAdminOrder } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { openStudioOrder } from '~/routes/seller-order/_area/studio-order-page.server'
import { readForm } from '~/platform/http/form.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { OrderPage } from './order-page'

export const handle = { i18n: ['admin-orders'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant: seller, order, frame, language, at } = await openStudioOrder(args)
  const [whole, { refundLimits }] = await Promise.all([readAdminOrder(order), readSettings()])
  const handIns = whole.events.some(({ kind }) => kind === 'assignment.submitted')
    ? await listHandIns(order.id)
    : []
  const limits = frame.desk ? null : refundLimits
  return {
    frame,
    allHref: at.orders(),
    ...presentAdminOrder(whole, { seller, limits, language, handIns }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { participant: seller, viewer, order, language, at } = await openStudioOrder(args)
  const permissions = 'permissions' in viewer ? viewer.permissions : null
  const context = { orderId: order.id, seller, language }
  return answerForm(await readForm(args.request), orderForms(seller, permissions), context, {
    page: at.order(order.id),
  })
}

export default function Order() {
  const { title, lead, frame, allHref, ...order } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('admin-orders')
  return (
    <StudioOrderPage
      title={title}
      lead={lead}
      frame={frame}
      actions={
        <ButtonLink to={allHref} variant="quiet" size="sm">
          {t('title')}
        </ButtonLink>
      }
    >
      <OrderPage order={order} answer={answer} />
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
