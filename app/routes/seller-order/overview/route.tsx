import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listHandIns } from '~/domain/assignments/order-team.server'
import { readAdminOrder } from '~/domain/fulfillment/admin-order.server'
import { readSettings } from '~/domain/settings/settings.server'
import { draftOwner } from '~/shell/drafts.server'
import { answerForm } from '~/shell/forms.server'
import { readWorkForm, wordsAlone } from '~/order-room/files/work-form.server'
import { handOverForm, loadPending } from '~/order-room/milestones/hand-over.server'
import { movesMoney, orderForms } from '~/order-room/order/seller-steps.server'
import { presentAdminOrder } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { openStudioOrder } from '~/routes/seller-order/_area/studio-order-page.server'
import { readForm } from '~/platform/http/form.server'
import { isMultipart } from '~/platform/http/multipart.server'
import { requireMoneyFactor } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { OrderPage } from './order-page'

export const handle = { i18n: ['admin-orders', 'assignments', 'deliverables'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant: seller, viewer, order, frame, language, at } = await openStudioOrder(args)
  const [whole, { refundLimits }] = await Promise.all([readAdminOrder(order), readSettings()])
  const handIns = whole.events.some(({ kind }) => kind === 'assignment.submitted')
    ? await listHandIns(order.id)
    : []
  const worked = whole.milestones.filter(({ status }) => status === 'in_progress')
  const pending = await loadPending(
    draftOwner(viewer),
    worked.map(({ id }) => id),
    language,
  )
  const limits = frame.desk ? null : refundLimits
  const wholeHistory = new URL(args.request.url).searchParams.get('history') === 'all'
  return {
    frame,
    allHref: at.orders(),
    ...presentAdminOrder(whole, { seller, limits, language, handIns, pending, wholeHistory }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { participant: seller, viewer, order, language, at } = await openStudioOrder(args)
  const permissions = 'permissions' in viewer ? viewer.permissions : null
  const context = { orderId: order.id, seller, language }
  const posted = isMultipart(args.request)
    ? await readWorkForm(args.request, language)
    : wordsAlone(await readForm(args.request))
  if (movesMoney(posted.form)) await requireMoneyFactor(args, viewer, posted.form)
  const forms = { ...orderForms(seller, permissions), submit: handOverForm(posted) }
  return answerForm(posted.form, forms, context, { page: at.order(order.id) })
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
