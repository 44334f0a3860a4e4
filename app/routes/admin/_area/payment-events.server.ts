import { writePayload } from '~/domain/payments/stored-events.rules'
import { getStoredEvent } from '~/domain/payments/stored-events.server'
import { replayEvent } from '~/domain/provider-events/replay-event.server'
import { adminPaths } from '~/paths/admin'
import { seeOther } from '~/platform/http/answers.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { gatewayName, outcomeName } from './payment-names.server'
import { orNotFound } from '~/shell/answers.server'

/** One event with its payload. Throws a 404 for one that is not there. */
export async function loadPaymentEvent(id: string, language: Language) {
  const t = translator(language, 'admin-payments')
  const { eventId, type, gateway, outcome, error, payload, receivedAt, replays } = await orNotFound(
    getStoredEvent(id),
  )
  return {
    title: `${t('events.type')}: ${type}`,
    facts: [
      { term: t('events.id'), detail: eventId },
      { term: t('events.gateway'), detail: gatewayName(gateway, language) },
      { term: t('events.outcome'), detail: outcomeName(outcome, language) },
      { term: t('events.received'), detail: formatDateTime(receivedAt, language) },
    ],
    error,
    payload: writePayload(payload),
    canReplay: outcome !== 'ignored',
    replays: replays.map((replay) => ({
      id: replay.id,
      title: replay.by ?? t('events.nobody'),
      when: formatDateTime(replay.at, language),
      dateTime: replay.at.toISOString(),
    })),
  }
}

const KINDS = {
  replayed: 'success',
  failed: 'warning',
  ignored: 'warning',
  elsewhere: 'warning',
} as const

/** Applies an event again and tells what came of it. Throws a 404 for one that is not there. */
export async function handleReplay(id: string, adminId: number, language: Language) {
  const outcome = await orNotFound(replayEvent(id, { type: 'admin', id: adminId }))
  return seeOther(adminPaths.paymentEvent(id), {
    flash: {
      kind: KINDS[outcome],
      text: translator(language, 'admin-payments')(`events.told.${outcome}`),
    },
  })
}
