import { BlockList, isIP, isIPv6 } from 'node:net'

const local = new BlockList()
local.addSubnet('127.0.0.0', 8)
local.addSubnet('10.0.0.0', 8)
local.addSubnet('172.16.0.0', 12)
local.addSubnet('192.168.0.0', 16)
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')

/**
 * Whether an address is of this machine or of a network of its own, as that of a proxy is.
 * @param {string} address
 */
export const isLocal = (address) => local.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * An address as it is compared, an IPv4 one without what IPv6 puts before it; null for what is
 * none.
 * @param {string} address
 */
export function plainAddress(address) {
  const unmapped = address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(unmapped) ? unmapped : null
}

/**
 * The four groups that name an IPv6 network: one visitor has all addresses of one. An IPv4 address
 * stays as it is.
 * @param {string} address
 */
export function networkOf(address) {
  if (!isIPv6(address)) return address
  const url = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [head = '', tail] = url.hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const ends = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - ends.length
  const all = [...groups, ...Array(missing).fill('0'), ...ends]
  return `${all.slice(0, 4).join(':')}::/64`
}

/**
 * The networks of 56 and 48 bits around one of 64, as one visitor may have all of: a line at home
 * often has the former, a company the latter. None around an IPv4 address.
 * @param {string} network as networkOf says it
 */
export function networksAround(network) {
  if (!network.endsWith('::/64')) return []
  const [one, two, three, four] = network.slice(0, -'::/64'.length).split(':')
  const fourth = (Number.parseInt(four ?? '0', 16) & 0xff00).toString(16)
  return [`${one}:${two}:${three}:${fourth}::/56`, `${one}:${two}:${three}::/48`]
}

/**
 * The networks of a house that rents addresses out around one of them, each with how many times the
 * part of one address it may have of what there is for everybody together.
 * @param {string} network as networkOf says it
 * @returns {[string, number][]}
 */
export function rentedNetworks(network) {
  if (network.endsWith('::/64')) {
    const [one, two] = network.split(':')
    return [[`${one}:${two}::/32`, 2]]
  }
  const [one, two, three, four] = network.split('.')
  if (four === undefined) return []
  return [
    [`${one}.${two}.${three}.0/24`, 1],
    [`${one}.${two}.0.0/16`, 2],
  ]
}

/**
 * An address, and the networks around an IPv6 one, each with how many times the part of one address
 * it may have of what is shared between visitors.
 * @param {string} network as networkOf says it
 * @returns {[string, number][]}
 */
export function fairShares(network) {
  const [home, company] = networksAround(network)
  return home && company
    ? [
        [network, 1],
        [home, 1],
        [company, 2],
      ]
    : [[network, 1]]
}
