import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '~/paths'
import { readCatalogPage } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CatalogPage, type CatalogPageProps } from './catalog-page'
import { keep } from '~/shell/keep'

export const handle = { i18n: ['shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

/** Whether the form sent fields in which nothing was chosen: the address does without them. */
const hasEmpty = (query: URLSearchParams) => [...query.values()].includes('')

export async function loader({ request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  if (hasEmpty(searchParams)) throw redirect(paths.shop(Object.fromEntries(searchParams)))
  return readCatalogPage(search, await getLanguage(request))
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
