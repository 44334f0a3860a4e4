import { randomUUID } from 'node:crypto'
import { getZodConstraint } from '@conform-to/zod/v4'
import { messageSchema } from '~/domain/messages/message.schema'
import type { CannedAnswerRow } from '~/domain/tickets/canned-answers.server'
import { isOverdue, isUnsolved } from '~/domain/tickets/ticket.rules'
import type { TicketView } from '~/domain/tickets/tickets.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { presentConversation, type Reading } from '~/order-room/messages/conversation-view.server'
import type { SignedIn } from '~/platform/session/roles'
import { draftOwner, presentDraft } from '~/shell/drafts.server'
import { presentAttach } from '~/order-room/messages/message-files.server'

/** What both sides see of a ticket. */
async function presentShared(ticket: TicketView, writerId: number | null, reading: Reading) {
  const { id, number, status, subject, createdAt, conversation } = ticket
  const { viewerId, language } = reading
  return {
    ...{ id, number, status, title: subject },
    opened: formatDate(createdAt, language),
    mayResolve: isUnsolved(status),
    conversation: presentConversation(conversation, reading),
    form: {
      messageKey: randomUUID(),
      lastOwn: conversation.messages.findLast(({ authorId }) => authorId === viewerId)?.id ?? '',
      constraint: getZodConstraint(messageSchema(() => '')),
      attach: presentAttach(language),
      draft: await presentDraft(writerId, `ticket:${id}`, language),
    },
  }
}

/** A ticket for the client who opened it. */
export async function presentOwnTicket(ticket: TicketView, viewer: SignedIn, language: Language) {
  const { id, order, answerDueAt } = ticket
  return {
    ...(await presentShared(ticket, draftOwner(viewer), {
      viewerId: viewer.id,
      language,
      href: (query) => paths.ticket(id, query),
    })),
    order: order && {
      name: `${order.title} · ${order.number}`,
      href: paths.orders({ order: order.id }),
    },
    due: answerDueAt && !isOverdue(answerDueAt) ? formatDateTime(answerDueAt, language) : null,
  }
}

/** The prepared answers by language, the client's own first. */
function groupAnswers(answers: CannedAnswerRow[], own: string | undefined) {
  const languages = [...new Set(answers.map(({ language }) => language))].sort(
    (a, b) => Number(b === own) - Number(a === own),
  )
  return languages.map((language) => ({
    label: isLanguage(language) ? LANGUAGE_NAMES[language] : language,
    options: answers
      .filter((answer) => answer.language === language)
      .map(({ id, title }) => ({ value: id, label: title })),
  }))
}

interface Desk {
  admin: SignedIn
  language: Language
  staff: { id: number; name: string }[]
  answers: CannedAnswerRow[]
}

/** A ticket for the staff, with what answers it. */
export async function presentTicket(ticket: TicketView, { admin, language, staff, answers }: Desk) {
  const t = translator(language, 'support')
  const { id, user, order, answerDueAt, assigneeId } = ticket
  return {
    ...(await presentShared(ticket, draftOwner(admin), {
      viewerId: admin.id,
      language,
      href: (query) => adminPaths.ticket(id, query),
    })),
    client: user && {
      name: user.name,
      email: user.email,
      language: isLanguage(user.language) ? LANGUAGE_NAMES[user.language] : user.language,
      href: adminPaths.client(user.id),
    },
    order: order && { name: `${order.title} · ${order.number}`, href: adminPaths.order(order.id) },
    due: answerDueAt && formatDateTime(answerDueAt, language),
    overdue: isOverdue(answerDueAt),
    assignee: assigneeId === null ? '' : String(assigneeId),
    staff: [
      { value: '', label: t('nobody') },
      ...staff.map((person) => ({ value: String(person.id), label: person.name })),
    ],
    answers: groupAnswers(answers, user?.language),
  }
}
