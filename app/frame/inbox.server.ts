import { readTopic } from '~/domain/contact/contact.rules'
import { listContactMessages } from '~/domain/contact/contact.server'
import { isConfirmed, readSuspicions } from '~/domain/contact/spam.rules'
import { listUnreadConversations } from '~/domain/messages/conversation.server'
import { staffMember } from '~/domain/people/participant.server'
import { listContactTickets } from '~/domain/tickets/contact-ticket.server'
import { adminPaths } from '~/admin-paths'
import { formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'

/** The conversations with clients and freelancers that have something new for a member of the staff. */
async function loadUnread(userId: number, language: Language) {
  const t = translator(language, 'inbox')
  return (await listUnreadConversations(staffMember(userId))).map(({ id, threadId, freelancer, number, title, name, unread }) => ({
    id: threadId,
    title: t('conversations.title', { name: freelancer ?? name, title }),
    number,
    unread: t('conversations.unread', { count: unread }),
    href: freelancer === null ? adminPaths.orderPart(id, 'messages', { anchor: 'new' }) : adminPaths.freelancerMessages(id, threadId, { anchor: 'new' }),
  }))
}

const ticketHrefOf = (ticketId: string | null | undefined) => (ticketId ? adminPaths.ticket(ticketId) : null)

/** A page of what came in through the contact page, ready to read, after the conversations with something new. */
export async function loadInbox(request: Request, userId: number) {
  const language = await getLanguage(request)
  const t = translator(language, 'inbox')
  const topics = translator(language, 'contact')
  const before = new URL(request.url).searchParams.get('before')?.replaceAll('\u0000', '') || undefined
  const { messages, nextBefore } = await listContactMessages({ before })
  const tickets = await listContactTickets(messages)
  return {
    title: t('title'),
    lead: t('lead'),
    first: !before,
    conversations: before ? [] : await loadUnread(userId, language),
    olderHref: nextBefore && `${adminPaths.area('messages')}?${new URLSearchParams({ before: nextBefore })}`,
    messages: messages.map(({ id, name, email, company, topic: stored, subject, body, language: written, suspicions, createdAt, answeredAt }) => {
      const [topic, marks] = [readTopic(stored), readSuspicions(suspicions)]
      const topicWords = topics(`topics.${topic}`)
      return {
        ...{ id, name, email, company, body, about: subject, topic: topicWords, lang: written },
        language: isLanguage(written) ? LANGUAGE_NAMES[written] : written,
        received: formatDateTime(createdAt, language),
        dateTime: createdAt.toISOString(),
        reasons: marks.map((mark) => t(`reasons.${mark}`)).join(', '),
        confirmed: isConfirmed(topic, marks),
        ticketHref: ticketHrefOf(tickets.get(id)),
        mayBeTicket: tickets.get(id) === null,
        answered: answeredAt && formatDate(answeredAt, language),
        answerHref: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject || topicWords}`)}`,
      }
    }),
  }
}
