import { apiError } from '~/platform/http/api.server'

export function loader() {
  return apiError(404, 'Not found')
}

export function action() {
  return apiError(404, 'Not found')
}
