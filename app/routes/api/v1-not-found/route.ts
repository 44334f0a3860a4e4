import { problem } from '~/api/problem.server'

export function loader() {
  return problem(404, 'There is no such address. /api/v1/openapi.json lists all of them.')
}

export const action = loader
