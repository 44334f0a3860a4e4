import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { env } from '../env.server'

/** Written over by this process on every request, so a visitor's own value never gets through. */
export const PEER_HEADER = 'x-peer-address'

// remix-serve hands loaders no socket; Node announces each request on this channel before any middleware sees it.
diagnostics.subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? ''
})

const local = new BlockList()
local.addSubnet('127.0.0.0', 8)
local.addSubnet('10.0.0.0', 8)
local.addSubnet('172.16.0.0', 12)
local.addSubnet('192.168.0.0', 16)
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')

function isLocal(address: string) {
  return local.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function plain(address: string) {
  const unmapped = address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(unmapped) ? unmapped : null
}

/** The four groups that name an IPv6 network: one visitor has all addresses of one. */
function network(address: string) {
  if (!isIPv6(address)) return address
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname
    .slice(1, -1)
    .split('::')
  const groups = head.split(':').filter(Boolean)
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return `${[...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)].slice(0, 4).join(':')}::/64`
}

/**
 * Whom a limit counts: the address at the other end of the socket, an IPv6 one as its /64. X-Forwarded-For counts only
 * outside demo mode, where PUBLIC_URL is https and a proxy must stand in front: then its last entry, which that proxy
 * wrote, and only when the socket's end is a local address. 'unknown' where no server took the request.
 */
export function addressFrom(end: string | undefined, forwardedFor: string): string {
  const peer = plain(end ?? '')
  if (!peer) return 'unknown'
  const forwarded = plain(forwardedFor.split(',').at(-1) ?? '')
  return network(forwarded && !env.demo && isLocal(peer) ? forwarded : peer)
}

/** `addressFrom` for a request as loaders and actions get it. */
export function clientAddress(request: Request): string {
  return addressFrom(
    request.headers.get(PEER_HEADER) ?? '',
    request.headers.get('X-Forwarded-For') ?? '',
  )
}
