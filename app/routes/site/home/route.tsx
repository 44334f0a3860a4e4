import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { websiteData } from '~/domain/content/organization.server'
import { loadHomeSections } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import type { loader as rootLoader } from '~/root'
import { keep } from '~/shell/keep'
import type { SerializeFrom } from '@remix-run/node'
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
import { Main } from '~/ui/layout/main'

export const handle = { i18n: ['home', 'highlights'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { wholeTitle: true })

export async function loader(args: LoaderFunctionArgs) {
  const language = await getLanguage(args.request)
  const t = translator(language, 'home')
  const [sections, viewer] = await Promise.all([
    loadHomeSections(args.request, language),
    findViewer(args),
  ])
  return {
    title: `${brand.name} · ${t('title')}`,
    description: t('description', { name: brand.name }),
    structuredData: [websiteData()],
    sections,
    signedIn: viewer !== null,
  }
}

type HomeProps = Pick<SerializeFrom<typeof loader>, 'sections' | 'signedIn'> & {
  categories: SerializeFrom<typeof rootLoader>['shopMenu']
}

/** The sections in the order of spec §2.10. */
const HomeSections = keep('home', ({ sections, categories, signedIn }: HomeProps) => {
  const { testimonials, services, popular, templates, work } = sections
  return (
    <Main>
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
    </Main>
  )
})

export default function Home() {
  const { sections, signedIn } = useLoaderData<typeof loader>()
  const categories = useRouteLoaderData<typeof rootLoader>('root')?.shopMenu ?? []
  return <HomeSections sections={sections} categories={categories} signedIn={signedIn} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
