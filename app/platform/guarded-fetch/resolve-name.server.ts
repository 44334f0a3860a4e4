import dns from 'node:dns'
import type { LookupAddress } from 'node:dns'
import { SECOND } from '../clock'
import { env } from '../env.server'

/** Of each name server, in milliseconds; each is asked once. */
const TIMEOUT = 3 * SECOND

/**
 * The addresses of a name that a visitor typed, by name servers alone: no file of this machine is
 * read. It waits on sockets of its own and is given up with the signal, so that servers that never
 * answer hold up no thread, which the look-ups of payment, mail and storage (getaddrinfo) need.
 * Throws when no server knows one.
 */
export async function resolveName(hostname: string, signal: AbortSignal): Promise<LookupAddress[]> {
  const resolver = new dns.promises.Resolver({ timeout: TIMEOUT, tries: 1 })
  if (env.TOOL_DNS_SERVERS.length > 0) resolver.setServers(env.TOOL_DNS_SERVERS)
  const giveUp = () => resolver.cancel()
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    const [v4, v6] = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ])
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason
    const found = (answer: PromiseSettledResult<string[]>, family: number) =>
      answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []
    return [...found(v4, 4), ...found(v6, 6)]
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
