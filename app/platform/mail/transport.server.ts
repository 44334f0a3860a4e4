import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { brand } from '../../brand'
import { SECOND } from '../clock'
import { db } from '../db/db.server'
import { isUniqueViolation } from '../db/errors.server'
import { env } from '../env.server'
import type { Language } from '../i18n/languages'
import { log } from '../log.server'
import { FinalFailure } from '../outbox/outbox.server'
import { closeMail } from './closed-mail.server'
import { mailWords } from './mail-words'

export interface MailAttachment {
  name: string
  contentType: string
  content: Buffer
}

export interface Mail {
  /** Names this one mail: a second call with it does nothing. */
  key: string
  to: string
  subject: string
  text: string
  html: string
  language: Language
  template: string
  userId?: number
  /** Who it is from, where that is not the name of the settings' address. */
  fromName?: string
  /** Where an answer goes; to the sender without it. */
  replyTo?: string
  attachments?: MailAttachment[]
  /** What several mails are about, such as one order: mail programs show them together. */
  thread?: string
  /** Where a mail program asks for no more of this kind, in one step (RFC 8058). */
  unsubscribeUrl?: string
}

const from = env.MAIL_FROM ?? brand.mailFrom

const OWN_ADDRESS = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

/** Another name before the one address that the mail server lets us send from. */
const senderOf = ({ fromName }: Mail) =>
  fromName === undefined || fromName === brand.name
    ? from
    : { name: fromName, address: OWN_ADDRESS }

const smtp = env.SMTP_URL
  ? createTransport({
      url: env.SMTP_URL,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  : null

/**
 * Throws when the mail server does not answer or does not let us in; null while mail is kept in the
 * app.
 */
export const checkMail = smtp && (() => smtp.verify())

/** The same for the same key, so that a mailbox knows a repeat when it sees one. */
function messageId(key: string) {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${new URL(env.PUBLIC_URL).hostname}>`
}

/** The mails of one thread name a first one that never was, so that all go with each other. */
function threadOf({ thread }: Mail) {
  if (!thread) return {}
  const first = messageId(`thread:${thread}`)
  return { inReplyTo: first, references: [first] }
}

function headersOf({ language, unsubscribeUrl }: Mail) {
  const unsubscribe = unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'Content-Language': language,
    ...unsubscribe,
  }
}

/**
 * Whether a mail server refuses this mail or its address for good (RFC 5321, 4.2.1); what it says of
 * us, such as that our password is wrong, may be mended.
 */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code, responseCode = 0 } = error as Error & { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

async function send(mail: Mail) {
  const { key, to, subject, text, html, replyTo, attachments = [] } = mail
  const sent = smtp?.sendMail({
    from: senderOf(mail),
    to: { name: '', address: to },
    replyTo: replyTo && { name: '', address: replyTo },
    subject,
    text,
    html,
    attachments: attachments.map(({ name, ...file }) => ({ ...file, filename: name })),
    messageId: messageId(key),
    ...threadOf(mail),
    headers: headersOf(mail),
  })
  await sent?.catch((error: unknown) => {
    throw isRefusedForGood(error) ? new FinalFailure(error.message, { cause: error }) : error
  })
}

async function record({ attachments = [], fromName, thread: _, ...mail }: Mail) {
  const { key, template } = mail
  const transport = smtp ? 'smtp' : 'outbox'
  const sender = senderOf({ ...mail, fromName })
  const writer = typeof sender === 'string' ? sender : `${sender.name} <${sender.address}>`
  const data = {
    ...closeMail(mail),
    from: writer,
    transport,
    attachments: attachments.map(({ name }) => name),
    words: { createMany: { data: mailWords(mail) } },
  }
  await db.mailMessage.create({ data, select: { id: true } }).catch((error) => {
    if (!isUniqueViolation(error)) throw error
  })
  log.info({ key, template, transport }, 'email delivered')
}

async function deliver(mail: Mail) {
  const delivered = await db.mailMessage.findUnique({
    where: { key: mail.key },
    select: { id: true },
  })
  if (delivered) return
  await send(mail)
  await record(mail)
}

const underway = new Map<string, Promise<void>>()

/**
 * Sends a mail by SMTP when SMTP_URL is set, and keeps it in the outbox in every case, its links
 * closed; a key that was delivered is not sent again. Throws what the mail server or the database
 * says; the same call may then be made again, unless it is a `FinalFailure`.
 */
export function deliverMail(mail: Mail): Promise<void> {
  let delivery = underway.get(mail.key)
  if (!delivery) {
    delivery = deliver(mail).finally(() => underway.delete(mail.key))
    underway.set(mail.key, delivery)
  }
  return delivery
}
