import { after, currentTime } from '~/platform/clock'
import { db, transaction, type Prisma } from '~/platform/db/db.server'
import { Rows } from '~/platform/outbox/rows.server'
import { cancelAttempt } from './checkout.server'
import { endUnpaid } from '~/domain/orders/end-unpaid.server'
import { remindPayer } from '~/domain/orders/pay-link-notices.server'
import { LINK_REMINDER_BEFORE } from '~/domain/orders/payable.rules'

const BATCH = 50

/** First payables that somebody else is asked to pay, while no payment of them is on its way. */
const awaited = {
  position: 0,
  status: 'open',
  order: { status: 'pending_payment', payUntil: { not: null } },
  attempts: { none: { status: 'processing' } },
} satisfies Prisma.PayableWhereInput

const late = new Rows<{ id: string }>('remind-of-pay-links')
const over = new Rows<{ id: string; attempts: { id: string }[] }>('end-pay-links')

/** The timer that reminds whoever is to pay by a link, once, before its time is over. */
export async function remindOfPayLinks(now = currentTime()) {
  await late.each(
    (id) =>
      db.payable.findMany({
        where: {
          ...awaited,
          id,
          remindersSent: 0,
          dueAt: { gt: now, lte: after(LINK_REMINDER_BEFORE, now) },
        },
        take: BATCH,
        select: { id: true },
      }),
    ({ id }) =>
      transaction(async (tx) => {
        const { count } = await tx.payable.updateMany({
          where: { ...awaited, id, remindersSent: 0 },
          data: { remindersSent: 1 },
        })
        if (count === 0) return
        const { order } = await tx.payable.findUniqueOrThrow({
          where: { id },
          select: { order: true },
        })
        await remindPayer(tx, order, id)
      }),
  )
}

/**
 * The timer that ends orders which nobody paid by their link in time; a payment page that is open
 * for one is closed first.
 */
export async function endPayLinks(now = currentTime()) {
  const live = { attempts: { where: { liveKey: { not: null } }, select: { id: true } } }
  const find = (id: { notIn: string[] }) =>
    db.payable.findMany({
      where: { ...awaited, id, dueAt: { lte: now } },
      take: BATCH,
      orderBy: { dueAt: 'asc' },
      select: { id: true, ...live },
    })
  await over.each(find, async ({ id, attempts }) => {
    for (const attempt of attempts) await cancelAttempt(attempt.id)
    await transaction(async (tx) => {
      const payable = await tx.payable.findFirst({
        where: { ...awaited, id, dueAt: { lte: now } },
        include: { order: true },
      })
      if (payable)
        await endUnpaid(tx, payable.order, {
          to: 'expired',
          reason: 'unpaid link',
          actor: { type: 'system' },
          cause: payable.id,
        })
    })
  })
}
