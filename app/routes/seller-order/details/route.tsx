import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/shell/page-meta'
import { presentDetails, readPart } from '~/order-room/details/project-details.server'
import { answerDetails } from '~/order-room/details/project-details-steps.server'
import { useSettledAnswer } from '~/shell/read-again'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { openStudioOrder } from '~/routes/seller-order/_area/studio-order-page.server'
import { translator } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ProjectDetails } from '~/order-room/details/project-details'

export const handle = { i18n: ['project'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { participant, language, order, frame } = await openStudioOrder(args)
  const { searchParams } = new URL(args.request.url)
  const details = await presentDetails(
    order,
    readPart(searchParams),
    { participant, language, mayAnswer: true },
    null,
  )
  return { title: translator(language, 'project')('title'), frame, details }
}

export async function action(args: ActionFunctionArgs) {
  const { participant, language, order } = await openStudioOrder(args)
  return answerDetails(args.request, () => ({ participant, orderId: order.id, language }))
}

export default function OrderDetails() {
  const { title, frame, details } = useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>()
  return (
    <StudioOrderPage title={title} frame={frame}>
      <ProjectDetails details={details} answer={answer} />
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
