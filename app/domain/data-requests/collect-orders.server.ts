import { db } from '~/platform/db/db.server'

const oldestFirst = { id: 'asc' } as const

/**
 * The person's orders with all that belongs to them: sums, plan, brief, payments, papers and
 * history.
 */
export function collectOrders(userId: number) {
  return db.order.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    omit: {
      visitorHash: true,
      placementKey: true,
      cartId: true,
      studioId: true,
      couponCounted: true,
    },
    include: {
      lines: {
        orderBy: { position: 'asc' },
        include: { files: { select: { file: { select: { name: true } } } } },
      },
      payables: {
        orderBy: { position: 'asc' },
        include: { payments: { include: { refunds: true } } },
      },
      invoices: { include: { lines: true, creditNotes: true } },
      withdrawals: true,
      reviews: true,
      events: {
        where: { visibility: 'client' },
        orderBy: oldestFirst,
        select: { kind: true, from: true, to: true, reason: true, at: true },
      },
      project: {
        include: {
          milestones: { orderBy: { position: 'asc' } },
          briefAnswers: { select: { question: true, answer: true, updatedAt: true } },
          changeRequests: true,
          links: { select: { label: true, url: true } },
        },
      },
    },
  })
}

/**
 * What was written in the threads that the person takes part in; of other writers only that it was
 * not the person.
 */
export async function collectMessages(userId: number) {
  const threads = await db.thread.findMany({
    where: {
      OR: [
        { order: { userId } },
        { messages: { some: { authorId: userId } } },
        { ticket: { userId } },
      ],
    },
    orderBy: oldestFirst,
    select: {
      subject: true,
      createdAt: true,
      order: { select: { number: true, userId: true } },
      ticket: { select: { number: true, status: true, userId: true } },
      messages: {
        orderBy: oldestFirst,
        select: {
          authorId: true,
          body: true,
          createdAt: true,
          attachments: { select: { file: { select: { name: true } } } },
        },
      },
    },
  })
  return threads.map(({ messages, order, ticket, ...thread }) => {
    const whole = order?.userId === userId || ticket?.userId === userId
    return {
      ...thread,
      order: order?.number ?? null,
      ticket: ticket && { number: ticket.number, status: ticket.status },
      messages: messages
        .filter(({ authorId }) => whole || authorId === userId)
        .map(({ authorId, attachments, ...message }) => ({
          ...message,
          yours: authorId === userId,
          attachments: attachments.map(({ file }) => file.name),
        })),
    }
  })
}
