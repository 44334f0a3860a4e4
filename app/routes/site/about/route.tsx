import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { listServiceFacts } from '~/domain/catalog/service-facts.server'
import { presentStudio } from '~/domain/content/about.server'
import { organizationData } from '~/domain/content/organization.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { joinWords } from '~/platform/i18n/places.server'
import { AboutPage } from './about-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['about'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { wholeTitle: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const t = translator(language, 'about')
  const studio = presentStudio(await listServiceFacts(language), language)
  const cities = joinWords(
    studio.cities.map(({ name }) => name),
    language,
  )
  return {
    title: t('title', { name: brand.name }),
    description: t('description', { name: brand.name, cities }),
    structuredData: [organizationData()],
    studio,
  }
}

export default function About() {
  const { title, studio } = useLoaderData<typeof loader>()
  return <AboutPage title={title} studio={studio} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
