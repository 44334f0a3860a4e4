import {
  EVENT_OUTCOMES,
  isEventsNarrowed,
  readStoredEventsFilter,
  storedEventsQuery,
  writePayload,
  type StoredEventsFilter,
} from '~/domain/payments/stored-events.rules'
import {
  getStoredEvent,
  listStoredEvents,
  type StoredEventRow,
} from '~/domain/payments/stored-events.server'
import { replayEvent } from '~/domain/payments/replay-event.server'
import { adminPaths } from '~/paths/admin'
import { seeOther } from '~/platform/http/answers.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from './lists/lists.server'
import { gatewayName } from './payments.server'
import { orNotFound } from '~/shell/answers.server'

const hrefOf = (filter: StoredEventsFilter, place: Place<string> = {}) =>
  adminPaths.paymentEvents({ ...storedEventsQuery(filter), ...place })

function toSelects(filter: StoredEventsFilter, language: Language) {
  const t = translator(language, 'admin-payments')
  return [
    {
      name: 'outcome',
      label: t('events.outcome'),
      value: filter.outcome,
      options: EVENT_OUTCOMES.map((value) => ({ value, label: t(`events.outcomes.${value}`) })),
    },
    {
      name: 'error',
      label: t('events.error'),
      value: filter.error ? 'yes' : null,
      options: [{ value: 'yes', label: t('events.failedOnly') }],
    },
    {
      name: 'sort',
      label: t('list.sort'),
      value: filter.sort === 'newest' ? null : filter.sort,
      placeholder: t('list.sorts.newest'),
      options: [{ value: 'oldest', label: t('list.sorts.oldest') }],
    },
  ]
}

const TONES: Record<string, 'success' | 'danger'> = { applied: 'success', failed: 'danger' }

function outcomeName(outcome: string, language: Language) {
  return translator(language, 'admin-payments')(
    `events.outcomes.${outcome}` as 'events.outcomes.applied',
    { defaultValue: outcome },
  )
}

function presentRow(
  { id, eventId, type, outcome, error, receivedAt }: StoredEventRow,
  language: Language,
) {
  return {
    ...{
      id,
      eventId,
      type,
      error,
      tone: TONES[outcome] ?? ('neutral' as const),
      outcome: outcomeName(outcome, language),
    },
    href: adminPaths.paymentEvent(id),
    when: formatDateTime(receivedAt, language),
    dateTime: receivedAt.toISOString(),
  }
}

/** The events that the provider sent: the page of them that the address asks for. */
export async function loadPaymentEvents(
  query: URLSearchParams,
  adminId: number,
  language: Language,
) {
  const filter = readStoredEventsFilter(query)
  const [{ events, before, after }, tools] = await Promise.all([
    listStoredEvents(filter, readIdPlace(query)),
    loadListTools('payment-events', query, adminId),
  ])
  return {
    title: translator(language, 'admin-payments')('events.title'),
    list: {
      tools,
      q: filter.q,
      narrowed: isEventsNarrowed(filter),
      selects: toSelects(filter, language),
      rows: events.map((event) => presentRow(event, language)),
      previousHref: before && hrefOf(filter, { before }),
      nextHref: after && hrefOf(filter, { after }),
    },
  }
}

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
export async function takeReplay(id: string, adminId: number, language: Language) {
  const outcome = await orNotFound(replayEvent(id, { type: 'admin', id: adminId }))
  return seeOther(adminPaths.paymentEvent(id), {
    flash: {
      kind: KINDS[outcome],
      text: translator(language, 'admin-payments')(`events.told.${outcome}`),
    },
  })
}
