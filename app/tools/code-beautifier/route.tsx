import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loadCodeBeautifier, handleCode } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { BeautifierPage } from './beautifier-page'

export const handle = { i18n: ['tools', 'code-beautifier'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadCodeBeautifier(request.url, await getLanguage(request))
}

export async function action({ request }: ActionFunctionArgs) {
  const { status, answer } = await handleCode(request, await getLanguage(request))
  return data(answer, { status })
}

export default function CodeBeautifier() {
  return (
    <BeautifierPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
