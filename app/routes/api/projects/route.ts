import type { LoaderFunctionArgs } from '@remix-run/node'
import { PUBLIC_SHOWCASE_STATUS } from '~/domain/content/content.rules'
import { listShowcaseProjects } from '~/domain/content/showcase.server'
import { readFlag, wrongMethod } from '~/platform/http/api-guards.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** The showcase (spec §7); only live projects are public. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const featured = readFlag(query.get('featured'))
  if (featured === null) return apiError(400, 'featured must be true or false')
  const status = query.get('status') ?? PUBLIC_SHOWCASE_STATUS
  if (status !== PUBLIC_SHOWCASE_STATUS)
    return apiError(400, `status must be ${PUBLIC_SHOWCASE_STATUS}`)
  return apiJson(await listShowcaseProjects({ featured, language: await getLanguage(request) }), {
    cache: 'public',
  })
}

export function action() {
  return wrongMethod('GET')
}
