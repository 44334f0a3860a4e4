import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadFontPairing } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { ErrorPage } from '~/ui/layout/error-page'
import { PairingPage } from './pairing-page'

export const handle = { i18n: ['tools', 'font-pairing-tool'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadFontPairing(request)
}

export default function FontPairingTool() {
  return <PairingPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
