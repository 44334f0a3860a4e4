import { fairShares } from './http/network-address.js'
import { clientAddress } from './http/request-context.server'
import type { Limit } from './rate-limit.server'

/**
 * The counters of one kind of request by who sends it, for `hitEach`: the visitor's network
 * address, and the networks around an IPv6 one, of which one line has many.
 */
export const byAddress = (kind: string, limit: Limit): Record<string, Limit> =>
  Object.fromEntries(
    fairShares(clientAddress()).map(([network, share]) => [
      `${kind}:${network}`,
      { ...limit, limit: limit.limit * share },
    ]),
  )
