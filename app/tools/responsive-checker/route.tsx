import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/shell/page-meta'
import { loadResponsiveChecker } from './page.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CheckerPage } from './checker-page'

export const handle = { i18n: ['tools', 'responsive-checker'] }

export { readOnce as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  return loadResponsiveChecker(request, await getLanguage(request))
}

export default function ResponsiveChecker() {
  return <CheckerPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
