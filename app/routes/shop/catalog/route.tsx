import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readCatalogPage } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CatalogPage, type CatalogPageProps } from './catalog-page'
import { keep } from '~/shell/keep'

export const handle = { i18n: ['shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

/** The address without the fields of the form in which nothing was chosen; null where all were. */
function withoutEmpty({ pathname, searchParams }: URL) {
  const chosen = new URLSearchParams([...searchParams].filter(([, value]) => value !== ''))
  if (chosen.size === searchParams.size) return null
  return chosen.size > 0 ? `${pathname}?${chosen}` : pathname
}

export async function loader({ request }: LoaderFunctionArgs) {
  const shorter = withoutEmpty(new URL(request.url))
  if (shorter) throw redirect(shorter)
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
