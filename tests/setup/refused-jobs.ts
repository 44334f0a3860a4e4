import { databaseLocation } from '~/platform/db/location'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'

const NAME = 'refused_jobs'

/** Runs something while the database refuses, with "no room", each job whose key begins so. */
export async function whileJobsAreRefused(key: string, run: () => Promise<unknown>) {
  const statements = databaseLocation(env).provider === 'sqlite' ? onSqlite(key) : onPostgres(key)
  for (const statement of statements.refuse) await db.$executeRawUnsafe(statement)
  try {
    await run()
  } finally {
    await db.$executeRawUnsafe(statements.allow)
  }
}

const onSqlite = (key: string) => ({
  refuse: [
    `CREATE TRIGGER ${NAME} BEFORE INSERT ON "OutboxJob" WHEN NEW.key LIKE '${key}%' BEGIN SELECT RAISE(ABORT, 'no room'); END`,
  ],
  allow: `DROP TRIGGER ${NAME}`,
})

const onPostgres = (key: string) => ({
  refuse: [
    `CREATE OR REPLACE FUNCTION ${NAME}() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$ LANGUAGE plpgsql`,
    `CREATE TRIGGER ${NAME} BEFORE INSERT ON "OutboxJob" FOR EACH ROW WHEN (NEW.key LIKE '${key}%') EXECUTE FUNCTION ${NAME}()`,
  ],
  allow: `DROP TRIGGER ${NAME} ON "OutboxJob"`,
})
