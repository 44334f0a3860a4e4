import type { Db } from '~/platform/db/db.server'

/** What PostgreSQL says, and undoes, when a table or its log finds no room. */
const FULL = `RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'`

/** The provider keeps its own elsewhere. */
const OURS = `SELECT tablename FROM pg_tables
  WHERE schemaname = 'public' AND tablename NOT LIKE 'Sandbox%' AND tablename NOT LIKE '\\_%'`

const tellOf = (db: Db, body: string) =>
  db.$executeRawUnsafe(
    `CREATE OR REPLACE FUNCTION room() RETURNS trigger LANGUAGE plpgsql
     AS 'BEGIN ${body.replaceAll("'", "''")}; RETURN NULL; END'`,
  )

/**
 * Prepares a PostgreSQL database for a disk that is full, by a trigger of every table, before
 * anybody uses it; what is returned fills it for so many milliseconds.
 */
export async function fullDatabase(db: Db): Promise<(ms: number) => Promise<void>> {
  await tellOf(db, 'NULL')
  for (const { tablename } of await db.$queryRawUnsafe<{ tablename: string }[]>(OURS))
    await db.$executeRawUnsafe(
      `CREATE TRIGGER room BEFORE INSERT OR UPDATE ON "${tablename}" EXECUTE FUNCTION room()`,
    )
  return async (ms) => {
    await tellOf(db, FULL)
    await new Promise((resolve) => setTimeout(resolve, ms))
    await tellOf(db, 'NULL')
  }
}
