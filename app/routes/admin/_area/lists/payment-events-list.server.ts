import { EVENT_OUTCOMES } from '~/domain/payments/stored-events.rules'
import { storedEvents } from '~/domain/payments/stored-events.server'
import { adminPaths } from '~/paths/admin'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { outcomeName } from '~/routes/admin/_area/payment-names.server'
import { defineList, select } from './define-list.server'

const TONES: Record<string, 'success' | 'danger'> = { applied: 'success', failed: 'danger' }

export const paymentEventsList = defineList({
  name: 'payment-events',
  href: adminPaths.paymentEvents,
  source: storedEvents,
  words: (language) => {
    const t = translator(language, 'admin-payments')
    return {
      title: t('events.title'),
      caption: t('events.title'),
      empty: { title: t('events.empty'), text: t('events.emptyText') },
      searchHint: t('events.searchHint'),
      selects: [
        select('outcome', t('events.outcome'), EVENT_OUTCOMES, (one) =>
          t(`events.outcomes.${one}`),
        ),
        select('error', t('events.error'), ['yes'], () => t('events.failedOnly')),
      ],
      sort: { label: t('list.sort'), name: (sort) => t(`list.sorts.${sort}`) },
      columns: [
        { key: 'when', value: ({ receivedAt }) => ({ at: receivedAt }) },
        {
          key: 'type',
          heading: t('events.type'),
          only: 'page',
          value: ({ type }) => type,
          rowHeader: true,
        },
        { key: 'gateway', value: ({ gateway }) => gateway },
        { key: 'gatewayId', heading: t('events.id'), value: ({ eventId }) => eventId },
        { key: 'kind', value: ({ type }) => type },
        { key: 'outcome', heading: t('events.outcome'), value: ({ outcome }) => outcome },
        { key: 'error', value: ({ error }) => error },
        {
          key: 'received',
          heading: t('events.received'),
          only: 'page',
          value: ({ receivedAt }) => ({ at: receivedAt }),
        },
      ],
      show: ({ id, eventId, type, outcome, error, receivedAt }) => ({
        ...{ eventId, type, error, outcome: outcomeName(outcome, language) },
        tone: TONES[outcome] ?? ('neutral' as const),
        when: formatDateTime(receivedAt, language),
        dateTime: receivedAt.toISOString(),
        href: adminPaths.paymentEvent(id),
      }),
    }
  },
})
