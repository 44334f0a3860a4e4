import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { websiteData } from '~/domain/content/organization.server'
import { loadHomeShowcase } from './page.server'
import { loadHomeStrips } from './strips.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import type { loader as rootLoader } from '~/root'
import { About } from './about'
import { ClientTerminal } from './client-terminal'
import { ContactCall } from './contact-call'
import { CoreServices } from './core-services'
import { FreelancerCall } from './freelancer-call'
import { Hero } from './hero'
import { PremiumFeatures } from './premium-features'
import { ServicesCarousel } from './services-carousel'
import { ShipShowcase } from './ship-showcase'
import { StudioStackFeatures } from './studio-stack-features'
import { StudioStackSoon } from './studio-stack-soon'
import { TemplateCarousel } from './template-carousel'
import { Testimonials } from './testimonials'
import { ValueList } from './value-list'
import { Workflow } from './workflow'
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
