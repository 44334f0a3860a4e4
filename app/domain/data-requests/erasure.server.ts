import { endAccess } from '~/domain/people/end-access.server'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { enqueue } from '~/platform/outbox/outbox.server'
import { isAdmin, type Viewer } from '~/platform/session/roles'
import { tellAccount } from '../people/account-notices.server'
import { ENDED_ORDERS } from '../orders/order.rules'
import type { ErasureBlock } from './data-request.rules'

export const ERASURE_JOB = 'erase-person'

const DONE = ['declined', 'expired', 'completed', 'released', 'reassigned'] as const
const PAID = ['paid', 'reversed'] as const

export interface ErasureOutlook {
  /** Null when nothing is in the way. */
  block: ErasureBlock | null
  /** The orders that are under way. */
  orders: { id: string; number: string; title: string }[]
  /** How many invoices the law makes us keep. */
  invoices: number
}

/** A company whose other people would be left without an owner. */
async function leavesCompanyAlone(tx: Transaction, userId: number) {
  const owned = await tx.company.findMany({
    where: { members: { some: { userId, role: 'owner' } } },
    select: { members: { where: { userId: { not: userId } }, select: { role: true } } },
  })
  return owned.some(
    ({ members }) => members.length > 0 && members.every(({ role }) => role !== 'owner'),
  )
}

async function hasWork(tx: Transaction, userId: number) {
  const own = { freelancer: { userId } }
  const [assignments, payouts] = [
    await tx.assignment.count({ where: { ...own, status: { notIn: [...DONE] } } }),
    await tx.payout.count({ where: { ...own, status: { notIn: [...PAID] } } }),
  ]
  return assignments + payouts > 0
}

async function weigh(
  tx: Transaction,
  viewer: Pick<Viewer, 'id' | 'role' | 'isAdmin'>,
): Promise<ErasureOutlook> {
  const userId = viewer.id
  const orders = await tx.order.findMany({
    where: { userId, status: { notIn: [...ENDED_ORDERS] } },
    select: { id: true, number: true, title: true },
    orderBy: { createdAt: 'asc' },
    take: 20,
  })
  const invoices = await tx.invoice.count({ where: { order: { userId } } })
  const block = async (): Promise<ErasureBlock | null> => {
    if (isAdmin(viewer)) return 'staff'
    if (orders.length > 0) return 'orders'
    if (await hasWork(tx, userId)) return 'assignments'
    return (await leavesCompanyAlone(tx, userId)) ? 'company' : null
  }
  return { block: await block(), orders, invoices }
}

/** What would stand in the way of an erasure, and what would stay. */
export function readErasureOutlook(
  viewer: Pick<Viewer, 'id' | 'role' | 'isAdmin'>,
): Promise<ErasureOutlook> {
  return weigh(db, viewer)
}

/**
 * Closes the account at once, with all its sessions and links, and has the rest erased by a job
 * once the mail that says so is out. The block, when something is in the way; null when it is done
 * or was done before.
 */
export async function requestErasure(
  viewer: Pick<Viewer, 'id' | 'role' | 'isAdmin'>,
): Promise<ErasureBlock | null> {
  return transaction(async (tx) => {
    const { block, invoices } = await weigh(tx, viewer)
    if (block) return block
    const userId = viewer.id
    const { count } = await tx.user.updateMany({
      where: { id: userId, disabledAt: null, erasedAt: null },
      data: { disabledAt: currentTime() },
    })
    if (count === 0) return null
    const { id } = await tx.dataRequest.create({
      data: { userId, kind: 'erasure' },
      select: { id: true },
    })
    await endAccess(tx, userId)
    await tx.accountLink.deleteMany({ where: { userId } })
    await tellAccount(tx, userId, 'accountClosed', { invoices }, { key: id })
    await enqueue(tx, {
      key: `${ERASURE_JOB}:${id}`,
      kind: ERASURE_JOB,
      payload: { requestId: id },
    })
    return null
  })
}
