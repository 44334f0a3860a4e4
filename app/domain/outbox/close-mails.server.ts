import { db } from '~/platform/db/db.server'
import { log } from '~/platform/log.server'
import { closeMail } from '~/platform/mail/closed-mail.server'

const BATCH = 200

/**
 * Hides the links of mails that were kept before links were hidden. Returns how many mails it were.
 */
export async function closeKeptMails(batch = BATCH): Promise<number> {
  let closed = 0
  for (let last = ''; ;) {
    const rows = await db.mailMessage.findMany({
      where: { sealed: null, id: { gt: last } },
      orderBy: { id: 'asc' },
      take: batch,
      select: { id: true, text: true, html: true, replyTo: true, unsubscribeUrl: true },
    })
    for (const { id, ...mail } of rows)
      closed += (
        await db.mailMessage.updateMany({ where: { id, sealed: null }, data: closeMail(mail) })
      ).count
    if (rows.length === 0) return closed
    last = rows.at(-1)!.id
  }
}

let isDone = false

/** The timer that does so, once after a start. */
export async function closeKeptMailsOnce(): Promise<void> {
  if (isDone) return
  const rows = await closeKeptMails()
  isDone = true
  if (rows > 0) log.info({ rows }, 'links in stored emails hidden')
}
