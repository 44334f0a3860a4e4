import type { LoaderFunctionArgs } from '@remix-run/node'
import { categoryFilter } from '~/domain/catalog/catalog.rules'
import { listProducts } from '~/domain/catalog/catalog.server'
import { wrongMethod } from '~/platform/http/api-guards.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

const FEATURED = new Map([
  [null, undefined],
  ['true', true],
  ['false', false],
])

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const featured = searchParams.get('featured')
  if (!FEATURED.has(featured)) return apiError(400, 'featured must be true or false')
  const filter = categoryFilter(searchParams.get('category'))
  if (!filter) return apiError(400, 'category is unknown')
  const language = await getLanguage(request)
  return apiJson(
    await listProducts({ language, category: filter.category, featured: FEATURED.get(featured) }),
    { cache: 'public' },
  )
}

export function action() {
  return wrongMethod('GET')
}
