// @ts-nocheck: the engine and the drivers publish no types for what meets here.
const TABLE = '_prisma_migrations'
const UNFINISHED = 'finished_at IS NULL AND rolled_back_at IS NULL'

/**
 * The mark that a migration is finished, in the transaction of the migration itself: after a kill,
 * one without the mark has left nothing, and one with it is there as a whole. Before it, so that
 * whoever asks meanwhile waits for the end.
 */
const MARK = `UPDATE "${TABLE}" SET finished_at = started_at WHERE ${UNFINISHED};`

const CHANGES = /^[ \t]*(CREATE|ALTER|DROP|INSERT|UPDATE|DELETE)\b/im

/** Whether a script changes tables or rows, rather than how the connection works. */
export const changes = (script) => CHANGES.test(script)

/**
 * A script for SQLite, which would commit each of its statements; foreign keys can be switched off
 * outside a transaction alone.
 */
export function wholeOnSqlite(script, hasTable) {
  const [before, after] = /PRAGMA foreign_keys\s*=\s*OFF/i.test(script)
    ? ['PRAGMA foreign_keys = OFF;', 'PRAGMA foreign_keys = ON;']
    : ['', '']
  return `${before} BEGIN IMMEDIATE; ${hasTable ? MARK : ''}\n${script}\n; COMMIT; ${after}`
}

/** A script for PostgreSQL, which takes what is sent at once for one transaction. */
export const wholeOnPostgres = (script) =>
  `DO $mark$ BEGIN IF to_regclass('${TABLE}') IS NOT NULL THEN ${MARK} END IF; END $mark$;\n${script}`

/**
 * Lets migrations that were broken off be applied again, of which there is nothing, and gives their
 * names.
 */
export async function forgetBrokenOff(adapter, schema) {
  const sql = `UPDATE ${schema ? `"${schema}".` : ''}"${TABLE}" SET rolled_back_at = started_at WHERE ${UNFINISHED} RETURNING migration_name`
  try {
    return (await adapter.queryRaw({ sql, args: [], argTypes: [] })).rows.map(([name]) => name)
  } catch (error) {
    if (error.cause?.kind === 'TableDoesNotExist') return []
    throw error
  }
}
