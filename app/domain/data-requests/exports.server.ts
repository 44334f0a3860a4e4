import { DomainError } from '~/domain/ground/domain-error'
import { after, currentTime, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { enqueue, type JobHandler } from '~/platform/outbox/outbox.server'
import { isId } from '~/platform/row-id'
import { storage } from '~/platform/storage/storage.server'
import { Rows } from '~/platform/outbox/rows.server'
import { tellAccount } from '../people/account-notices.server'
import { collectData } from './collect-data.server'
import { EXPORT_LIFETIME } from './data-request.rules'
import { moveDataRequest } from './move-data-request.server'

export const EXPORT_JOB = 'export-data'

const SHOWN = 10
const BATCH = 50

/** JSON has no big integers; a count of bytes fits a number. */
const asNumber = (_: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)

/** The latest exports that a person asked for. */
export function listExports(userId: number) {
  return db.dataRequest.findMany({
    where: { userId, kind: 'export' },
    select: { id: true, status: true, storageKey: true, createdAt: true, finishedAt: true },
    orderBy: { id: 'desc' },
    take: SHOWN,
  })
}

/** Asks for an export; one that is still being made is not asked for again. */
export async function requestExport(userId: number): Promise<void> {
  await transaction(async (tx) => {
    const pending = await tx.dataRequest.count({
      where: { userId, kind: 'export', status: 'received' },
    })
    if (pending > 0) return
    const { id } = await tx.dataRequest.create({
      data: { userId, kind: 'export' },
      select: { id: true },
    })
    await enqueue(tx, { key: `${EXPORT_JOB}:${id}`, kind: EXPORT_JOB, payload: { requestId: id } })
  })
}

/**
 * Writes the export under a key of its request, so that a repeat replaces it, and mails word of it
 * once.
 */
export const makeExport: JobHandler = async ({ payload }) => {
  const { requestId } = payload as { requestId: string }
  const request = await db.dataRequest.findFirst({
    where: { id: requestId, status: 'received', user: { erasedAt: null } },
  })
  if (!request) return
  const storageKey = `exports/${requestId}`
  const bytes = new TextEncoder().encode(
    JSON.stringify(await collectData(request.userId), asNumber, 2),
  )
  await storage().put(storageKey, bytes, { contentType: 'application/json' })
  await transaction(async (tx) => {
    if (await moveDataRequest(tx, requestId, 'ready', { storageKey }))
      await tellAccount(
        tx,
        request.userId,
        'dataReady',
        { days: EXPORT_LIFETIME / DAY },
        { key: requestId },
      )
  })
}

/**
 * The stored export of this person. Throws `notFound` for any other, and for one that is over.
 */
export async function getExport(
  userId: number,
  id: string,
): Promise<{ storageKey: string; finishedAt: Date }> {
  const known = isId(id)
  const request = known
    ? await db.dataRequest.findFirst({
        where: {
          id,
          userId,
          kind: 'export',
          status: 'ready',
          finishedAt: { gt: after(-EXPORT_LIFETIME) },
        },
      })
    : null
  if (!request?.storageKey || !request.finishedAt)
    throw new DomainError('notFound', 'no such export')
  return { storageKey: request.storageKey, finishedAt: request.finishedAt }
}

async function drop({ id, storageKey }: { id: string; storageKey: string | null }) {
  if (storageKey) await storage().remove(storageKey)
  await db.dataRequest.updateMany({ where: { id }, data: { storageKey: null } })
}

const old = new Rows<{ id: string; storageKey: string | null }>('drop-old-exports')

/** Deletes the exports whose time is over; that they were asked for stays. */
export async function dropOldExports(now = currentTime()): Promise<void> {
  await old.each(
    (id) =>
      db.dataRequest.findMany({
        where: { id, storageKey: { not: null }, finishedAt: { lte: after(-EXPORT_LIFETIME, now) } },
        select: { id: true, storageKey: true },
        take: BATCH,
      }),
    drop,
  )
}

/** Deletes all exports of a person. */
export async function dropExportsOf(userId: number): Promise<void> {
  const kept = await db.dataRequest.findMany({
    where: { userId, storageKey: { not: null } },
    select: { id: true, storageKey: true },
  })
  for (const one of kept) await drop(one)
}
