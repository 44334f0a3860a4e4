import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { listServiceFacts } from '~/domain/catalog/service-facts.server'
import { presentFeatures } from '~/domain/content/features.server'
import { pageMeta } from '~/shell/page-meta'
import { readSettings } from '~/domain/settings/settings.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { loader as rootLoader } from '~/root'
import { FeaturesPage } from './features-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['features'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const t = translator(language, 'features')
  return {
    title: t('title'),
    description: t('description'),
    features: presentFeatures(
      await listServiceFacts(language),
      (await readSettings()).currencies,
      language,
    ),
  }
}

export default function Features() {
  const { features } = useLoaderData<typeof loader>()
  const light = useRouteLoaderData<typeof rootLoader>('root')?.light ?? false
  return <FeaturesPage features={features} light={light} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
