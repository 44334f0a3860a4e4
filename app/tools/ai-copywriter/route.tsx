import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loadCopywriter, handleCopy } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CopywriterPage } from './copywriter-page'

export const handle = { i18n: ['tools', 'ai-copywriter'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadCopywriter(await getLanguage(request))
}

export async function action({ request }: ActionFunctionArgs) {
  const { status, answer } = await handleCopy(request, await getLanguage(request))
  return data(answer, { status })
}

export default function AiCopywriter() {
  return (
    <CopywriterPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
