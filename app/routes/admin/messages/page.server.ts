import {
  isMessagesNarrowed,
  MESSAGE_LOOKS,
  MESSAGE_STATES,
  messagesQuery,
  readMessagesFilter,
  type MessagesFilter,
} from '~/domain/contact/admin-messages.rules'
import { listMessages, type MessageRow } from '~/domain/contact/admin-messages.server'
import { readTopic, TOPICS } from '~/domain/contact/contact.rules'
import { isConfirmed, readSuspicions } from '~/domain/contact/spam.rules'
import { listUnreadConversations } from '~/domain/messages/conversation.server'
import { staffMember } from '~/domain/people/participant.server'
import { listContactTickets } from '~/domain/tickets/contact-ticket.server'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'

/**
 * The conversations with clients and freelancers that have something new for a member of the staff.
 */
async function loadUnread(userId: number, language: Language) {
  const t = translator(language, 'inbox')
  return (await listUnreadConversations(staffMember(userId))).map(
    ({ id, threadId, freelancer, number, title, name, unread }) => ({
      id: threadId,
      title: t('conversations.title', { name: freelancer ?? name, title }),
      number,
      unread: t('conversations.unread', { count: unread }),
      href:
        freelancer === null
          ? adminPaths.orderPart(id, 'messages', { anchor: 'new' })
          : adminPaths.freelancerMessages(id, threadId, { anchor: 'new' }),
    }),
  )
}

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects({ state, topic, look, sort }: MessagesFilter, language: Language) {
  const [t, contact] = [translator(language, 'inbox'), translator(language, 'contact')]
  return [
    {
      name: 'state',
      label: t('filter.state'),
      value: state,
      options: MESSAGE_STATES.map((value) => ({ value, label: t(`filter.states.${value}`) })),
    },
    {
      name: 'topic',
      label: t('topic'),
      value: topic,
      options: TOPICS.map((value) => ({ value, label: contact(`topics.${value}`) })),
    },
    {
      name: 'look',
      label: t('filter.look'),
      value: look,
      options: MESSAGE_LOOKS.map((value) => ({ value, label: t(`filter.looks.${value}`) })),
    },
    {
      name: 'sort',
      label: t('filter.sort'),
      value: sort === 'newest' ? null : sort,
      placeholder: t('filter.sorts.newest'),
      options: [{ value: 'oldest', label: t('filter.sorts.oldest') }],
    },
  ]
}

function presentRow(
  {
    id,
    name,
    email,
    company,
    topic: stored,
    subject,
    body,
    language: written,
    suspicions,
    createdAt,
    answeredAt,
  }: MessageRow,
  ticket: string | null | undefined,
  language: Language,
) {
  const [t, contact] = [translator(language, 'inbox'), translator(language, 'contact')]
  const [topic, marks] = [readTopic(stored), readSuspicions(suspicions)]
  const topicWords = contact(`topics.${topic}`)
  return {
    ...{ id, name, email, company, body, about: subject, topic: topicWords, lang: written },
    language: isLanguage(written) ? LANGUAGE_NAMES[written] : written,
    received: formatDateTime(createdAt, language),
    dateTime: createdAt.toISOString(),
    reasons: marks.map((mark) => t(`reasons.${mark}`)).join(', '),
    confirmed: isConfirmed(topic, marks),
    ticketHref: ticket ? adminPaths.ticket(ticket) : null,
    mayBeTicket: ticket === null,
    answered: answeredAt && formatDate(answeredAt, language),
    answerHref: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject || topicWords}`)}`,
  }
}

const hrefOf = (filter: MessagesFilter, place: Place<string> = {}) =>
  adminPaths.messages({ ...messagesQuery(filter), ...place })

/**
 * What came in through the contact page, the page of it that the address asks for, after the
 * conversations with something new.
 */
export async function loadInbox(query: URLSearchParams, userId: number, language: Language) {
  const t = translator(language, 'inbox')
  const filter = readMessagesFilter(query)
  const [{ rows, before, after }, tools] = await Promise.all([
    listMessages(filter, readIdPlace(query)),
    loadListTools('messages', query, userId),
  ])
  const tickets = await listContactTickets(rows)
  const narrowed = isMessagesNarrowed(filter)
  return {
    title: t('title'),
    lead: t('lead'),
    conversations: narrowed || before ? [] : await loadUnread(userId, language),
    list: {
      ...{ tools, narrowed, q: filter.q, selects: toSelects(filter, language) },
      rows: rows.map((message) => presentRow(message, tickets.get(message.id), language)),
      previousHref: before && hrefOf(filter, { before }),
      nextHref: after && hrefOf(filter, { after }),
    },
  }
}
