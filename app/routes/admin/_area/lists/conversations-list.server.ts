import { awaits, TALKERS } from '~/domain/messages/turn.rules'
import {
  CONVERSATION_KINDS,
  type ConversationKind,
} from '~/domain/work-queue/conversation-list.rules'
import { adminConversations } from '~/domain/work-queue/conversation-list.server'
import { adminPaths } from '~/paths/admin'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { defineList, select } from './define-list.server'

type Row = Awaited<ReturnType<typeof adminConversations.first>>[number]

const anchor = { anchor: 'new' } as const
function hrefOf({ id, orderId, ticketId, kind }: Row) {
  if (ticketId) return adminPaths.ticket(ticketId)
  if (!orderId) return adminPaths.conversations()
  return kind === 'freelancer'
    ? adminPaths.freelancerMessages(orderId, id, anchor)
    : adminPaths.orderPart(orderId, 'messages', anchor)
}

export const conversationsList = defineList({
  name: 'conversations',
  href: adminPaths.conversations,
  source: adminConversations,
  words: (language) => {
    const t = translator(language, 'inbox')
    const whoOf = ({ who }: Row) => who ?? t('all.noAccount')
    const waitsOf = (row: Row) => awaits(row) ?? ('nobody' as const)
    return {
      title: t('all.title'),
      caption: t('all.title'),
      empty: { title: t('all.empty'), text: t('all.emptyText') },
      searchHint: t('all.searchHint'),
      selects: [
        select('waits', t('all.waitsFor'), [...TALKERS, 'nobody'] as const, (whom) =>
          t(`all.waits.${whom}`),
        ),
        select('kind', t('all.about'), CONVERSATION_KINDS, (kind) => t(`all.kinds.${kind}`)),
      ],
      sort: { label: t('all.sort'), name: (sort) => t(`all.sorts.${sort}`) },
      columns: [
        { key: 'who', heading: t('all.with'), value: whoOf, rowHeader: true },
        { key: 'subject', heading: t('all.subject'), value: ({ subject }) => subject },
        {
          key: 'number',
          heading: t('all.number'),
          value: ({ number }) => number,
          nowrap: true,
        },
        {
          key: 'topic',
          heading: t('all.about'),
          value: ({ kind }) => t(`all.kinds.${kind as ConversationKind}`),
        },
        {
          key: 'waits',
          heading: t('all.waitsFor'),
          value: (row) => t(`all.waits.${waitsOf(row)}`),
        },
        {
          key: 'waitingSince',
          heading: t('all.since'),
          value: ({ waitsSince }) => waitsSince && { at: waitsSince },
          nowrap: true,
        },
      ],
      show: (row) => ({
        ...{ who: whoOf(row), waits: waitsOf(row), href: hrefOf(row) },
        since: row.waitsSince ? formatDateTime(row.waitsSince, language) : '–',
      }),
    }
  },
})
