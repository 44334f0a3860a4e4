// @ts-nocheck: the engine and the drivers publish no types for what meets here.
import { connectPostgres, createPostgresDatabase, postgresFactory } from './postgres.mjs'
import { createSqliteDatabase, makeFolderOf, sqliteFactory } from './sqlite.mjs'

export const isPostgres = (url) => /^postgres(ql)?:/.test(url)

/**
 * The driver adapter for a datasource; without a URL the provider named in the schema's text
 * decides.
 */
export function adapterFactory({ url, shadowDatabaseUrl }, schema) {
  const postgres = url ? isPostgres(url) : /provider\s*=\s*"postgresql"/.test(schema)
  return postgres ? postgresFactory(url, shadowDatabaseUrl) : sqliteFactory(url, shadowDatabaseUrl)
}

/**
 * Resolves when the database is there; otherwise throws with Prisma's code in `prismaCode` (P1003:
 * no such database).
 */
export async function canConnect(url) {
  if (isPostgres(url)) await connectPostgres(url, () => undefined)
  else makeFolderOf(url)
}

/** Creates an empty database and resolves with its name. */
export async function createDatabase(url) {
  return {
    databaseName: isPostgres(url) ? await createPostgresDatabase(url) : createSqliteDatabase(url),
  }
}
