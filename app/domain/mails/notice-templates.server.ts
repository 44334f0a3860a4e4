import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { readFields } from '~/platform/stored-json'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isDecided } from '~/domain/notifications/decision.rules'
import { replyAddress, type ReplyKind } from './reply-address.server'
import { absolute, type MailContent } from './mail-templates.server'
import {
  noticeParts,
  noticeWords,
  TOLD_ORDER,
  type Told,
} from '~/domain/notifications/notice-texts.server'
import type { NotificationKindName } from '~/domain/notifications/notification.rules'
import { hearsOf } from '~/domain/notifications/preferences.server'
import type { Notice } from '~/domain/notifications/notify.server'
import { unsubscribeToken, type MailTopic } from '~/domain/notifications/unsubscribe.server'

const CLOSING: Partial<Record<NotificationKindName, 'milestone' | 'payment' | 'late'>> = {
  'milestone.submitted': 'milestone',
  'milestone.reminder': 'milestone',
  'payment.due': 'payment',
  'payment.late': 'late',
}

/**
 * Which mails can be answered by mail, and as what: the answer goes into the order's conversation
 * or into the ticket.
 */
const ANSWERED: Partial<Record<NotificationKindName, ReplyKind>> = {
  'message.posted': 'order',
  'studio.message': 'order',
  'ticket.answered': 'ticket',
  'ticket.resolved': 'ticket',
  'studio.ticket': 'answer',
}

interface Row extends Told {
  id: string
  orderId: string | null
  userId: number
}

/** The newest first. */
async function readTold(ids: string[]): Promise<Row[]> {
  const rows = await db.notification.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'desc' },
    include: { order: { select: TOLD_ORDER } },
  })
  return rows.map((row) => ({
    ...row,
    kind: row.kind as NotificationKindName,
    data: readFields(row.data) as Notice['data'],
  }))
}

/**
 * Where a mail leads: what is to be paid or decided to a page that asks for no sign-in, the rest to
 * its page in the app.
 */
function wayOf(told: Row, language: Language) {
  const t = translator(language, 'notifications')
  const { id, kind } = told
  const { amount } = noticeParts(told, language)
  const { subjectId } = told.data
  if (subjectId && amount && (kind === 'payment.due' || kind === 'payment.late')) {
    return {
      label: t('mail.pay', { amount }),
      url: absolute(paths.pay(signLinkToken('payable', subjectId))),
    }
  }
  if (subjectId && isDecided(kind))
    return { label: t('mail.answer'), url: absolute(paths.decide(signLinkToken('decision', id))) }
  return { label: t('mail.open'), url: absolute(paths.notification(id)) }
}

function unsubscribe(userId: number, topic: MailTopic, language: Language) {
  const t = translator(language, 'notifications')
  const words =
    topic === 'digest'
      ? t('mail.noDigest')
      : t('mail.unsubscribe', { kind: t(`kinds.${topic}.label`) })
  return { words, url: absolute(paths.unsubscribe(unsubscribeToken(userId, topic))) }
}

function answerAddress({ kind, orderId, userId, data }: Row) {
  const place = ANSWERED[kind]
  const id = place === 'order' ? orderId : data.subjectId
  return place && id ? (replyAddress({ kind: place, id, userId }) ?? undefined) : undefined
}

/** What happened, in the two sentences of the center, and the way to it or to its answer. */
export async function noticeMail(
  language: Language,
  { notificationId }: { notificationId: string },
): Promise<MailContent> {
  const [told] = await readTold([notificationId])
  if (!told) throw new Error(`no notification ${notificationId}`)
  const t = translator(language, 'notifications')
  const { title, text } = noticeWords(told, language)
  const closing = CLOSING[told.kind]
  const reminded =
    told.kind === 'milestone.submitted' && (await hearsOf(told.userId, 'milestone.reminder'))
  return {
    subject: title,
    studioId: told.order?.studio.id,
    heading: title,
    paragraphs: [
      text,
      ...(told.kind === 'milestone.submitted' ? [told.data.note ?? ''] : []),
    ].filter(Boolean),
    button: wayOf(told, language),
    closing: closing
      ? [[t(`mail.closing.${closing}`), reminded && t('mail.reminded')].filter(Boolean).join(' ')]
      : [],
    replyTo: answerAddress(told),
    thread: told.orderId ?? (told.kind.includes('ticket') ? told.data.subjectId : undefined),
    unsubscribe: unsubscribe(told.userId, told.kind, language),
  }
}

/** Entries that read the same, such as two messages of one person, as one: the first. */
function tellOnce<Entry extends { title: string; text: string }>(entries: Entry[]): Entry[] {
  const byWords = new Map<string, Entry>()
  for (const entry of entries) {
    const words = JSON.stringify([entry.title, entry.text])
    if (!byWords.has(words)) byWords.set(words, entry)
  }
  return [...byWords.values()]
}

/** What somebody has not seen since yesterday, of the kinds that come once a day. */
export async function digestMail(
  language: Language,
  { userId, ids }: { userId: number; ids: string[] },
): Promise<MailContent> {
  const t = translator(language, 'notifications')
  const list = tellOnce(
    (await readTold(ids)).map((told) => ({
      ...noticeWords(told, language),
      url: absolute(paths.notification(told.id)),
    })),
  )
  const heading = t('mail.digest.heading', { count: list.length })
  return {
    subject: heading,
    heading,
    paragraphs: [],
    list,
    button: { label: t('mail.digest.button'), url: absolute(paths.notifications()) },
    closing: [],
    unsubscribe: unsubscribe(userId, 'digest', language),
  }
}
