import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { websiteData } from '~/domain/content/organization.server'
import { loadHomeShowcase } from '~/frame/home-showcase.server'
import { loadHomeStrips } from '~/frame/home-strips.server'
import { pageMeta } from '~/frame/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import type { loader as rootLoader } from '~/root'
import { About } from '~/ui/home/about'
import { ClientTerminal } from '~/ui/home/client-terminal'
import { ContactCall } from '~/ui/home/contact-call'
import { CoreServices } from '~/ui/home/core-services'
import { FreelancerCall } from '~/ui/home/freelancer-call'
import { Hero } from '~/ui/home/hero'
import { PremiumFeatures } from '~/ui/home/premium-features'
import { ServicesCarousel } from '~/ui/home/services-carousel'
import { ShipShowcase } from '~/ui/home/ship-showcase'
import { StudioStackFeatures } from '~/ui/home/studio-stack-features'
import { StudioStackSoon } from '~/ui/home/studio-stack-soon'
import { TemplateCarousel } from '~/ui/home/template-carousel'
import { Testimonials } from '~/ui/home/testimonials'
import { ValueList } from '~/ui/home/value-list'
import { Workflow } from '~/ui/home/workflow'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['home', 'highlights'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { wholeTitle: true })

export async function loader(args: LoaderFunctionArgs) {
  const language = await getLanguage(args.request)
  const t = translator(language, 'home')
  const [strips, showcase, viewer] = await Promise.all([
    loadHomeStrips(args.request, language),
    loadHomeShowcase(args.request, language),
    findViewer(args),
  ])
  return {
    title: `${brand.name} · ${t('title')}`,
    description: t('description', { name: brand.name }),
    structuredData: [websiteData()],
    ...strips,
    ...showcase,
    signedIn: viewer !== null,
  }
}

/** The sections in the order of spec §2.10. */
export default function Home() {
  const { testimonials, services, popular, templates, work, signedIn } =
    useLoaderData<typeof loader>()
  const categories = useRouteLoaderData<typeof rootLoader>('root')?.shopMenu ?? []
  return (
    <main id="main" tabIndex={-1}>
      <Hero services={categories} />
      <CoreServices />
      <PremiumFeatures />
      <ClientTerminal />
      <StudioStackFeatures />
      <Workflow signedIn={signedIn} />
      <ValueList />
      <Testimonials testimonials={testimonials} />
      <TemplateCarousel templates={templates} />
      <ShipShowcase work={work} />
      <ContactCall />
      <About />
      <StudioStackSoon />
      <ServicesCarousel services={services} popular={popular} />
      <FreelancerCall />
    </main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
