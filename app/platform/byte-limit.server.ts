import { DAY } from './clock'
import { networksAround } from './http/network-address.js'
import { clientAddress } from './http/request-context.server'
import { hitEach, type Limit } from './rate-limit.server'

const MEGABYTE = 1024 * 1024

/** Megabytes of files that may be kept in a day: of one sender, and of all of them together. */
export interface MegabytesADay {
  each: number
  all?: number
}

/** What networks of 56 and 48 bits around an IPv6 address may send, of what the address may. */
const AROUND = [1, 2]

/**
 * Counts the bytes of files that are to be kept, for an account or, of strangers, for the visitor's
 * network address. Gives the seconds until so many may be, 0 when they may.
 */
export async function countSentBytes(
  kind: string,
  bytes: number,
  { each, all, account }: MegabytesADay & { account?: number },
): Promise<number> {
  if (bytes === 0) return 0
  const most = (limit: number): Limit => ({
    ...{ limit, window: DAY, weight: Math.ceil(bytes / MEGABYTE) },
  })
  const address = clientAddress()
  const senders: [string, number][] =
    account === undefined
      ? [
          [address, each],
          ...networksAround(address).map((network, index): [string, number] => [
            network,
            each * AROUND[index]!,
          ]),
        ]
      : [[`account:${account}`, each]]
  return hitEach({
    ...Object.fromEntries(
      senders.map(([sender, limit]) => [`${kind}:megabytes:${sender}`, most(limit)]),
    ),
    ...(all === undefined ? {} : { [`${kind}:megabytes`]: most(all) }),
  })
}
