import { BlockList, isIP, isIPv4 } from 'node:net'

/**
 * What is not the public internet, by the registries of special addresses (RFC 6890 and those after
 * it).
 */
const CLOSED_V4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The hosts of Azure answer their machines here: keys, certificates and settings.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/**
 * Of the whole space of IPv6 only this is given out to the public; the rest is closed by not being
 * in it.
 */
const PUBLIC_V6 = ['2000::', 3] as const
/**
 * Inside it: protocols of their own, which carry an IPv4 address that a gateway may unpack, and
 * papers.
 */
const CLOSED_V6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

function list(type: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]) {
  const block = new BlockList()
  for (const [net, prefix] of subnets) block.addSubnet(net, prefix, type)
  return block
}
const closedV4 = list('ipv4', CLOSED_V4)
const publicV6 = list('ipv6', [PUBLIC_V6])
const closedV6 = list('ipv6', CLOSED_V6)

/**
 * Whether an address is one of the public internet: neither this machine nor its neighbors, nor
 * one that stands for them.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  if (isIPv4(address)) return !closedV4.check(address, 'ipv4')
  // A zone names a network card of this machine.
  if (address.includes('%')) return false
  return publicV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
}

const LONGEST_URL = 2000

/**
 * An address that the app may ask: https (or http) at the usual port, without a name and password;
 * null for any other.
 */
export function readPublicUrl(
  text: string,
  protocols: readonly string[] = ['https:', 'http:'],
): URL | null {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return null
  const url = new URL(text)
  if (
    !protocols.includes(url.protocol) ||
    url.port !== '' ||
    url.username !== '' ||
    url.password !== ''
  )
    return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) > 0) return isPublicAddress(host) ? url : null
  return isPublicName(host) ? url : null
}

const CLOSED_NAMES =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa|test|invalid|onion|alt)\.?$/

/**
 * A name with a dot that is not kept for private networks; what it leads to is checked when it is
 * looked up.
 */
function isPublicName(host: string) {
  return host.includes('.') && !host.endsWith('.') && !CLOSED_NAMES.test(host)
}
