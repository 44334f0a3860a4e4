import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { isOwner } from '~/domain/people/staff.rules'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { loadInvite, inviteForm } from '~/routes/admin/_area/staff.server'
import { answerBy } from '~/shell/forms.server'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import {
  requireAdmin,
  requireRecentAdmin,
  type RequestArgs,
} from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { InviteColleague } from '~/routes/admin/_area/staff-page'

export const handle = { i18n: ['people'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** The owner, who gave the password a moment ago; others of the staff go back to the list. */
async function requireOwner(args: RequestArgs) {
  if (!isOwner(await requireAdmin(args))) throw redirect(adminPaths.people())
  return requireRecentAdmin(args)
}

export async function loader(args: LoaderFunctionArgs) {
  await requireOwner(args)
  return loadInvite(await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireOwner(args)
  const context = { userId, language: await getLanguage(args.request) }
  return answerBy(inviteForm, await readForm(args.request), context, { page: adminPaths.people() })
}

export default function Invite() {
  const { title, lead, ...form } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('people')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={lead}
      actions={
        <ButtonLink to={adminPaths.people()} variant="quiet" size="sm">
          {t('staff.back')}
        </ButtonLink>
      }
    >
      <InviteColleague {...form} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
