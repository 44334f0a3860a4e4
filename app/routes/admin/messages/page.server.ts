import { listUnreadConversations } from '~/domain/messages/conversation.server'
import { staffMember } from '~/domain/people/participant.server'
import { listContactTickets } from '~/domain/tickets/contact-ticket.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { messagesList } from '~/routes/admin/_area/lists/messages-list.server'

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

/**
 * What came in through the contact page, the page of it that the address asks for, after the
 * conversations with something new.
 */
export async function loadInbox(query: URLSearchParams, userId: number, language: Language) {
  const { title, list } = await messagesList.load(query, userId, language)
  const tickets = await listContactTickets(list.rows)
  const rows = list.rows.map((message) => {
    const ticket = tickets.get(message.id)
    return {
      ...message,
      ticketHref: ticket ? adminPaths.ticket(ticket) : null,
      mayBeTicket: ticket === null,
    }
  })
  const later = list.narrowed || list.previousHref !== null
  return {
    title,
    lead: translator(language, 'inbox')('lead'),
    conversations: later ? [] : await loadUnread(userId, language),
    list: { ...list, rows },
  }
}
