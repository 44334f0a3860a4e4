import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listServiceFacts } from '~/domain/catalog/service-facts.server'
import { presentApproaches, presentGuide } from '~/domain/content/approaches.server'
import { readAnswers } from '~/domain/content/guide.rules'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { ApproachesPage } from './approaches-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['approaches'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const t = translator(language, 'approaches')
  const services = await listServiceFacts(language)
  return {
    title: t('title'),
    description: t('description'),
    approaches: presentApproaches(services, language),
    guide: presentGuide(
      readAnswers(Object.fromEntries(new URL(request.url).searchParams)),
      services,
      language,
    ),
  }
}

export default function Approaches() {
  const { approaches, guide } = useLoaderData<typeof loader>()
  return <ApproachesPage approaches={approaches} guide={guide} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
