import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { openFreelancerPage } from '~/routes/freelancer/_area/freelancer-page.server'
import { loadFreelancerProjects } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { translator } from '~/platform/i18n/i18n.server'
import { NoProfile } from '~/order-room/team/no-profile'
import { ProjectList } from './project-list'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['assignments'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language, freelancer } = await openFreelancerPage(args)
  const t = translator(language, 'assignments')
  const query = new URL(args.request.url).searchParams
  return {
    title: t('projects.title'),
    lead: t('projects.lead'),
    list: freelancer && (await loadFreelancerProjects(viewer.id, query, language)),
  }
}

export default function Projects() {
  const { title, lead, list } = useLoaderData<typeof loader>()
  return (
    <DashboardFrame area="freelancer" title={title} lead={lead}>
      {list ? <ProjectList {...list} /> : <NoProfile />}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
