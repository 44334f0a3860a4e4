import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readCatalogPage } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CatalogPage, type CatalogPageProps } from './catalog-page'
import { keep } from '~/shell/keep'

export const handle = { i18n: ['shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return readCatalogPage(new URL(request.url).search, await getLanguage(request))
}

const KeptCatalog = keep('catalog', ({ page }: { page: CatalogPageProps }) => (
  <CatalogPage {...page} />
))

export default function Catalog() {
  return <KeptCatalog page={useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
