import type { LoaderFunctionArgs } from '@remix-run/node'
import { TEMPLATE_SORTS } from '~/domain/content/content.rules'
import { listTemplates, toContractTemplate } from '~/domain/content/templates.server'
import { wrongMethod } from '~/platform/http/api-guards.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** The template showcase (spec §7). */
export async function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('sortBy') ?? 'newest'
  const sortBy = TEMPLATE_SORTS.find((sort) => sort === wanted)
  if (!sortBy) return apiError(400, `sortBy must be one of ${TEMPLATE_SORTS.join(', ')}`)
  const templates = await listTemplates({ sortBy, language: await getLanguage(request) })
  return apiJson(templates.map(toContractTemplate), { cache: 'public' })
}

export function action() {
  return wrongMethod('GET')
}
