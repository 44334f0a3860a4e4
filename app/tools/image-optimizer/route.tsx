import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loadImageOptimizer, handleImages } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { OptimizerPage } from './optimizer-page'

export const handle = { i18n: ['tools', 'image-optimizer'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadImageOptimizer(request.url, await getLanguage(request))
}

export async function action({ request }: ActionFunctionArgs) {
  const { status, answer } = await handleImages(request, await getLanguage(request))
  return data(answer, { status })
}

export default function ImageOptimizer() {
  return (
    <OptimizerPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
