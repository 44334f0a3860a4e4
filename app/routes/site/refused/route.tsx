import type { MetaFunction } from '@remix-run/node'
import { pageMeta } from '~/shell/page-meta'
import { ErrorPage } from '~/ui/layout/error-page'

export const meta: MetaFunction = (args) => pageMeta(args)

/** What a form on another site's page gets. */
export function loader() {
  throw new Response('Cross-site request refused', { status: 403, statusText: 'Forbidden' })
}

export default function Refused() {
  return null
}

export function ErrorBoundary() {
  return <ErrorPage />
}
