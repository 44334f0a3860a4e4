import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loadOrderTeam } from '~/frame/order-team.server'
import { takeTeamStep } from '~/frame/order-team-steps.server'
import { pageMeta } from '~/frame/page-meta'
import { StudioOrderPage } from '~/frame/studio-order-page'
import { openStudioOrder } from '~/frame/studio-order-page.server'
import { translator } from '~/platform/i18n/i18n.server'
import { OrderTeam } from '~/ui/assignments/order-team'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['assignments', 'admin-orders'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { language, order, frame } = await openStudioOrder(args)
  return { title: translator(language, 'assignments')('team.title'), frame, team: await loadOrderTeam(order.id, language) }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language, order } = await openStudioOrder(args)
  return takeTeamStep(args.request, { orderId: order.id, adminId: viewer.id, language })
}

export default function OrderTeamPage() {
  const { title, frame, team } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <StudioOrderPage title={title} frame={frame}>
      <OrderTeam team={team} answer={answer} />
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
