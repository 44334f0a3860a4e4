import { createHash } from 'node:crypto'
import type { TFunction } from 'i18next'
import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { normalizeAddress } from '~/platform/mail-address'
import { translator } from '~/platform/i18n/i18n.server'
import { FALLBACK_LANGUAGE, isLanguage } from '~/platform/i18n/languages'
import { holds } from '~/platform/session/permissions.rules'
import { isAdmin } from '~/platform/session/roles'
import { seesOrder } from '../orders/order-access.server'
import { sidesOf } from '../people/participant.server'
import { answerTicket, replyAsClient } from '../tickets/write-ticket.server'
import { cleanFileName } from '../files/file-type.rules'
import { refuseFile, toUploads, type Chosen } from '../files/upload.rules'
import type { Upload } from '../files/uploads.server'
import { MAX_MESSAGE, MESSAGE_FILES } from '../messages/message.rules'
import { isAutomatic, type MailHeaders } from './automatic.rules'
import { addressIn, cutReply, LONGEST_READ, splitReply } from './mail-reply.rules'
import { wordsOf } from './mail-words.server'
import { tellRefused, type RefusedReply } from './refused-reply.server'
import { postMessage } from '../messages/post-message.server'
import { readReplyAddress, type ReplyPlace } from '~/domain/mails/reply-address.server'

/** A file of a mail; `finding` is what a virus scanner says of it. */
export type MailFile = Chosen

export interface InboundMail {
  to: string[]
  from: string
  text: string
  /** Read where there is no `text`. */
  html?: string
  subject?: string
  /** Of the mail's own header: the same mail again makes no second message. */
  messageId: string
  headers?: MailHeaders
  files?: MailFile[]
}

/** `wait`: seconds until the person may write again. */
export type ReplyOutcome =
  { posted: string } | { refused: 'address' | 'automatic' | RefusedReply } | { wait: number }

const keyOf = (messageId: string) =>
  `mail:${createHash('sha256').update(messageId.trim()).digest('hex')}`

/**
 * The person whose address the mail was sent to, when it comes from them and their account is open.
 */
async function findWriter(userId: number, from: string) {
  const user = await db.user.findUnique({
    where: { id: userId, disabledAt: null, erasedAt: null },
    select: { id: true, email: true, role: true, isAdmin: true, permissions: true, language: true },
  })
  return user && normalizeAddress(user.email) === normalizeAddress(addressIn(from)) ? user : null
}

type Writer = NonNullable<Awaited<ReturnType<typeof findWriter>>>
type Reply = { key: string; body: string; mailRest: string; via: 'mail' }

/**
 * The staff's answer to a ticket, after which it is the client's turn. Throws `notFound` for
 * whoever is not of the staff any more, or not trusted with orders.
 */
async function answer(writer: Writer, ticketId: string, reply: Reply, files: Upload[]) {
  if (!isAdmin(writer) || !holds(writer.permissions, 'orders'))
    throw new DomainError('notFound', 'ticket')
  return answerTicket(writer.id, ticketId, reply, true, files)
}

/**
 * Throws `notFound` for an order that the writer does not answer for, and for a ticket that is
 * not theirs.
 */
async function write(writer: Writer, { kind, id }: ReplyPlace, reply: Reply, files: Upload[]) {
  if (kind === 'ticket') return replyAsClient(writer.id, id, reply, { files })
  if (kind === 'answer') return answer(writer, id, reply, files)
  for (const side of (await sidesOf(writer)).reverse()) {
    if (await seesOrder([side], id)) return postMessage(side, id, reply, files)
  }
  throw new DomainError('notFound', 'order')
}

type Words = TFunction<'messages'>

/** Past this a mail is a file beside the message. */
const LONGEST_REST = 20_000

/** What a mail becomes in a conversation, with the links of what it quotes closed. */
async function readReply(mail: InboundMail, t: Words) {
  const whole = await wordsOf(mail)
  const { body, rest } = splitReply(whole.slice(0, LONGEST_READ))
  const isLong =
    whole.length > LONGEST_READ || body.length > MAX_MESSAGE || rest.length > LONGEST_REST
  return {
    body: cutReply(body, t('mailCut')),
    mailRest: isLong ? '' : rest,
    files: isLong
      ? [{ name: 'mail.txt', type: 'text/plain' as const, bytes: Buffer.from(whole) }]
      : [],
  }
}

/** The files of a mail that are kept, and a line that names the others. */
function sortFiles(files: MailFile[], t: Words) {
  const fits = (file: MailFile) => refuseFile(file, MESSAGE_FILES) === null
  const kept = files.filter(fits).slice(0, MESSAGE_FILES.most)
  const left = files.filter((file) => !kept.includes(file)).map(({ name }) => cleanFileName(name))
  return {
    uploads: toUploads(kept),
    note: left.length > 0 ? t('mailFilesLeft', { names: left.join(', ') }) : '',
  }
}

async function post(writer: Writer, place: ReplyPlace, mail: InboundMail): Promise<ReplyOutcome> {
  const t = translator(
    isLanguage(writer.language) ? writer.language : FALLBACK_LANGUAGE,
    'messages',
  )
  const { body, mailRest, files } = await readReply(mail, t)
  const { uploads, note } = sortFiles(mail.files ?? [], t)
  const said = note ? cutReply([body, note].filter(Boolean).join('\n\n'), t('mailCut')) : body
  const together = [...uploads, ...files]
  if (!said && together.length === 0) return { refused: 'empty' }
  try {
    const reply = { key: keyOf(mail.messageId), body: said, mailRest, via: 'mail' as const }
    const { id } = await write(writer, place, reply, together)
    return { posted: id }
  } catch (error) {
    if (isRefusal(error, 'notFound')) return { refused: place.kind }
    throw error
  }
}

/**
 * Writes an answer by mail where its address stands for, an order's conversation or a ticket, as
 * its sender, with all that came in the mail. Says why when it does not: an address that is none of
 * ours, a mail that a program wrote, a sender who is not the person that the address was given to,
 * no words, or an order or a ticket that they no longer answer for. A person whose answer is
 * refused is told so, and the studio gets what they wrote. `count` says for how many seconds a
 * person has to wait; a mail that only claims to be from them, which anybody can send, does not
 * come so far.
 */
export async function receiveReply(
  mail: InboundMail,
  count: (userId: number) => Promise<number> = async () => 0,
): Promise<ReplyOutcome> {
  const { to, from, subject = '', headers = {} } = mail
  const place = to
    .map((address) => readReplyAddress(addressIn(address)))
    .find((found) => found !== null)
  if (!place) return { refused: 'address' }
  if (isAutomatic(addressIn(from), subject, headers)) return { refused: 'automatic' }
  const writer = await findWriter(place.userId, from)
  const wait = writer ? await count(writer.id) : 0
  if (wait > 0) return { wait }
  const outcome: ReplyOutcome = writer
    ? await post(writer, place, mail)
    : { refused: 'sender' as const }
  if ('refused' in outcome && outcome.refused !== 'address' && outcome.refused !== 'automatic')
    await tellRefused(outcome.refused, place.userId, mail)
  return outcome
}
