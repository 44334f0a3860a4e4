import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { listFeaturedProducts } from '~/domain/catalog/catalog.server'
import { toCardView } from '~/domain/catalog/product-view.server'
import { pageMeta } from '~/frame/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import type { loader as rootLoader } from '~/root'
import { CategoryLinks } from '~/ui/home/category-links'
import { ClosingCall } from '~/ui/home/closing-call'
import { Difference } from '~/ui/home/difference'
import { Hero } from '~/ui/home/hero'
import { PopularServices } from '~/ui/home/popular-services'
import { Workflow } from '~/ui/home/workflow'
import { ErrorPage } from '~/ui/layout/error-page'

const SHOWN = 6

export const handle = { i18n: ['home'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { wholeTitle: true })

export async function loader(args: LoaderFunctionArgs) {
  const language = await getLanguage(args.request)
  const t = translator(language, 'home')
  const [popular, viewer] = await Promise.all([listFeaturedProducts('popular', language), findViewer(args)])
  return {
    title: `${brand.name} · ${t('title')}`,
    description: t('description', { name: brand.name }),
    services: popular.slice(0, SHOWN).map(({ product }) => toCardView(product, language)),
    signedIn: viewer !== null,
  }
}

export default function Home() {
  const { services, signedIn } = useLoaderData<typeof loader>()
  const categories = useRouteLoaderData<typeof rootLoader>('root')?.shopMenu ?? []
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <CategoryLinks categories={categories} />
      <Difference />
      <PopularServices services={services} />
      <Workflow signedIn={signedIn} ordersHref={paths.loginToOrders()} />
      <ClosingCall />
    </main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
