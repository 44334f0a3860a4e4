import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { requireClient } from '~/routes/dashboard/_area/client-page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { answerCancellation, findCancellation, presentCancellation } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import { OrderCancelPage } from './order-cancel-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['client-orders'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** The page before a client cancels: what ends, and how much goes back. */
export async function loader(args: LoaderFunctionArgs) {
  const { reader, language } = await requireClient(args)
  const orderId = args.params.id ?? ''
  const page = presentCancellation(await findCancellation(reader, orderId), language)
  if (!page)
    throw await seeOther(paths.orders({ order: orderId }), {
      flash: { kind: 'warning', text: translator(language, 'client-orders')('cancel.late') },
    })
  return page
}

export async function action(args: ActionFunctionArgs) {
  const { reader, language } = await requireClient(args)
  const found = await findCancellation(reader, args.params.id ?? '')
  return answerCancellation(await readForm(args.request), { ...found, reader, language })
}

export default function OrderCancel() {
  const { title, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('client-orders')
  return (
    <DashboardFrame
      area="client"
      title={title}
      lead={page.way === 'running' ? undefined : t('cancel.lead')}
    >
      <OrderCancelPage {...page} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
