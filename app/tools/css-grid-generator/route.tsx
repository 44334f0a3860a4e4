import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadCssGrid } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { GridPage } from './grid-page'

export const handle = { i18n: ['tools', 'css-grid-generator'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadCssGrid(request.url, await getLanguage(request))
}

export default function CssGrid() {
  return <GridPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
