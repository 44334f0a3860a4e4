import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { env } from '../env.server'
import { isLocal, networkOf, plainAddress } from './network-address.js'

/** Written over by this process on every request, so a visitor's own value never gets through. */
export const PEER_HEADER = 'x-peer-address'

// remix-serve hands loaders no socket; Node announces each request on this channel before any
// middleware sees it.
diagnostics.subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? ''
})

/**
 * Whom a limit counts: the address at the other end of the socket, an IPv6 one as its /64.
 * X-Forwarded-For counts only outside demo mode, where PUBLIC_URL is https and a proxy must stand
 * in front: then its last entry, which that proxy wrote, and only when the socket's end is a local
 * address. 'unknown' where no server took the request.
 */
export function addressFrom(end: string | undefined, forwardedFor: string): string {
  const peer = plainAddress(end ?? '')
  if (!peer) return 'unknown'
  const forwarded = plainAddress(forwardedFor.split(',').at(-1) ?? '')
  return networkOf(forwarded && !env.demo && isLocal(peer) ? forwarded : peer)
}

/** `addressFrom` for a request as loaders and actions get it. */
export function clientAddress(request: Request): string {
  return addressFrom(
    request.headers.get(PEER_HEADER) ?? '',
    request.headers.get('X-Forwarded-For') ?? '',
  )
}
