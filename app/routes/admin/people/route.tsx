import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { loadStaff, STAFF_FORMS } from '~/routes/admin/_area/staff.server'
import { answerForm } from '~/shell/forms.server'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin, requireRecentAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { StaffPage } from '~/routes/admin/_area/staff-page'

export const handle = { i18n: ['people'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: userId } = await requireAdmin(args)
  return loadStaff({ userId, language: await getLanguage(args.request) })
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireRecentAdmin(args)
  const context = { userId, language: await getLanguage(args.request) }
  return answerForm(await readForm(args.request), STAFF_FORMS, context, {
    page: adminPaths.people(),
  })
}

export default function People() {
  const { title, lead, ...staff } = useLoaderData<typeof loader>()
  return (
    <DashboardFrame area="admin" title={title} lead={lead}>
      <StaffPage staff={staff} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
