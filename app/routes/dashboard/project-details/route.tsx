import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { openClientPage, requireClient } from '~/routes/dashboard/_area/client-page.server'
import { pageMeta } from '~/shell/page-meta'
import { presentDetails, readPart } from '~/order-room/details/project-details.server'
import { readOrderId, answerDetails } from '~/order-room/details/project-details-steps.server'
import { useSettledAnswer } from '~/shell/read-again'
import { translator } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ProjectDetails } from '~/order-room/details/project-details'

export const handle = { i18n: ['project'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { reader, language, order, frame, status } = await openClientPage(args)
  const { searchParams } = new URL(args.request.url)
  const who = { participant: reader, language, mayAnswer: frame.mayAnswer }
  const details =
    order && (await presentDetails(order, readPart(searchParams), who, searchParams.get('about')))
  return data({ title: translator(language, 'project')('title'), frame, details }, { status })
}

export async function action(args: ActionFunctionArgs) {
  const { reader, language } = await requireClient(args)
  return answerDetails(args.request, (form) => ({
    participant: reader,
    orderId: readOrderId(form),
    language,
  }))
}

export default function ProjectDetailsPage() {
  const { title, frame, details } = useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>()
  const { t } = useTranslation('project')
  return (
    <ClientPage
      title={title}
      lead={details ? t('plan.lead', frame.selected ?? {}) : undefined}
      frame={frame}
    >
      {details && <ProjectDetails details={details} answer={answer} />}
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
