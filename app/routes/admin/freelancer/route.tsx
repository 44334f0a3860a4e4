import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getAdminFreelancer } from '~/domain/freelancers/admin-freelancer.server'
import { presentFreelancerPage, FREELANCER_FORMS } from './page.server'
import { orNotFound } from '~/shell/answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { answerForm } from '~/shell/forms.server'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { FreelancerPage } from './freelancer-page'

export const handle = { i18n: ['admin-freelancers'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return presentFreelancerPage(
    await orNotFound(getAdminFreelancer(args.params.id ?? '')),
    await getLanguage(args.request),
  )
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const [id, language] = [args.params.id ?? '', await getLanguage(args.request)]
  return answerForm(
    await readForm(args.request),
    FREELANCER_FORMS,
    { id, adminId, language },
    {
      page: adminPaths.freelancer(id),
    },
  )
}

export default function Freelancer() {
  const { title, lead, ...freelancer } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('admin-freelancers')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={lead}
      actions={
        <ButtonLink to={adminPaths.freelancers({ list: 'freelancers' })} variant="quiet" size="sm">
          {t('lists.freelancers.all')}
        </ButtonLink>
      }
    >
      <FreelancerPage freelancer={freelancer} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
