import { openApiDocument } from '~/api/openapi.server'
import { problem } from '~/api/problem.server'
import { apiJson } from '~/platform/http/api.server'

/** For everybody: it says what there is, and opens nothing. */
export function loader() {
  return apiJson(openApiDocument(), { cache: 'public' })
}

export function action() {
  return problem(405, 'This address is read only.', { headers: { Allow: 'GET, HEAD' } })
}
