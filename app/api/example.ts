import { API_ROOT } from './limits'
import type { Operation } from './operation'

/** What an example sends, by operation; others send nothing. */
const BODIES: Record<string, object> = { createMessage: { body: 'The texts are in the folder.' } }

/** How an operation is called at a terminal; the token and the ids are variables of the shell. */
export function curlOf({ id, method, path }: Operation, origin: string): string {
  const address =
    origin + API_ROOT + path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)
  const body = BODIES[id]
  return [
    `curl "${address}"`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    '-H "Authorization: Bearer $TOKEN"',
    ...(method === 'POST' ? ['-H "Idempotency-Key: $KEY"'] : []),
    ...(body ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`] : []),
  ].join(' \\\n  ')
}
