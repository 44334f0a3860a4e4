import { MINUTE } from '~/platform/clock'
import { hit } from '~/platform/rate-limit.server'
import { isThird } from '~/tools/website-speed-test/speed.rules'

/**
 * Requests of all tools for all visitors: to the host of a page that is tested, and to one that
 * such a page names or leads to, whoever it belongs to.
 */
export const HOST_LIMITS = {
  own: { limit: 600, window: 10 * MINUTE },
  other: { limit: 240, window: 10 * MINUTE },
}

/** Counts a request on behalf of a page, and says whether its host may be asked. */
export async function mayAsk(url: URL, page: URL): Promise<boolean> {
  const kind = isThird(url, page) ? 'other' : 'own'
  const { allowed } = await hit(
    `tool-host:${kind}:${url.hostname.replace(/\.$/, '')}`,
    HOST_LIMITS[kind],
  )
  return allowed
}
