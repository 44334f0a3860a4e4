import { readDeliveries, sendAgain, sendTest } from '~/domain/webhooks/deliveries.server'
import {
  pauseEndpoint,
  readEndpoint,
  resumeEndpoint,
  rotateSecret,
} from '~/domain/webhooks/endpoints.server'
import {
  DELIVERY_DAYS,
  deliveryState,
  isWebhookSubject,
  SECRETS_OVERLAP,
  SEND_TIMEOUT,
  type PauseCause,
} from '~/domain/webhooks/webhook.rules'
import { programPaths } from '~/paths/programs'
import { after, currentTime, HOUR, SECOND } from '~/platform/clock'
import { formatDate, formatDateTime, formatLength } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace } from '~/platform/paging'
import { hit, waitInMinutes } from '~/platform/rate-limit.server'
import type { SignedIn } from '~/platform/session/roles'
import { readTexts } from '~/platform/stored-json'
import { sayWhose } from '~/routes/dashboard/_area/program-sides.server'
import { webhookState } from '~/routes/dashboard/_area/webhook-state'
import { orNotFound } from '~/shell/answers.server'
import type { FormHandler } from '~/shell/forms.server'
import { presentPlace } from '~/shell/list-place.server'
import type { ShownDelivery } from './delivery-list'
import type { ShownWebhook } from './webhook-view'

/** What somebody sends by hand: no webhook is a way to flood another's server. */
const BY_HAND = { limit: 60, window: HOUR }
/** A page with something that is just being sent looks again after so long. */
const LOOK_AGAIN = 4
const SOON = 10 * SECOND

interface Context {
  viewer: SignedIn
  id: string
  language: Language
}

type Delivery = Awaited<ReturnType<typeof readDeliveries>>['rows'][number]

const FAILURES = [
  ...['timeout', 'unreachable', 'name', 'certificate', 'redirects'],
  ...['forbidden', 'rights', 'secret'],
] as const

/** Why there was no answer, in words. */
function sayFailure(failure: string, language: Language) {
  const known = FAILURES.find((one) => one === failure) as 'timeout' | undefined
  const seconds = formatLength(SEND_TIMEOUT / SECOND, 'second', language)
  return translator(language, 'webhooks')(`failures.${known ?? 'other'}`, { seconds })
}

function presentDelivery(delivery: Delivery, language: Language): ShownDelivery {
  const { id, messageId, type, attempts, answered, failure, answer, took } = delivery
  const moment = (at: Date | null) => at && formatDateTime(at, language)
  const t = translator(language, 'webhooks')
  const time = formatLength(Math.round((took ?? 0) / 100) / 10, 'second', language)
  return {
    ...{ id, messageId, type, attempts, body: answer || null },
    state: deliveryState(delivery),
    happened: formatDateTime(delivery.happenedAt, language),
    last: moment(delivery.lastAt),
    next: attempts > 0 ? moment(delivery.nextAt) : null,
    answer:
      answered !== null
        ? t('deliveries.status', { status: String(answered), time })
        : failure && sayFailure(failure, language),
  }
}

/** One of somebody's endpoints with what was sent to it. Throws a 404 for another's. */
export async function showWebhook(
  request: Request,
  { viewer, id, language }: Context,
): Promise<ShownWebhook> {
  const { searchParams } = new URL(request.url)
  const endpoint = await orNotFound(readEndpoint(viewer.id, id))
  const { rows, ...page } = await readDeliveries(viewer.id, id, readIdPlace(searchParams))
  const { name, url, failingSince, oldSecretUntil, pauseCause, status } = endpoint
  const now = currentTime()
  const isSending = rows.some(({ nextAt }) => nextAt && nextAt < after(SOON, now))
  return {
    ...{ title: name, id, url, state: webhookState(endpoint) },
    whose: sayWhose(endpoint, language),
    subjects: readTexts(endpoint.subjects).filter(isWebhookSubject),
    made: formatDate(endpoint.createdAt, language),
    oldSecret:
      oldSecretUntil && oldSecretUntil > now ? formatDateTime(oldSecretUntil, language) : null,
    paused: status === 'paused' ? ((pauseCause ?? 'owner') as PauseCause) : null,
    days: DELIVERY_DAYS,
    failing: failingSince && formatDateTime(failingSince, language),
    deliveries: rows.map((row) => presentDelivery(row, language)),
    place: presentPlace(searchParams, page, (at) => programPaths.webhook(id, at), language),
    looking: status === 'active' && isSending ? { seconds: LOOK_AGAIN } : null,
  }
}

/** Counts what is sent by hand, and does it. */
const byHand =
  (act: (form: FormData, context: Context) => Promise<string>): FormHandler<Context> =>
  async (form, context) => {
    const { retryAfter } = await hit(`webhook:${context.viewer.id}`, BY_HAND)
    const t = translator(context.language, 'webhooks')
    if (retryAfter > 0) return { late: t('tooOften', { count: waitInMinutes(retryAfter) }) }
    return { done: await act(form, context) }
  }

/** Each form of the page but that for a new secret, by its intent. */
export const WEBHOOK_FORMS: Record<string, FormHandler<Context>> = {
  test: byHand(async (_form, { viewer, id, language }) => {
    await sendTest(viewer.id, id)
    return translator(language, 'webhooks')('told.test')
  }),
  again: byHand(async (form, { viewer, id, language }) => {
    const type = await sendAgain(viewer.id, id, String(form.get('delivery')))
    return translator(language, 'webhooks')('told.again', { type })
  }),
  pause: async (_form, { viewer, id, language }) => {
    await pauseEndpoint(viewer.id, id)
    return { done: translator(language, 'webhooks')('told.paused') }
  },
  resume: async (_form, { viewer, id, language }) => {
    await resumeEndpoint(viewer.id, id)
    return { done: translator(language, 'webhooks')('told.resumed') }
  },
}

/** A new secret for an endpoint, to be shown once. Throws a 404 for another's. */
export async function changeSecret({ viewer, id, language }: Context) {
  const { name } = await orNotFound(readEndpoint(viewer.id, id))
  const secret = await orNotFound(rotateSecret(viewer.id, id))
  return {
    ...{ id, secret, title: translator(language, 'webhooks')('secret.rotated', { name }) },
    overlap: formatDateTime(after(SECRETS_OVERLAP), language),
  }
}
