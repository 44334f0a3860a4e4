import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { openClientPage, requireClient } from '~/routes/dashboard/_area/client-page.server'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { answerMilestone } from '~/order-room/milestones/milestone-steps.server'
import { presentPlan } from '~/order-room/milestones/milestones.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { translator } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { MilestonePlan } from '~/order-room/details/milestone-plan'

export const handle = { i18n: ['project'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { reader, language, order, frame, status } = await openClientPage(args)
  const title = translator(language, 'project')('plan.title')
  return data(
    {
      title,
      frame,
      plan: order && (await presentPlan(order, { reader, language, mayAnswer: frame.mayAnswer })),
    },
    { status },
  )
}

export async function action(args: ActionFunctionArgs) {
  const { reader, language } = await requireClient(args)
  const order = new URL(args.request.url).searchParams.get('order') ?? undefined
  return answerMilestone(args.request, { reader, language }, paths.milestones({ order }))
}

export default function Milestones() {
  const { title, frame, plan } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('project')
  return (
    <ClientPage
      title={title}
      lead={plan ? t('plan.lead', frame.selected ?? {}) : undefined}
      frame={frame}
    >
      {plan && <MilestonePlan plan={plan} answer={answer} />}
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
