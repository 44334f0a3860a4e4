import { db, Prisma } from '~/platform/db/db.server'

/** The most that a page shows. */
const MOST = 200

interface Row {
  id: string
  assignmentId: string
  handedInAt: Date | string | null
  versionId: string
  number: number
  /** What this version was called when it came. */
  name: string | null
  /** Bytes. */
  size: number
  status: string
  fileName: string
}

/**
 * The files that go with some assignments, handed in or not, the latest first, in one statement.
 */
export async function listWorkFiles(assignmentIds: string[]) {
  if (assignmentIds.length === 0) return []
  const rows = await db.$queryRaw<Row[]>`
    SELECT w."id", w."assignmentId", w."handedInAt", v."id" AS "versionId",
      v."number", v."name", v."size", v."status", f."name" AS "fileName"
    FROM "WorkFile" w JOIN "FileVersion" v ON v."id" = w."fileVersionId" JOIN "File" f ON f."id" = v."fileId"
    WHERE w."assignmentId" IN (${Prisma.join(assignmentIds)}) ORDER BY w."id" DESC LIMIT ${MOST}`
  return rows.map(({ handedInAt, ...row }) => ({
    ...row,
    handedInAt: handedInAt === null ? null : new Date(handedInAt),
  }))
}
