import { literal } from '~/platform/db/containing.server'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { releaseFiles } from '../files/release-files.server'
import { forgetApplication } from '../freelancers/forget-applications.server'

const BATCH = 200

/** Jobs that are over and still tell whom they wrote to; the rest goes out and is then over too. */
async function eraseJobs(email: string) {
  let after: string | undefined
  for (;;) {
    const jobs = await db.outboxJob.findMany({
      where: { kind: 'mail', status: { in: ['sent', 'failed'] }, id: { gt: after ?? '' } },
      select: { id: true, payload: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    })
    const own = jobs.filter(({ payload }) =>
      JSON.stringify(payload).includes(JSON.stringify(email).slice(1, -1)),
    )
    await db.outboxJob.deleteMany({ where: { id: { in: own.map(({ id }) => id) } } })
    if (jobs.length < BATCH) return
    after = jobs.at(-1)!.id
  }
}

/** What the staff was told of the person's tickets, which names them and what they asked. */
async function eraseTicketNotices(tx: Transaction, userId: number) {
  const tickets = await tx.ticket.findMany({ where: { userId }, select: { id: true } })
  for (const { id } of tickets)
    await tx.notification.deleteMany({ where: { key: { startsWith: `ticket:${id}:` } } })
}

/**
 * What went with messages, with the files that are of no project, such as those of a ticket from
 * either side.
 */
async function eraseAttachments(tx: Transaction, message: Prisma.MessageWhereInput) {
  const sent = await tx.messageAttachment.findMany({ where: { message }, select: { fileId: true } })
  await tx.messageAttachment.deleteMany({ where: { message } })
  await releaseFiles(
    tx,
    sent.map(({ fileId }) => fileId),
  )
}

/** What the person wrote: their own threads go, in those of others their words do. */
async function eraseMessages(userId: number) {
  await transaction(async (tx) => {
    const written = {
      OR: [
        { authorId: userId },
        { thread: { OR: [{ order: { userId } }, { ticket: { userId } }] } },
      ],
    }
    await eraseAttachments(tx, written)
    await tx.message.updateMany({ where: written, data: { body: '', folded: '', mailRest: null } })
    await eraseTicketNotices(tx, userId)
    await tx.thread.updateMany({ where: { ticket: { userId } }, data: { subject: '' } })
    await tx.pin.updateMany({ where: { authorId: userId }, data: { body: '' } })
    await tx.pinReply.updateMany({ where: { authorId: userId }, data: { body: '' } })
  })
}

/**
 * What came from a proven address without an account; a withdrawal stays, since somebody may have
 * to show that it came.
 */
async function eraseByAddress(email: string) {
  await db.contactMessage.deleteMany({ where: { email, topic: { not: 'withdrawal' } } })
  await db.companyInvitation.deleteMany({ where: { email } })

  await db.cart.deleteMany({ where: { proposal: { email, orderId: null } } })
  await db.waitlistEntry.deleteMany({ where: { email } })
  for (const { id } of await db.freelancerApplication.findMany({
    where: { email },
    select: { id: true },
  }))
    await forgetApplication(id)
}

/** What the person wrote to us and others, and what was written to them. */
export async function eraseCorrespondence(
  userId: number,
  email: string,
  proven: boolean,
): Promise<void> {
  await eraseMessages(userId)
  await db.mailMessage.deleteMany({ where: { OR: [{ userId }, { to: email }] } })
  // Mails to others, which are answered to the person.
  await db.mailMessage.updateMany({ where: { replyTo: email }, data: { replyTo: null } })
  await eraseJobs(email)
  await db.webhookEvent.updateMany({
    where: { payload: { contains: literal(email) }, processedAt: { not: null } },
    data: { payload: '{}' },
  })
  await db.sandboxSession.updateMany({
    where: { customerEmail: email },
    data: { customerEmail: '' },
  })
  if (proven) await eraseByAddress(email)
}
