// @ts-nocheck: the engine and the drivers publish no types for what meets here.
import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import { changes, wholeOnPostgres } from './whole-migration.mjs'

const codes = {
  DatabaseDoesNotExist: 'P1003',
  AuthenticationFailed: 'P1000',
  DatabaseAccessDenied: 'P1010',
}
const CHAR_OID = 18
const TEXT_OID = 25
const quoted = (name) => `"${name.replaceAll('"', '""')}"`

export function postgresFactory(url, shadowDatabaseUrl) {
  const factory = driver(url)
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => applyWhole(fitForEngine(await factory.connect())),
    connectToShadowDb: () =>
      shadowDatabaseUrl ? connect(shadowDatabaseUrl) : connectToNewShadow(url),
  }
}

/**
 * Opens a connection, hands it to `run` and closes it; throws with Prisma's code in `prismaCode`.
 */
export async function connectPostgres(url, run) {
  const adapter = await connect(url)
  try {
    await adapter.executeScript('SELECT 1')
    await run(adapter)
  } catch (error) {
    const message = error.cause?.originalMessage ?? error.message
    throw Object.assign(new Error(message), { prismaCode: codes[error.cause?.kind] ?? 'P1001' })
  } finally {
    await adapter.dispose()
  }
}

export async function createPostgresDatabase(url) {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  await connectPostgres(withDatabase(url, 'postgres'), (adapter) =>
    adapter.executeScript(`CREATE DATABASE ${quoted(name)}`),
  )
  return name
}

function driver(url) {
  const schema = (url && new URL(url).searchParams.get('schema')) || undefined
  return new PrismaPg({ connectionString: url }, { schema })
}

async function connect(url) {
  return fitForEngine(await driver(url).connect())
}

const shadows = new Set()

/**
 * The adapter's own shadow connection would follow the connection string back to the main database.
 */
async function connectToNewShadow(url) {
  const name = `prisma_migrate_shadow_db_${randomUUID()}`
  await connectPostgres(url, (adapter) => adapter.executeScript(`CREATE DATABASE ${quoted(name)}`))
  const shadow = await connect(withDatabase(url, name))
  const close = shadow.dispose.bind(shadow)
  let dropped
  shadow.dispose = () => (dropped ??= close().then(() => dropDatabase(url, name)))
  shadows.add(shadow)
  return shadow
}

/** The engine does not wait for its shadow databases to go; the process has to, before it ends. */
export async function dropShadows() {
  await Promise.all([...shadows].map((shadow) => shadow.dispose()))
}

function dropDatabase(url, name) {
  return connectPostgres(url, (adapter) => adapter.executeScript(`DROP DATABASE ${quoted(name)}`))
}

/**
 * Two things of PostgreSQL which the engine needs and the adapter gets wrong: the catalogue's
 * one-byte "char" type must arrive as a character, and a script must go to the server whole,
 * because cutting it at semicolons breaks functions.
 */
function fitForEngine(adapter) {
  const { queryRaw, pgOptions } = adapter
  adapter.queryRaw = async (query) => {
    const answer = await adapter.performIO(query)
    const oneByte = answer.fields.map((field) => field.dataTypeID === CHAR_OID)
    const fields = answer.fields.map((field, i) =>
      oneByte[i] ? { name: field.name, dataTypeID: TEXT_OID } : field,
    )
    const result = await queryRaw.call(
      { pgOptions, performIO: async () => ({ ...answer, fields }) },
      query,
    )
    result.columnTypes = result.columnTypes.map((type, i) =>
      oneByte[i] ? ColumnTypeEnum.Character : type,
    )
    return result
  }
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script)
    } catch (error) {
      adapter.onError(error)
    }
  }
  return adapter
}

/** A migration is there as a whole, with the mark that it is finished, or not at all. */
function applyWhole(adapter) {
  const executeScript = adapter.executeScript
  adapter.executeScript = (script) =>
    executeScript(changes(script) ? wholeOnPostgres(script) : script)
  return adapter
}

function withDatabase(url, name) {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
