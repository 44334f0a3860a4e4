import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  countTemplateView,
  getTemplate,
  toContractTemplate,
} from '~/domain/content/templates.server'
import { isRefusal } from '~/domain/ground/domain-error'
import { HOUR } from '~/platform/clock'
import { wrongMethod } from '~/platform/http/api-guards.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { clientAddress } from '~/platform/http/request-context.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { readRowNumber } from '~/platform/row-id'
import { hit } from '~/platform/rate-limit.server'

/** Opening the same template again within the hour does not make it more popular. */
const ONE_VIEW = { limit: 1, window: HOUR }

/** Only a real opening counts: no HEAD, and nothing that a browser fetches ahead. */
async function countOpening(request: Request, id: number) {
  if (request.method !== 'GET' || request.headers.get('Sec-Purpose')?.includes('prefetch')) return
  const { allowed } = await hit(`template-view:${id}:${clientAddress()}`, ONE_VIEW)
  if (allowed) await countTemplateView(id)
}

/**
 * One template (spec §7); called when it is opened, which counts as a view, so nobody may keep the
 * answer.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = readRowNumber(params.id)
  if (id === null) return apiError(404, 'Template not found')
  try {
    const template = await getTemplate(id, await getLanguage(request))
    await countOpening(request, id)
    return apiJson(toContractTemplate(template))
  } catch (error) {
    if (isRefusal(error, 'notFound')) return apiError(404, 'Template not found')
    throw error
  }
}

export function action() {
  return wrongMethod('GET')
}
