import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { pageMeta } from '~/frame/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ToolsIndex } from '~/ui/tools/tools-index'

export const handle = { i18n: ['tools'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(await getLanguage(request), 'tools')
  return { title: t('title'), description: t('lead') }
}

export default function Tools() {
  return <ToolsIndex />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
