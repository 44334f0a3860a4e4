/**
 * Generates the Prisma clients for SQLite and PostgreSQL, both because the database is picked at
 * start-up. A client whose schema has not changed since is left alone, so this may run before every
 * start. Usage: node prisma/engine/generate.mjs
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { composeSchema } from './compose.mjs'
import { readUnknown } from './unknown-values.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const manifest = createRequire(import.meta.url).resolve('prisma/package.json')
const unknownValues = fileURLToPath(new URL('./unknown-values.mjs', import.meta.url))
const cli = join(dirname(manifest), 'build/index.js')

// Only the scheme matters here: generating does not connect.
const providers = /** @type {const} */ ({
  sqlite: 'file:generate.sqlite',
  postgresql: 'postgresql://localhost/generate',
})

/** @param {keyof typeof providers} provider */
async function generate(provider) {
  const schema = composeSchema(provider)
  const stamp = join(root, 'prisma/generated', provider, '.schema-hash')
  const hash = hashOf(schema)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const env = { ...process.env, DATABASE_URL: providers[provider] }
  // The old one goes first, so that a generator that died without a word is found out.
  rmSync(dirname(stamp), { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [cli, 'generate', '--no-hints'], { cwd: root, env })
  if (!existsSync(join(dirname(stamp), 'client.ts')))
    throw new Error(`there is no Prisma client for ${provider}, and no reason was given.`)
  if (provider === 'sqlite') readUnknown(schema, dirname(stamp))
  writeFileSync(stamp, hash)
  console.log(`Prisma client for ${provider} generated.`)
}

/** @param {string} folder */
function hashOf(folder) {
  const hash = createHash('sha256')
    .update(readFileSync(manifest))
    .update(readFileSync(unknownValues))
  for (const name of readdirSync(folder).sort())
    hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}

const results = await Promise.allSettled([generate('sqlite'), generate('postgresql')])
for (const result of results) {
  if (result.status === 'fulfilled') continue
  const account = result.reason.stderr?.trim()
  if (account) console.error(account)
  console.error(`Not generated: ${account ? 'see the reason above.' : result.reason.message}`)
  process.exitCode = 1
}
