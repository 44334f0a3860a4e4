import type { Prisma, Transaction } from '~/platform/db/db.server'
import { answersNext } from './turn.rules'

type NewRow = Omit<Prisma.MessageUncheckedCreateInput, 'side'> & { side: string; createdAt: Date }

/**
 * Writes a message, and who answers it: the only way in which one is written. Who was awaited
 * already is so since the earlier message.
 */
export async function insertMessage(
  tx: Transaction,
  kind: 'order' | 'freelancer' | 'ticket',
  data: NewRow,
): Promise<{ id: string; author: { name: string } | null }> {
  const { threadId, side, createdAt } = data
  const waitsFor = answersNext(kind, side)
  const message = await tx.message.create({
    data,
    select: { id: true, author: { select: { name: true } } },
  })
  await tx.thread.updateMany({
    where: { id: threadId, OR: [{ waitsFor: null }, { waitsFor: { not: waitsFor } }] },
    data: { waitsFor, waitsSince: createdAt },
  })
  return message
}
