import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loadMetaTags, handleMetaTags } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { MetaPage } from './meta-page'

export const handle = { i18n: ['tools', 'meta-tag-generator'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadMetaTags(request, await getLanguage(request))
}

export async function action({ request }: ActionFunctionArgs) {
  const { status, view } = await handleMetaTags(request, await getLanguage(request))
  return data(view, { status })
}

export default function MetaTagGenerator() {
  const { limit, ...opened } = useLoaderData<typeof loader>()
  return <MetaPage limit={limit} opened={opened} answer={useActionData<typeof action>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
