import { randomBytes } from 'node:crypto'

export const REQUEST_ID_HEADER = 'x-request-id'
const ID_BYTES = 9
/**
 * What a proxy or a load balancer may call a request; anything else could forge a line of the log.
 */
const USUAL = /^[\w.-]{8,64}$/

/** The name that a request came with, when it is a usual one, or a new one. */
export function requestIdFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && USUAL.test(given)
    ? given
    : randomBytes(ID_BYTES).toString('base64url')
}
