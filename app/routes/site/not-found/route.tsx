import type { MetaFunction } from '@remix-run/node'
import { pageMeta } from '~/shell/page-meta'
import { notFound } from '~/platform/http/answers.server'
import { ErrorPage } from '~/ui/layout/error-page'

export const meta: MetaFunction = (args) => pageMeta(args)

export function loader() {
  throw notFound()
}

export function action() {
  throw notFound()
}

export default function NotFound() {
  return null
}

export function ErrorBoundary() {
  return <ErrorPage />
}
