import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { connectPostgres } from '../../prisma/engine/postgres.mjs'
import { leaveFile, once } from './between-files'
import { emptyTemplate, seededTemplate } from './postgres.global'
import { testSettings } from './settings'

const seeded = /\/tests\/http\/|page\.test\.ts$/.test(expect.getState().testPath ?? '')
const server = inject('postgresUrl')
const name = await once('name', async () => `kanal_${randomUUID().replaceAll('-', '')}`)
const dataFolder = join(inject('dataFolder'), name)
const url = new URL(server)
url.pathname = name

// The app reads its settings when it is loaded, which comes after this.
Object.assign(process.env, testSettings(url.href, dataFolder))
await leaveFile()
await connectPostgres(server, async (adapter: { executeScript(sql: string): Promise<void> }) => {
  await adapter.executeScript(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await adapter.executeScript(
    `CREATE DATABASE ${name} TEMPLATE ${seeded ? seededTemplate : emptyTemplate}`,
  )
})
const files = join(inject('dataFolder'), 'seeded')
await rm(dataFolder, { recursive: true, force: true })
// With it goes the secret that the app's two copies here, the built one and its sources, sign with.
if (existsSync(files)) await cp(files, dataFolder, { recursive: true })
