import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getClientProject } from '~/domain/projects/client-project.server'
import { orNotFound } from '~/shell/answers.server'
import { openOrderPage, requireClient } from '~/routes/dashboard/_area/client-page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { answerMilestone } from '~/order-room/milestones/milestone-steps.server'
import { presentPlan } from '~/order-room/milestones/milestones.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { notFound } from '~/platform/http/answers.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { FilterLinks } from '~/ui/layout/filter-links'
import { MilestonePlan } from '~/order-room/details/milestone-plan'

export const handle = { i18n: ['project'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const who = await requireClient(args)
  const project = await orNotFound(getClientProject(who.reader, args.params.id ?? ''))
  const { order, frame, reader, language } = await openOrderPage(who, project.orderId)
  if (order?.id !== project.orderId) throw notFound()
  const plan = await presentPlan(order, { reader, language, mayAnswer: frame.mayAnswer })
  return data({ title: project.name, number: order.number, projectId: project.id, plan })
}

export async function action(args: ActionFunctionArgs) {
  const { reader, language } = await requireClient(args)
  const project = await orNotFound(getClientProject(reader, args.params.id ?? ''))
  const page = paths.projectMilestones(project.id)
  return answerMilestone(args.request, { reader, language }, page)
}

export default function ProjectMilestones() {
  const { title, number, projectId, plan } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation(['project', 'dashboard'])
  const links = [
    { label: t('project:project.all'), href: paths.dashboardNew(), current: false },
    {
      label: t('dashboard:nav.milestones'),
      href: paths.projectMilestones(projectId),
      current: true,
    },
    { label: t('dashboard:nav.files'), href: paths.projectFiles(projectId), current: false },
  ]
  return (
    <DashboardFrame
      area="client"
      title={title}
      lead={t('project:plan.lead', { number, title: t('dashboard:nav.milestones') })}
    >
      <FilterLinks label={t('project:project.parts')} links={links} />
      <MilestonePlan plan={plan} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
