import { createHash } from 'node:crypto'
import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE, isLanguage } from '~/platform/i18n/languages'
import { isAdmin } from '~/platform/session/roles'
import { seesOrder } from '../orders/order-access.server'
import { sidesOf } from '../people/participant.server'
import { answerTicket, replyAsClient } from '../tickets/write-ticket.server'
import { addressIn, cutReply, stripReply } from './mail-reply.rules'
import { postMessage } from '../messages/post-message.server'
import {
  readReplyAddress,
  type ReplyKind,
  type ReplyPlace,
} from '~/domain/mails/reply-address.server'

export interface InboundMail {
  to: string[]
  from: string
  text: string
  /** Of the mail's own header: the same mail again makes no second message. */
  messageId: string
}

/** `wait`: seconds until the person may write again. */
export type ReplyOutcome =
  { posted: string } | { refused: 'address' | 'sender' | 'empty' | ReplyKind } | { wait: number }

const keyOf = (messageId: string) =>
  `mail:${createHash('sha256').update(messageId.trim()).digest('hex')}`

/**
 * The person whose address the mail was sent to, when it comes from them and their account is open.
 */
async function findWriter(userId: number, from: string) {
  const user = await db.user.findUnique({
    where: { id: userId, disabledAt: null, erasedAt: null },
    select: { id: true, email: true, role: true, isAdmin: true, language: true },
  })
  return user && user.email.toLowerCase() === addressIn(from) ? user : null
}

type Writer = NonNullable<Awaited<ReturnType<typeof findWriter>>>
type Reply = { key: string; body: string; via: 'mail' }

/**
 * The staff's answer to a ticket, after which it is the client's turn. Throws `notFound` for
 * whoever is not of the staff any more.
 */
async function answer(writer: Writer, ticketId: string, reply: Reply) {
  if (!isAdmin(writer)) throw new DomainError('notFound', 'ticket')
  return answerTicket(writer.id, ticketId, reply, true)
}

/**
 * Throws `notFound` for an order that the writer does not answer for, and for a ticket that is
 * not theirs.
 */
async function write(writer: Writer, { kind, id }: ReplyPlace, reply: Reply) {
  if (kind === 'ticket') return replyAsClient(writer.id, id, reply)
  if (kind === 'answer') return answer(writer, id, reply)
  for (const side of (await sidesOf(writer)).reverse()) {
    if (await seesOrder([side], id)) return postMessage(side, id, reply)
  }
  throw new DomainError('notFound', 'order')
}

/**
 * Writes an answer by mail where its address stands for, an order's conversation or a ticket, as
 * its sender. Says why when it does not: an address that is none of ours, a sender who is not the
 * person that it was given to, no words, or an order or a ticket that they no longer answer for.
 * `count` says for how many seconds a person has to wait; a mail that only claims to be from them,
 * which anybody can send, does not come so far.
 */
export async function receiveReply(
  { to, from, text, messageId }: InboundMail,
  count: (userId: number) => Promise<number> = async () => 0,
): Promise<ReplyOutcome> {
  const place = to
    .map((address) => readReplyAddress(addressIn(address)))
    .find((found) => found !== null)
  if (!place) return { refused: 'address' }
  const writer = await findWriter(place.userId, from)
  if (!writer) return { refused: 'sender' }
  const wait = await count(writer.id)
  if (wait > 0) return { wait }
  const t = translator(
    isLanguage(writer.language) ? writer.language : FALLBACK_LANGUAGE,
    'messages',
  )
  const body = cutReply(stripReply(text), t('mailCut'))
  if (!body) return { refused: 'empty' }
  try {
    const { id } = await write(writer, place, { key: keyOf(messageId), body, via: 'mail' })
    return { posted: id }
  } catch (error) {
    if (isRefusal(error, 'notFound')) return { refused: place.kind }
    throw error
  }
}
