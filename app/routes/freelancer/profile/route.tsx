import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadFreelancerProfile, PROFILE_FORMS } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { answerForm } from '~/shell/forms.server'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireFreelancer } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { NoProfile } from '~/order-room/team/no-profile'
import { LeftNotice, OwnStatus } from '~/routes/freelancer/_area/own-status'
import { ProfileForm } from './profile-form'

export const handle = { i18n: ['freelancer-profile', 'assignments', 'application'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireFreelancer(args)
  return loadFreelancerProfile(id, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireFreelancer(args)
  const context = { userId, language: await getLanguage(args.request) }
  return answerForm(await readForm(args.request), PROFILE_FORMS, context, {
    page: paths.freelancerArea('profile'),
  })
}

export default function Profile() {
  const { title, profile } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('freelancer-profile')
  return (
    <DashboardFrame area="freelancer" title={title} lead={t('profile.lead')}>
      {!profile && <NoProfile />}
      {profile && <LeftNotice status={profile.status} />}
      {profile && profile.status !== 'offboarded' && (
        <>
          <OwnStatus
            status={profile.status}
            mayResume={profile.mayResume}
            publicHref={profile.publicHref}
          />
          <ProfileForm {...profile.form} answer={answer} />
        </>
      )}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
