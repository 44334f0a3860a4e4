import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
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
import { StudioStackFeatures } from '~/ui/home/studio-stack-features'
import { StudioStackSoon } from '~/ui/home/studio-stack-soon'
import { ValueList } from '~/ui/home/value-list'
import { Workflow } from '~/ui/home/workflow'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['home'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { wholeTitle: true })

export async function loader(args: LoaderFunctionArgs) {
  const t = translator(await getLanguage(args.request), 'home')
  return {
    title: `${brand.name} · ${t('title')}`,
    description: t('description', { name: brand.name }),
    signedIn: (await findViewer(args)) !== null,
  }
}

/** The sections in the order of spec §2.10. */
export default function Home() {
  const { signedIn } = useLoaderData<typeof loader>()
  const services = useRouteLoaderData<typeof rootLoader>('root')?.shopMenu ?? []
  return (
    <main id="main" tabIndex={-1}>
      <Hero services={services} />
      <CoreServices />
      <PremiumFeatures />
      <ClientTerminal />
      <StudioStackFeatures />
      <Workflow signedIn={signedIn} />
      <ValueList />
      <ContactCall />
      <About />
      <StudioStackSoon />
      <FreelancerCall />
    </main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
