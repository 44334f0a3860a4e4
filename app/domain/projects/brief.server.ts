import { currentTime } from '~/platform/clock'
import { transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { readAnswered } from '../briefs/brief.rules'
import type { Actor } from '../events/events.server'
import { bringFiles } from '../files/project-bytes.server'
import { moveOrder } from '../orders/move-order.server'

type OrderedBrief = Prisma.OrderLineGetPayload<{ include: { files: true } }>

/**
 * What was answered and attached before paying becomes the project's brief and files, which its
 * client sees.
 */
export async function bringBrief(
  tx: Transaction,
  lines: OrderedBrief[],
  { projectId, userId }: { projectId: string; userId: number | null },
): Promise<void> {
  const answers = lines.flatMap((line) =>
    readAnswered(line.brief).map((answer) => ({ ...answer, projectId, orderLineId: line.id })),
  )
  if (answers.length > 0) await tx.briefAnswer.createMany({ data: answers })
  const fileIds = lines.flatMap(({ files }) => files.map(({ fileId }) => fileId))
  if (fileIds.length > 0) await bringFiles(tx, fileIds, { projectId, userId })
}

/** Whether the buyer has said of every line that its brief is whole. */
export function isWholeBrief(lines: Pick<OrderedBrief, 'briefWhole'>[]) {
  return lines.length > 0 && lines.every(({ briefWhole }) => briefWhole)
}

/** The brief is in, and work may begin (business.md, Order); tells whether this call did it. */
export async function sendBrief(tx: Transaction, orderId: string, actor: Actor): Promise<boolean> {
  const { count } = await tx.project.updateMany({
    where: { orderId, briefSentAt: null, order: { status: 'awaiting_brief' } },
    data: { briefSentAt: currentTime() },
  })
  return (
    count === 1 &&
    moveOrder(tx, { id: orderId, status: 'awaiting_brief' }, 'in_progress', { actor })
  )
}

/**
 * The studio has the brief by another way, such as a mail; tells whether this call moved the order
 * on.
 */
export function receiveBrief(orderId: string, actor: Actor): Promise<boolean> {
  return transaction((tx) => sendBrief(tx, orderId, actor))
}
