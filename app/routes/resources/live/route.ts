import { apiJson } from '~/platform/http/api.server'

export function loader() {
  return apiJson({ status: 'ok' })
}
