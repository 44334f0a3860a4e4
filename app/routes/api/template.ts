import type { LoaderFunctionArgs } from '@remix-run/node'
import { getTemplate } from '~/domain/content/content.server'
import { NotFoundError } from '~/platform/errors'
import { wrongMethod } from '~/platform/http/api-guards.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** One template (spec §7); called when it is opened. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : null
  if (id === null) return apiError(404, 'Template not found')
  try {
    return apiJson(await getTemplate(id, await getLanguage(request)), { cache: 'public' })
  } catch (error) {
    if (error instanceof NotFoundError) return apiError(404, 'Template not found')
    throw error
  }
}

export function action() {
  return wrongMethod('GET')
}
