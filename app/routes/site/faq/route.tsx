import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchFaq } from '~/domain/content/faq.server'
import { readSearch } from '~/domain/ground/search.rules'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { FaqPage } from './faq-page'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['faq'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const t = translator(language, 'faq')
  const query = readSearch(new URL(request.url).searchParams.get('q'))
  return {
    title: query ? t('results.title', { query }) : t('title'),
    description: t('description'),
    query,
    hits: searchFaq(query, language),
  }
}

export default function Faq() {
  const { query, hits } = useLoaderData<typeof loader>()
  return <FaqPage query={query} hits={hits} />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
