import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PlannedPage } from '~/frame/planned-page'
import { loadPlannedPage } from '~/frame/planned-page.server'
import { pageMeta } from '~/frame/page-meta'
import { ErrorPage } from '~/ui/layout/error-page'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadPlannedPage(args)
}

/** There is no form here: a post gets the page again as "method not allowed". */
export function action() {
  return data(null, { status: 405 })
}

export default function BeingBuilt() {
  return <PlannedPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
