import type { WebhookDelivery } from '#prisma/sqlite/client'
import { after, currentTime } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { guardedFetch } from '~/platform/guarded-fetch/guarded-fetch.server'
import { GuardedFetchError, type FetchRefusal } from '~/platform/guarded-fetch/refusal'
import { counter } from '~/platform/observe/metrics.server'
import { tellAccount } from '../people/account-notices.server'
import { readAudience, type Audience } from './audience.server'
import { pause } from './move-endpoint.server'
import { composeBody } from './payload.server'
import { openKey, signatureHeaders } from './signature.server'
import {
  ANSWER_KEPT,
  ANSWER_READ,
  PAUSED_AFTER,
  RETRY_PAUSES,
  SEND_TIMEOUT,
  type OWN_FAILURES,
} from './webhook.rules'

const count = counter(
  'kanal_webhook_deliveries_total',
  'Attempts to tell programs of events, by outcome.',
)

type OwnFailure = (typeof OWN_FAILURES)[number]
const GONE = 410
/** No room here to send it in: the job is tried again, and no receiver is blamed. */
const OURS = new Set<FetchRefusal>(['busy', 'share', 'crowded'])

/** What became of an attempt. */
interface Outcome {
  answered: number | null
  failure: FetchRefusal | OwnFailure | null
  answer: string | null
  took: number | null
}
const unsent = (failure: OwnFailure): Outcome => ({
  ...{ answered: null, failure, answer: null, took: null },
})

const arrived = ({ answered }: Outcome) => answered !== null && answered >= 200 && answered < 300

/** What a database can keep of an answer's beginning: PostgreSQL takes no NUL. */
const keptOf = (body: Buffer) => body.toString('utf8').replaceAll('\0', '').slice(0, ANSWER_KEPT)

async function post(url: string, headers: Record<string, string>, send: string): Promise<Outcome> {
  const start = performance.now()
  const took = () => Math.round(performance.now() - start)
  try {
    const { status, body } = await guardedFetch(url, {
      ...{ method: 'POST', send, maxBytes: ANSWER_READ, timeout: SEND_TIMEOUT, maxRedirects: 0 },
      headers: { ...headers, 'Content-Type': 'application/json', Accept: '*/*' },
    })
    return { answered: status, failure: null, answer: keptOf(body), took: took() }
  } catch (error) {
    if (!(error instanceof GuardedFetchError) || OURS.has(error.reason)) throw error
    return { answered: null, failure: error.reason, answer: null, took: took() }
  }
}

async function send({ endpoint, participant }: Audience, delivery: WebhookDelivery) {
  const body = participant && (await composeBody(participant, delivery))
  if (body === null) return unsent('rights')
  const now = currentTime()
  const older = endpoint.oldSecretUntil && endpoint.oldSecretUntil > now ? endpoint.oldSecret : null
  const keys = [endpoint.secret, ...(older ? [older] : [])].flatMap((one) => openKey(one) ?? [])
  if (keys.length === 0) return unsent('secret')
  return post(endpoint.url, signatureHeaders(keys, delivery.messageId, now, body), body)
}

/**
 * When a delivery that failed is sent again: after its pause, and at the end of the day of failures
 * after which its endpoint is paused at the latest.
 */
function retryAt({ endpoint }: Audience, { attempts }: WebhookDelivery, now: Date): Date | null {
  const pause = RETRY_PAUSES[attempts]
  if (pause === undefined) return null
  const dayEnds = after(PAUSED_AFTER, endpoint.failingSince ?? now)
  const next = after(pause, now)
  return dayEnds > now && dayEnds < next ? dayEnds : next
}

/** Keeps a failure, and pauses the endpoint at which nothing has arrived for a day. */
async function noteFailure({ endpoint }: Audience, outcome: Outcome, now: Date) {
  const { id, userId, name } = endpoint
  const failingSince = endpoint.failingSince ?? now
  await transaction(async (tx) => {
    await tx.webhookEndpoint.updateMany({
      where: { id },
      data: { failingSince, failures: { increment: 1 } },
    })
    const gone = outcome.answered === GONE
    if (!gone && now.getTime() - failingSince.getTime() < PAUSED_AFTER) return
    if (!(await pause(tx, endpoint, gone ? 'gone' : 'failures', { type: 'system' }))) return
    await tellAccount(tx, userId, gone ? 'webhookGone' : 'webhookPaused', { name })
  })
}

/**
 * Sends one delivery and keeps what came of it. Tells whether the endpoint is well: what its owner
 * may not read any more is not its fault.
 */
export async function attempt(delivery: WebhookDelivery): Promise<boolean> {
  const audience = await readAudience(delivery.endpointId)
  if (!audience) return false
  const outcome = await send(audience, delivery)
  const now = currentTime()
  const ok = arrived(outcome)
  const ownFault = outcome.failure === 'rights' || outcome.failure === 'secret'
  count({ outcome: ok ? 'delivered' : (outcome.failure ?? 'refused') })
  await db.webhookDelivery.updateMany({
    where: { id: delivery.id },
    data: {
      ...{ ...outcome, attempts: delivery.attempts + 1, lastAt: now },
      ...(ok && { deliveredAt: now }),
      nextAt: ok || ownFault ? null : retryAt(audience, delivery, now),
    },
  })
  if (ownFault) return true
  if (!ok) await noteFailure(audience, outcome, now)
  else
    await db.webhookEndpoint.updateMany({
      where: { id: delivery.endpointId },
      data: { failingSince: null, failures: 0 },
    })
  return ok
}
