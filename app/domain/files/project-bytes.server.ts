import type { Transaction } from '~/platform/db/db.server'
import { PROJECT_BYTES } from './project-files.rules'

/**
 * Counts these bytes among those of the project, if they still fit: of two that would not fit
 * together one is told no.
 */
export async function reserveBytes(
  tx: Transaction,
  projectId: string,
  bytes: number,
): Promise<boolean> {
  const room = BigInt(PROJECT_BYTES - bytes)
  const { count } = await tx.project.updateMany({
    where: { id: projectId, fileBytes: { lte: room } },
    data: { fileBytes: { increment: BigInt(bytes) } },
  })
  return count === 1
}

/** Bytes that are gone leave room for others. */
export async function freeBytes(tx: Transaction, projectId: string, bytes: number): Promise<void> {
  if (bytes > 0)
    await tx.project.update({
      where: { id: projectId },
      data: { fileBytes: { decrement: BigInt(bytes) } },
    })
}

/**
 * Files that came before the project become its own; they were within their limits and are let in
 * whatever else is there.
 */
export async function bringFiles(
  tx: Transaction,
  fileIds: string[],
  { projectId, userId }: { projectId: string; userId: number | null },
): Promise<void> {
  const files = await tx.file.findMany({
    where: { id: { in: fileIds }, projectId: null },
    select: { id: true, size: true },
  })
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  await tx.file.updateMany({
    where: { id: { in: files.map(({ id }) => id) } },
    data: { projectId, ownerId: userId },
  })
  await tx.project.update({
    where: { id: projectId },
    data: { fileBytes: { increment: BigInt(bytes) } },
  })
}
