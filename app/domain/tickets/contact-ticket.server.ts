import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE, isLanguage } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { readTopic } from '../contact/contact.rules'
import { noteAnswered } from '../contact/contact.server'
import { excerpt } from '../messages/message.rules'
import { writeOnce } from '../messages/write-once.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { SUBJECT_MAX } from './ticket.rules'
import { writeTicket } from './write-ticket.server'

const keyOf = (messageId: string) => `contact:${messageId}`
const OPEN = { disabledAt: null, erasedAt: null }

/**
 * What became of messages of the contact page: the ticket that one is, or null for one whose sender
 * has an account and could have one.
 */
export async function listContactTickets(
  messages: { id: string; email: string }[],
): Promise<Map<string, string | null>> {
  const [tickets, people] = await Promise.all([
    db.ticket.findMany({
      where: { key: { in: messages.map(({ id }) => keyOf(id)) } },
      select: { id: true, key: true },
    }),
    db.user.findMany({
      where: { ...OPEN, email: { in: messages.map(({ email }) => email) } },
      select: { email: true },
    }),
  ])
  return new Map(
    messages.flatMap(({ id, email }): [string, string | null][] => {
      const ticket = tickets.find(({ key }) => key === keyOf(id))
      if (ticket) return [[id, ticket.id]]
      return people.some((person) => person.email === email) ? [[id, null]] : []
    }),
  )
}

/**
 * Makes a ticket of a message of the contact page, for the account with its sender's address; the
 * message then counts as answered. Pressed twice it is one ticket. Null where there is no such
 * account. Throws `notFound`.
 */
export async function makeContactTicket(
  messageId: string,
  adminId: number,
  now = currentTime(),
): Promise<string | null> {
  const message = isId(messageId)
    ? await db.contactMessage.findFirst({ where: { id: messageId, studioId: OWN_STUDIO_ID } })
    : null
  if (!message) throw new DomainError('notFound', 'message')
  const user = await db.user.findFirst({
    where: { ...OPEN, email: message.email },
    select: { id: true },
  })
  if (!user) return null
  const topics = translator(
    isLanguage(message.language) ? message.language : FALLBACK_LANGUAGE,
    'contact',
  )
  const subject = excerpt(
    message.subject || topics(`topics.${readTopic(message.topic)}`),
    SUBJECT_MAX,
  )
  const key = keyOf(messageId)
  const actor = { type: 'admin', id: adminId } as const
  const known = () => db.ticket.findUnique({ where: { key }, select: { id: true } })
  const { id } = await writeOnce(known, [], async (tx) => {
    if (!message.answeredAt) await noteAnswered(tx, messageId, true, actor, { now })
    return writeTicket(tx, user.id, { subject, body: message.body }, { key, now, actor })
  })
  return id
}
