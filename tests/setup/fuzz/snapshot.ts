import { copyFile } from 'node:fs/promises'
import { connectPostgres } from '../../../prisma/engine/postgres.mjs'
import { databaseLocation } from '../../../app/platform/db/location'
import { inject } from 'vitest'

const kept = globalThis as typeof globalThis & { kanalDb?: { $disconnect(): Promise<void> } }

/** Closes the database: its next use opens it anew. */
async function close() {
  const open = kept.kanalDb
  kept.kanalDb = undefined
  await open?.$disconnect()
}

async function cloneInPostgres(from: string, to: string) {
  await connectPostgres(
    inject('postgresUrl'),
    async (adapter: { executeScript(sql: string): Promise<void> }) => {
      await adapter.executeScript(`DROP DATABASE IF EXISTS "${to}" WITH (FORCE)`)
      // The app listens for live updates on a connection of its own, and opens it anew; nobody may
      // look on while a database is copied.
      await adapter.executeScript(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${from}'`,
      )
      await adapter.executeScript(`CREATE DATABASE "${to}" TEMPLATE "${from}"`)
    },
  )
}

/** Keeps the database as it is now; what is returned puts it back. */
export async function keepDatabase(): Promise<() => Promise<void>> {
  const { provider, url } = databaseLocation({ DATABASE_URL: process.env.DATABASE_URL! })
  const name = provider === 'sqlite' ? url.replace(/^file:/, '') : new URL(url).pathname.slice(1)
  const copy = `${name}_kept`
  const clone = provider === 'sqlite' ? copyFile : cloneInPostgres
  await close()
  await clone(name, copy)
  return async () => {
    await close()
    await clone(copy, name)
  }
}
