import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadCatalogPage } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CatalogPage } from './catalog-page'

export const handle = { i18n: ['shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadCatalogPage(new URL(request.url).searchParams, await getLanguage(request))
}

export default function Catalog() {
  return <CatalogPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
