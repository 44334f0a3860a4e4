import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { orNotFound } from '~/shell/answers.server'
import { loadOffer, loadOrderTeam, readOfferAbout } from './page.server'
import { answerTeamForm } from './steps.server'
import { draftOwner } from '~/shell/drafts.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { openStudioOrder } from '~/routes/seller-order/_area/studio-order-page.server'
import { translator } from '~/platform/i18n/i18n.server'
import { OfferPage } from './offer-page'
import { OrderTeam } from './order-team'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['assignments', 'admin-orders', 'deliverables'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language, order, frame } = await openStudioOrder(args)
  const title = translator(language, 'assignments')('team.title')
  const about = readOfferAbout(new URL(args.request.url).searchParams)
  if (about)
    return {
      title,
      frame,
      team: null,
      offer: await orNotFound(
        loadOffer(order.id, about, { writerId: draftOwner(viewer), language }),
      ),
    }
  return { title, frame, team: await loadOrderTeam(order, language), offer: null }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language, order } = await openStudioOrder(args)
  return answerTeamForm(args.request, { orderId: order.id, adminId: viewer.id, language })
}

export default function OrderTeamPage() {
  const { title, frame, team, offer } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <StudioOrderPage title={title} frame={frame}>
      {team && <OrderTeam orderId={frame.id} team={team} answer={answer} />}
      {offer && <OfferPage orderId={frame.id} offer={offer} answer={answer} />}
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
