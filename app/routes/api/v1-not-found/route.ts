import { problem } from '~/api/problem.server'

const missing = () =>
  problem(404, 'There is no such address. /api/v1/openapi.json lists all of them.')

export function loader() {
  return missing()
}

export function action() {
  return missing()
}
