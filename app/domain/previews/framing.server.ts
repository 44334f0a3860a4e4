import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { guardedFetch, type GuardedOptions } from '~/platform/guarded-fetch/guarded-fetch.server'
import { GuardedFetchError } from '~/platform/guarded-fetch/refusal'
import { readFraming, type Framing } from './framing.rules'

/**
 * Asks a staging site whether it may be shown in a frame of ours; what cannot be asked stays
 * unknown. Never throws.
 */
export async function askFraming(url: string, options?: GuardedOptions): Promise<Framing> {
  try {
    return readFraming(await guardedFetch(url, options), env.PUBLIC_URL)
  } catch (error) {
    const closed = error instanceof GuardedFetchError && error.reason === 'forbidden'
    return { allowed: null, reason: closed ? 'forbidden' : 'unreachable' }
  }
}

/** Asks again for a version that is kept. */
export async function checkFraming(
  versionId: string,
  url: string,
  options?: GuardedOptions,
): Promise<Framing> {
  const framing = await askFraming(url, options)
  await db.previewVersion.updateMany({ where: { id: versionId, url }, data: framingRow(framing) })
  return framing
}

export const framingRow = ({ allowed, reason }: Framing) => ({
  framingAllowed: allowed,
  framingReason: reason,
  framingCheckedAt: currentTime(),
})
