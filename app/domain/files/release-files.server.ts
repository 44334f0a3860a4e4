import type { Transaction } from '~/platform/db/db.server'
import { sweepLater } from './uploads.server'

/** Money that comes late may still revive such an order, but what its buyer takes back goes. */
const ENDED_UNPAID = {
  status: { in: ['expired', 'cancelled'] as ('expired' | 'cancelled')[] },
  confirmedAt: null,
}

/**
 * Deletes those of the files that no cart, order, project, message or application has any more, and
 * has their bytes removed.
 */
export async function releaseFiles(tx: Transaction, fileIds: string[]): Promise<void> {
  const unused = await tx.file.findMany({
    where: {
      id: { in: fileIds },
      projectId: null,
      attachments: { none: {} },
      cartItems: { none: {} },
      orderLines: { none: { orderLine: { order: { NOT: ENDED_UNPAID } } } },
      applications: { none: {} },
    },
    select: { id: true, versions: { select: { storageKey: true } } },
  })
  await tx.file.deleteMany({ where: { id: { in: unused.map(({ id }) => id) } } })
  await sweepLater(
    tx,
    unused.flatMap(({ versions }) => versions.map(({ storageKey }) => storageKey)),
  )
}
