import { db, type Transaction } from '~/platform/db/db.server'
import { FALLBACK_LANGUAGE, isLanguage } from '~/platform/i18n/languages'
import { openMail } from '~/platform/mail/closed-mail.server'
import { deliverMail } from '~/platform/mail/transport.server'
import { enqueue, type JobHandler } from '~/platform/outbox/outbox.server'
import { readTexts } from '~/platform/stored-json'
import { isErasedAddress } from '../data-requests/data-request.rules'
import { recordEvent, type Actor } from '../events/events.server'
import type { BulkAct } from '../lists/bulk.server'
import { printPapers } from '~/domain/mails/mail-papers.server'
import { paperOf } from '~/domain/mails/papers.rules'

export const MAIL_AGAIN_JOB = 'mail-again'

/** The name before an address. */
const SENDER = /^(.+) <[^<>]+>$/

const keyOf = (mailId: string, times: number) => `mail-again:${mailId}:${times}`

/** How often a mail was sent again. */
export function countSentAgain(tx: Pick<Transaction, 'outboxJob'>, mailId: string) {
  return tx.outboxJob.count({
    where: { kind: MAIL_AGAIN_JOB, key: { startsWith: `mail-again:${mailId}:` } },
  })
}

/**
 * Sends a mail once more, word for word, as a job with a key of its own; `times` is how often that
 * was done when the one who asks looked, so that of two presses one counts. Tells whether this one
 * did; never to an address that was erased.
 */
export async function sendMailAgain(
  tx: Transaction,
  mailId: string,
  times: number,
  actor: Actor,
): Promise<boolean> {
  const mail = await tx.mailMessage.findUnique({
    where: { id: mailId },
    select: { to: true, subject: true, template: true },
  })
  if (!mail || isErasedAddress(mail.to) || (await countSentAgain(tx, mailId)) !== times)
    return false
  const key = keyOf(mailId, times + 1)
  await enqueue(tx, { key, kind: MAIL_AGAIN_JOB, payload: { mailId } })
  await recordEvent(tx, {
    subject: 'mail',
    subjectId: mailId,
    kind: 'mail.sent_again',
    actor,
    data: { template: mail.template },
    visibility: 'team',
    key,
  })
  return true
}

/**
 * Sends the kept text of a mail under the job's key, to be answered and stopped as the first was;
 * the papers that went with it are printed anew.
 */
export const deliverAgain: JobHandler = async ({ key, payload }) => {
  const { mailId } = payload as { mailId: string }
  const kept = await db.mailMessage.findUnique({ where: { id: mailId } })
  if (!kept || isErasedAddress(kept.to)) return
  const mail = openMail(kept)
  const { to, subject, text, html, template, userId, replyTo, unsubscribeUrl, language } = mail
  const papers = readTexts(mail.attachments).flatMap((name) => paperOf(name) ?? [])
  await deliverMail({
    ...{ key, to, subject, text, html, template, fromName: SENDER.exec(mail.from)?.[1] },
    ...{
      userId: userId ?? undefined,
      replyTo: replyTo ?? undefined,
      unsubscribeUrl: unsubscribeUrl ?? undefined,
    },
    language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
    attachments: await printPapers(papers),
  })
}

/** What an admin does with many mails at once. */
export const MAIL_ACTS = {
  again: {
    asksReason: false,
    apply: async (tx, id, { actor }) => sendMailAgain(tx, id, await countSentAgain(tx, id), actor),
  },
} satisfies Record<string, BulkAct>
