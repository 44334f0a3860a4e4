import type { LoaderFunctionArgs } from '@remix-run/node'
import { CONTRACT_TEMPLATE_SORTS } from '~/domain/content/content.rules'
import { listTemplates, toContractTemplate } from '~/domain/content/templates.server'
import { wrongMethod } from '~/platform/http/api-guards.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** The template showcase (spec §7), also in the order of the home page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('sortBy') ?? 'newest'
  const sortBy = CONTRACT_TEMPLATE_SORTS.find((sort) => sort === wanted)
  if (!sortBy) return apiError(400, `sortBy must be one of ${CONTRACT_TEMPLATE_SORTS.join(', ')}`)
  const templates = await listTemplates({ sortBy, language: await getLanguage(request) })
  return apiJson(templates.map(toContractTemplate), { cache: 'public' })
}

export function action() {
  return wrongMethod('GET')
}
