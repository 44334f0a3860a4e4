import { subMonths } from 'date-fns'
import { db, transaction } from '~/platform/db/db.server'
import { Rows } from '~/platform/outbox/rows.server'
import { sweepLater } from '../files/uploads.server'
import { RETENTION } from '~/domain/ground/retention.rules'

const BATCH = 100
const old = new Rows<{ id: string }>('forget-applications')

/** Deletes an application with its files. */
export async function forgetApplication(id: string) {
  await transaction(async (tx) => {
    const files = await tx.file.findMany({
      where: { applications: { some: { applicationId: id } } },
      select: { id: true, versions: { select: { storageKey: true } } },
    })
    await tx.freelancerApplication.deleteMany({ where: { id } })
    await tx.file.deleteMany({
      where: { id: { in: files.map((file) => file.id) }, applications: { none: {} } },
    })
    await sweepLater(
      tx,
      files.flatMap(({ versions }) => versions.map(({ storageKey }) => storageKey)),
    )
  })
}

/**
 * Deletes declined applications and what looked like spam, with their files, when the privacy
 * policy says so; returns how many.
 */
export async function forgetApplications(now: Date): Promise<number> {
  const declined = {
    status: 'rejected' as const,
    decidedAt: { lt: subMonths(now, RETENTION.declinedApplications) },
  }
  const spam = {
    status: 'submitted' as const,
    suspicions: { not: '' },
    createdAt: { lt: subMonths(now, RETENTION.suspectedSpam) },
  }
  const find = (id: { notIn: string[] }) =>
    db.freelancerApplication.findMany({
      where: { id, OR: [declined, spam] },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    })
  return old.each(find, ({ id }) => forgetApplication(id))
}
