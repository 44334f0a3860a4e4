import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { connectPostgres } from '../../prisma/engine/postgres.mjs'
import { emptyTemplate, seededTemplate } from './postgres.global'
import { testSettings } from './settings'

const seeded = expect.getState().testPath?.includes('/tests/http/')
const server = inject('postgresUrl')
const name = `kanal_${randomUUID().replaceAll('-', '')}`
await connectPostgres(server, (adapter: { executeScript(sql: string): Promise<void> }) =>
  adapter.executeScript(`CREATE DATABASE ${name} TEMPLATE ${seeded ? seededTemplate : emptyTemplate}`),
)

const files = join(inject('dataFolder'), 'seeded')
const dataFolder = join(inject('dataFolder'), name)
if (seeded && existsSync(files)) await cp(files, dataFolder, { recursive: true })

const url = new URL(server)
url.pathname = name
// The app reads its settings when it is loaded, which comes after this file.
Object.assign(process.env, testSettings(url.href, dataFolder))
