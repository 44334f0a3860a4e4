import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/shell/page-meta'
import { LOOKS, useRefresh } from '~/shell/refresh-itself'
import { loadSpeedTest } from './page.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { SpeedPage } from './speed-page'

export const handle = { i18n: ['tools', 'website-speed-test'], ...LOOKS }

export { readOnce as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadSpeedTest(request, await getLanguage(request))
}

export default function WebsiteSpeedTest() {
  const { looking, ...page } = useLoaderData<typeof loader>()
  useRefresh(looking)
  return <SpeedPage {...page} lookAt={looking?.at} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
