import { isLocal, networkOf, plainAddress } from '../platform/http/network-address.js'

/**
 * Connections that one address may have open at a time: a browser has six, and an office of a
 * hundred people 600.
 */
const MOST_CONNECTIONS = 1_000

/**
 * Ends a connection beyond those that its address may have: each takes memory and one of the files
 * that the process may have open. A proxy, whose address is a local one, has those of everybody.
 * @template {import('node:net').Server} Server
 * @param {Server} server
 * @param {{ most?: number, isExcepted?: (address: string) => boolean }} [options]
 */
export function limitConnections(server, { most = MOST_CONNECTIONS, isExcepted = isLocal } = {}) {
  /** @type {Map<string, number>} */
  const open = new Map()
  server.on('connection', (/** @type {import('node:net').Socket} */ socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (!address || isExcepted(address)) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
  return server
}
