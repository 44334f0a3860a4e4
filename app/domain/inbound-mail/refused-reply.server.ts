import { createHash } from 'node:crypto'
import { DAY } from '~/platform/clock'
import { hideLinkTokens } from '~/platform/crypto/hide-link-tokens'
import { db, transaction } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { FALLBACK_LANGUAGE, isLanguage } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { hitEach } from '~/platform/rate-limit.server'
import { keepMail } from '../contact/contact.server'
import type { ReplyKind } from '../mails/reply-address.server'
import { addressIn, LONGEST_READ } from './mail-reply.rules'
import { wordsOf } from './mail-words.server'

export type RefusedReply = 'sender' | 'empty' | ReplyKind

/** So many times a day is one address told: two programs that answer each other come to an end. */
const TOLD = { limit: 3, window: DAY }
const ADDRESS = /^[^\s@<>,;]{1,64}@[^\s@<>,;]{1,190}$/

const nameIn = (from: string) =>
  hideLinkTokens(from.replace(/<[^<>]*>\s*$/, '').replace(/"/g, ''))
    .trim()
    .slice(0, 100)

async function languageOf(userId: number) {
  const user = await db.user.findUnique({ where: { id: userId }, select: { language: true } })
  return user && isLanguage(user.language) ? user.language : FALLBACK_LANGUAGE
}

/**
 * Tells by mail whose answer is not in its conversation and why, once, and puts what they wrote
 * among the messages to the studio. `userId` is the person whom the address was given to.
 */
export async function tellRefused(
  reason: RefusedReply,
  userId: number,
  mail: { from: string; subject?: string; text: string; html?: string; messageId: string },
): Promise<void> {
  const { from, subject = '', messageId } = mail
  const to = addressIn(from)
  if (!ADDRESS.test(to) || to.endsWith(`@${env.INBOUND_MAIL_DOMAIN?.toLowerCase()}`)) return
  const language = await languageOf(userId)
  const key = `refused:${createHash('sha256').update(`${to} ${messageId.trim()}`).digest('hex')}`
  const body = (await wordsOf(mail)).slice(0, LONGEST_READ).trim()
  if (body !== '')
    await keepMail({ key, name: nameIn(from) || to, email: to, subject, body, language })
  if ((await hitEach({ [`mail-refused:${to}`]: TOLD })) > 0) return
  const told = reason === 'sender' || reason === 'empty' ? reason : 'gone'
  await transaction((tx) =>
    enqueue(tx, {
      key: `mail-${key}`,
      kind: 'mail',
      payload: { template: 'mail-refused', language, to, data: { reason: told } },
    }),
  )
}
