import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { pageMeta } from '~/shell/page-meta'
import { ErrorPage } from '~/ui/layout/error-page'
import { GuidePage } from './guide-page'
import { presentGuide } from './page.server'

export const handle = { i18n: ['api'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return presentGuide(await getLanguage(request))
}

export default function Developers() {
  return <GuidePage guide={useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
