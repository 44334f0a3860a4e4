import type { ClientRequest } from 'node:http'
import type { Socket } from 'node:net'

/**
 * The parts of one request in milliseconds; null for a part that it did not have, as a look-up for
 * a host that is a number.
 */
export interface Timings {
  /** When it began, by `performance.now()`. */
  start: number
  dns: number | null
  connect: number | null
  tls: number | null
  /** From the sent request to the first byte of its answer. */
  wait: number
  /** From the first byte to the last one that was read. */
  receive: number
  total: number
}

/** Watches a request from now on; the function gives its timings when the answer has been read. */
export function timeRequest(request: ClientRequest): () => Timings {
  const start = performance.now()
  const at: Partial<Record<'lookup' | 'connect' | 'secure' | 'response', number>> = {}
  const mark = (name: keyof typeof at) => () => {
    at[name] ??= performance.now()
  }
  request.on('socket', (socket: Socket) => {
    socket.once('lookup', mark('lookup'))
    socket.once('connect', mark('connect'))
    socket.once('secureConnect', mark('secure'))
  })
  request.on('response', mark('response'))
  return () => {
    const end = performance.now()
    const connected = at.connect ?? start
    const first = at.response ?? end
    return {
      start,
      dns: at.lookup === undefined ? null : at.lookup - start,
      connect: at.connect === undefined ? null : at.connect - (at.lookup ?? start),
      tls: at.secure === undefined ? null : at.secure - connected,
      wait: first - (at.secure ?? connected),
      receive: end - first,
      total: end - start,
    }
  }
}
