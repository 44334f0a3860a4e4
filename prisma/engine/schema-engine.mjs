#!/usr/bin/env node
// @ts-nocheck: the engine and the drivers publish no types for what meets here.
/**
 * Prisma's schema engine as a small executable: the WebAssembly build of the engine behind the
 * line-by-line JSON-RPC which the Prisma CLI speaks with its native binary, so that no binary has
 * to be downloaded. prisma.config.ts hands this file to the CLI. Windows cannot spawn a shebang
 * file: there the config leaves the CLI to its own native engine.
 */
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { adapterFactory, canConnect, createDatabase, isPostgres } from './adapters.mjs'
import { dropShadows } from './postgres.mjs'
import { closeSqlite, resetSqlite } from './sqlite.mjs'
import { loadEngine } from './wasm.mjs'

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    datamodels: { type: 'string', multiple: true, default: [] },
    datasource: { type: 'string' },
    'enabled-preview-features': { type: 'string' },
    'extension-types': { type: 'string' },
  },
})
const datasource = values.datasource ? JSON.parse(values.datasource) : {}

if (positionals[0] === 'cli') await runCli(positionals[1])
else await serve()

async function runCli(command) {
  try {
    if (command === 'can-connect-to-database') await canConnect(datasource.url)
    else if (command === 'create-database') await createDatabase(datasource.url)
    else throw new Error(`Unknown command: cli ${command}`)
  } catch (error) {
    const fields = { error_code: error.prismaCode, message: error.message }
    // The CLI drops the first line of stderr before it looks for the one with the error.
    process.stderr.write(
      `\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}\n`,
    )
    process.exitCode = 1
  }
}

async function serve() {
  // The CLI closes stdin and at once sends SIGTERM; databases still have to be closed and shadows
  // dropped.
  process.on('SIGTERM', () => undefined)
  let started
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const request = line.trim() ? JSON.parse(line) : {}
    if (!request.method) continue
    try {
      started ??= await startEngine(request)
      send({ id: request.id, result: await call(started.engine, request) })
    } catch (error) {
      send({ id: request.id, error: describe(error, started?.errors) })
    }
  }
  await Promise.all([closeSqlite(), dropShadows()])
  process.exit(0)
}

async function startEngine({ params }) {
  const { SchemaEngine } = await loadEngine()
  const factory = bindMigrationAwareSqlAdapterFactory(
    adapterFactory(datasource, await schemaText(params)),
  )
  const engine = await SchemaEngine.new({ datamodels: undefined }, forwardLog, factory)
  return { engine, errors: factory.errorRegistry }
}

/** The text that names the provider when no URL is configured. */
async function schemaText(params) {
  const files = [params?.schema, params?.to, params?.from].flatMap((source) => source?.files ?? [])
  const read = await Promise.all(
    values.datamodels.map((path) => readFile(path, 'utf8').catch(() => '')),
  )
  const lockfiles = [params?.to, params?.from].map((source) => source?.lockfile?.content ?? '')
  return [...files.map((file) => file.content), ...read, ...lockfiles].join('\n')
}

async function call(engine, { id, method, params }) {
  if (method === 'getDatabaseVersion') return engine.version(params)
  if (method === 'createDatabase') return createDatabase(params.datasource.url)
  const sqlite = datasource.url && !isPostgres(datasource.url)
  if (sqlite && method === 'reset') return (await resetSqlite(datasource.url)) ?? {}
  // These two read the migrations' outcome on SQLite only from what a diagnosis of the same list
  // has left behind.
  if (sqlite && (method === 'evaluateDataLoss' || method === 'createMigration'))
    await engine.devDiagnostic(params)
  if (typeof engine[method] !== 'function') throw new Error(`The engine has no method ${method}`)
  const result = await engine[method](params)
  if (method === 'diff' && typeof result.stdout === 'string') {
    send({ id, method: 'print', params: { content: result.stdout } })
    return { exitCode: result.exitCode }
  }
  return result ?? {}
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}

function forwardLog(line) {
  if (process.env.DEBUG) process.stderr.write(`${line}\n`)
}

/**
 * An error in the shape in which the native engine reports it; what JavaScript threw, the engine
 * knows by number only.
 */
function describe(error, errors) {
  const id = /External error id#(\d+)/.exec(error?.message)?.[1]
  const cause = (id && errors?.consumeError(Number(id))?.error) || error
  return {
    code: 4466,
    message: 'An error happened. Check the data field for details.',
    data: {
      is_panic: false,
      message: cause?.message ?? String(cause),
      error_code: error?.code,
      meta: error?.meta,
    },
  }
}
