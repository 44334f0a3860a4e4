import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { loadHomeShowcase } from '~/frame/home-showcase.server'
import { loadHomeStrips } from '~/frame/home-strips.server'
import { pageMeta } from '~/frame/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import type { loader as rootLoader } from '~/root'
import { CategoryLinks } from '~/ui/home/category-links'
import { ClosingCall } from '~/ui/home/closing-call'
import { Difference } from '~/ui/home/difference'
import { Hero } from '~/ui/home/hero'
import { ServicesCarousel } from '~/ui/home/services-carousel'
import { ShipShowcase } from '~/ui/home/ship-showcase'
import { TemplateCarousel } from '~/ui/home/template-carousel'
import { Testimonials } from '~/ui/home/testimonials'
import { Workflow } from '~/ui/home/workflow'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['home', 'highlights'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { wholeTitle: true })

export async function loader(args: LoaderFunctionArgs) {
  const language = await getLanguage(args.request)
  const t = translator(language, 'home')
  const [strips, showcase, viewer] = await Promise.all([loadHomeStrips(args.request, language), loadHomeShowcase(args.request, language), findViewer(args)])
  return {
    title: `${brand.name} · ${t('title')}`,
    description: t('description', { name: brand.name }),
    ...strips,
    ...showcase,
    signedIn: viewer !== null,
  }
}

export default function Home() {
  const { testimonials, services, popular, templates, work, signedIn } = useLoaderData<typeof loader>()
  const categories = useRouteLoaderData<typeof rootLoader>('root')?.shopMenu ?? []
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <CategoryLinks categories={categories} />
      <Difference />
      <Workflow signedIn={signedIn} ordersHref={paths.loginToOrders()} />
      <Testimonials testimonials={testimonials} />
      <TemplateCarousel templates={templates} />
      <ShipShowcase work={work} />
      <ClosingCall />
      <ServicesCarousel services={services} popular={popular} />
    </main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
