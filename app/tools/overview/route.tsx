import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ToolsIndex } from '~/tools/_area/tools-index'

export const handle = { i18n: ['tools', 'tools-index'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  return {
    title: translator(language, 'tools')('title'),
    description: translator(language, 'tools-index')('lead'),
  }
}

export default function Tools() {
  return <ToolsIndex />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
