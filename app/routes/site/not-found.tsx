import { notFound } from '~/platform/http/answers.server'
import { ErrorPage } from '~/ui/layout/error-page'

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
