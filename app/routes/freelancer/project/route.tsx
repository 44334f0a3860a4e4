import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getOwnProject } from '~/domain/assignments/own-assignments.server'
import { orNotFound } from '~/shell/answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { openFreelancerPage } from '~/routes/freelancer/_area/freelancer-page.server'
import {
  loadFreelancerProject,
  partHref,
  readProjectPart,
} from '~/order-room/team/freelancer-project.server'
import { PROJECT_FORMS, writeAbout } from '~/routes/freelancer/_area/freelancer-steps.server'
import { receiveHandIn, receiveOwnFiles } from '~/order-room/team/hand-in.server'
import { answerForm } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { readForm } from '~/platform/http/form.server'
import { isMultipart } from '~/platform/http/multipart.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FreelancerProject } from './freelancer-project'
import { NoProfile } from '~/order-room/team/no-profile'
import { ErrorPage } from '~/ui/layout/error-page'

export { readAfterRefusal as shouldRevalidate } from '~/shell/read-again'

export const handle = { i18n: ['assignments', 'messages'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language, freelancer } = await openFreelancerPage(args)
  if (!freelancer)
    return {
      title: translator(language, 'assignments')('projects.title'),
      lead: null,
      orderId: undefined,
      page: null,
    }
  const project = await orNotFound(getOwnProject(viewer.id, args.params.id ?? ''))
  return {
    title: project.name,
    lead: project.order.number,
    orderId: project.order.id,
    page: await loadFreelancerProject(args.request, viewer, project, language),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await openFreelancerPage(args)
  const project = await orNotFound(getOwnProject(viewer.id, args.params.id ?? ''))
  const part = readProjectPart(new URL(args.request.url).searchParams)
  const context = { userId: viewer.id, language }
  if (part === 'files') return receiveOwnFiles(args.request, project, context)
  if (part === 'work' && isMultipart(args.request))
    return receiveHandIn(args.request, project, context)
  if (part === 'messages' || part === 'client')
    return writeAbout(part, args.request, project, context)
  return answerForm(await readForm(args.request), PROJECT_FORMS, context, {
    page: partHref(project.id, 'work'),
  })
}

export default function Project() {
  const { title, lead, orderId, page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <DashboardFrame
      area="freelancer"
      title={title}
      lead={lead}
      liveOrder={orderId}
      tellsUnread={page?.part !== 'messages' && page?.part !== 'client'}
    >
      {page ? <FreelancerProject page={page} answer={answer} /> : <NoProfile />}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
