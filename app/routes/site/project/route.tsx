import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orNotFound } from '~/shell/answers.server'
import { pageMeta } from '~/shell/page-meta'
import { loadProjectPage } from '~/routes/site/_area/project-pages.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { readRowNumber } from '~/platform/row-id'
import { ErrorPage } from '~/ui/layout/error-page'
import { ProjectPage } from './project-page'

export const handle = { i18n: ['showcase'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request, params }: LoaderFunctionArgs) {
  return orNotFound(loadProjectPage(readRowNumber(params.id) ?? 0, await getLanguage(request)))
}

export default function Project() {
  return <ProjectPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
