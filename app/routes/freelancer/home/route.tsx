import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadFreelancerHome } from './page.server'
import { openFreelancerPage } from '~/routes/freelancer/_area/freelancer-page.server'
import { HOME_FORMS } from '~/routes/freelancer/_area/freelancer-steps.server'
import { answerForm } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FreelancerHome } from './freelancer-home'
import { NoProfile } from '~/order-room/team/no-profile'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['assignments'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, language, freelancer } = await openFreelancerPage(args)
  const t = translator(language, 'assignments')
  return {
    title: t('home.title'),
    lead: t('home.lead'),
    home: freelancer && (await loadFreelancerHome(viewer.id, freelancer.seenAt, language)),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { viewer, language } = await openFreelancerPage(args)
  const context = { userId: viewer.id, language }
  return answerForm(await readForm(args.request), HOME_FORMS, context, {
    page: paths.freelancerHome(),
  })
}

export default function Home() {
  const { title, lead, home } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <DashboardFrame area="freelancer" title={title} lead={lead}>
      {home ? <FreelancerHome home={home} answer={answer} /> : <NoProfile />}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
