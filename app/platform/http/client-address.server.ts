import { env } from '../env.server'
import { isLocal, networkOf, plainAddress } from './network-address.js'

/**
 * Whom a limit counts: the address at the other end of the socket, an IPv6 one as its /64.
 * X-Forwarded-For counts only outside demo mode, where PUBLIC_URL is https and a proxy must stand
 * in front: then its last entry, which that proxy wrote, and only when the socket's end is a local
 * address. 'unknown' for one that is none.
 */
export function addressFrom(end: string | undefined, forwardedFor: string): string {
  const peer = plainAddress(end ?? '')
  if (!peer) return 'unknown'
  const forwarded = plainAddress(forwardedFor.split(',').at(-1) ?? '')
  return networkOf(forwarded && !env.demo && isLocal(peer) ? forwarded : peer)
}
