import { DAY } from './clock'
import { fairShares, rentedNetworks } from './http/network-address.js'
import { clientAddress } from './http/request-context.server'
import { hitEach, type Limit } from './rate-limit.server'

const MEGABYTE = 1024 * 1024

/**
 * Megabytes of files that may be kept in a day: of one sender, and of all of them together, of which
 * no network has more than a part.
 */
export interface MegabytesADay {
  each: number
  all?: number
}

interface SentFile {
  bytes: { byteLength: number }
}
export const bytesOf = (files: readonly SentFile[]) =>
  files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)

/**
 * Counts the bytes of files that are to be kept, for an account or, of strangers, for the visitor's
 * network address. Gives the seconds until so many may be, 0 when they may.
 */
export async function countSentBytes(
  kind: string,
  files: readonly SentFile[],
  { each, all, account }: MegabytesADay & { account?: number },
): Promise<number> {
  const bytes = bytesOf(files)
  if (bytes === 0) return 0
  const most = (limit: number): Limit => ({
    ...{ limit, window: DAY, weight: Math.ceil(bytes / MEGABYTE) },
  })
  const address = clientAddress()
  const senders: [string, number][] =
    account === undefined
      ? [...fairShares(address), ...(all === undefined ? [] : rentedNetworks(address))]
      : [[`account:${account}`, 1]]
  return hitEach({
    ...Object.fromEntries(
      senders.map(([sender, share]) => [`${kind}:megabytes:${sender}`, most(each * share)]),
    ),
    ...(all === undefined ? {} : { [`${kind}:megabytes`]: most(all) }),
  })
}
