// @ts-nocheck: the engine and the drivers publish no types for what meets here.
import { closeSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../../app/platform/make-folder.js'
import { ADAPTER_NAME, openSqlite, SqliteConnection } from '../../app/platform/db/sqlite-driver.js'
import { changes, wholeOnSqlite } from './whole-migration.mjs'

const pathOf = (url) => url.replace(/^file:/, '')

export function sqliteFactory(url = ':memory:', shadowDatabaseUrl) {
  return {
    provider: 'sqlite',
    adapterName: ADAPTER_NAME,
    connect: async () => {
      makeFolderOf(url)
      return fitForEngine(remember(connection(url)))
    },
    connectToShadowDb: async () => fitForEngine(connection(shadowDatabaseUrl ?? ':memory:')),
  }
}

const connection = (url) => new SqliteConnection(openSqlite(url), { keepPrepared: false })

const open = new Set()

function remember(adapter) {
  open.add(adapter)
  return adapter
}

/** The engine locks the file for itself; only closing it tidies its journal away. */
export async function closeSqlite() {
  await Promise.all([...open].map((adapter) => adapter.dispose()))
}

/**
 * Three things the WebAssembly engine expects of SQLite and does not get from the adapter: a
 * database without a migrations table reads as one without migrations, a whole migration may arrive
 * as one raw statement, and it is applied as a whole or not at all.
 */
function fitForEngine(adapter) {
  const queryRaw = adapter.queryRaw.bind(adapter)
  const executeRaw = adapter.executeRaw.bind(adapter)
  const executeScript = adapter.executeScript.bind(adapter)
  adapter.executeScript = async (script) => {
    if (!changes(script)) return executeScript(script)
    const { rows } = await queryRaw({
      sql: `SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'`,
      args: [],
      argTypes: [],
    })
    try {
      await executeScript(wholeOnSqlite(script, rows.length > 0))
    } catch (error) {
      if (adapter.inTransaction) await executeScript('ROLLBACK')
      await executeScript('PRAGMA foreign_keys = ON')
      throw error
    }
  }
  adapter.queryRaw = async (query) => {
    try {
      return await queryRaw(query)
    } catch (error) {
      if (error.cause?.table !== '_prisma_migrations') throw error
      return { columnNames: [], columnTypes: [], rows: [] }
    }
  }
  adapter.executeRaw = async (query) => {
    if (query.args.length > 0) return executeRaw(query)
    await adapter.executeScript(query.sql)
    return 0
  }
  return adapter
}

/**
 * Drops every table and view; the engine's own reset does not quote their names and stumbles over
 * "Order".
 */
export async function resetSqlite(url) {
  const adapter = connection(url)
  const sql = `SELECT type, name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'`
  const { rows } = await adapter.queryRaw({ sql, args: [], argTypes: [] })
  const drops = rows.map(([type, name]) => `DROP ${type} "${name}";`)
  await adapter.executeScript(
    `PRAGMA foreign_keys = OFF; BEGIN; ${drops.join(' ')} COMMIT; VACUUM;`,
  )
  await adapter.dispose()
}

export function createSqliteDatabase(url) {
  makeFolderOf(url)
  closeSync(openSync(pathOf(url), 'a'))
  return pathOf(url)
}

export const makeFolderOf = (url) => makeFolder(dirname(pathOf(url)))
