import { createHmac } from 'node:crypto'
import { keysFor } from '../crypto/keys.server'
import { clientAddress } from '../http/request-context.server'
import { log } from '../log.server'
import { loggedPath } from '../logged-path.js'
import { counter } from './metrics.server'

const MARK_LENGTH = 12
const [key] = keysFor('security-log')

const countEvent = counter(
  'kanal_security_events_total',
  'What the log tells of sign-ins, second factors and refusals, by event.',
)

export type SecurityEvent =
  | 'signed in'
  | 'link signed in'
  | 'sign-in refused'
  | 'sign-in throttled'
  | 'second factor asked'
  | 'second factor refused'
  | 'signed out'
  | 'password refused'
  | 'access refused'
  | 'token refused'

/**
 * The same for the same address, which it does not give away: what one visitor tries can be seen
 * together.
 */
const markOf = (address: string) =>
  createHmac('sha256', key).update(address).digest('base64url').slice(0, MARK_LENGTH)

function placeOf(request: Request) {
  return {
    from: markOf(clientAddress()),
    method: request.method,
    path: loggedPath(new URL(request.url).pathname),
  }
}

/**
 * Writes what happened to the log: which event, when, whose account by its number, and from where
 * as a mark. No name, no address and nothing that was typed goes in, since people type their
 * passwords into the wrong field.
 */
export function noteSecurity(
  event: SecurityEvent,
  { request, user }: { request?: Request; user?: number } = {},
) {
  countEvent({ event })
  log.info({ event, user, ...(request && placeOf(request)) }, 'security')
}
