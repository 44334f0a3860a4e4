import type { LoaderFunctionArgs } from '@remix-run/node'
import { isSection, SECTIONS } from '~/domain/catalog/catalog.rules'
import { listFeaturedProducts } from '~/domain/catalog/catalog.server'
import { wrongMethod } from '~/platform/http/api-guards.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const section = new URL(request.url).searchParams.get('section') ?? SECTIONS[0]
  if (!isSection(section)) return apiError(400, 'section is unknown')
  return apiJson(await listFeaturedProducts(section, await getLanguage(request)), {
    cache: 'public',
  })
}

export function action() {
  return wrongMethod('GET')
}
