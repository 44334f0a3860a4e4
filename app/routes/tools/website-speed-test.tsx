import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/frame/page-meta'
import { loadSpeedTest } from '~/frame/website-speed-test.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { SpeedPage } from '~/ui/tools/website-speed-test/speed-page'

export const handle = { i18n: ['tools', 'website-speed-test'] }

export { readOnce as shouldRevalidate } from '~/frame/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  return loadSpeedTest(request, await getLanguage(request))
}

export default function WebsiteSpeedTest() {
  return <SpeedPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
