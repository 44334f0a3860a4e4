import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PlannedDashboardPage } from '~/frame/planned-dashboard-page'
import { loadPlannedPage } from '~/frame/planned-page.server'
import { pageMeta } from '~/frame/page-meta'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadPlannedPage(args)
}

/** There is no form here: a post gets the page again as "method not allowed". */
export async function action(args: ActionFunctionArgs) {
  await requireAdmin(args)
  return data(null, { status: 405 })
}

export default function BeingBuilt() {
  return <PlannedDashboardPage area="admin" {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
