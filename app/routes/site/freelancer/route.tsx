import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/shell/page-meta'
import { loadPublicFreelancer } from '~/routes/site/_area/public-freelancer.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { PublicFreelancer } from './public-freelancer'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['freelancer-profile'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request, params }: LoaderFunctionArgs) {
  return loadPublicFreelancer(params.id ?? '', await getLanguage(request))
}

export default function Freelancer() {
  return <PublicFreelancer {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
