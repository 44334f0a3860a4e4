/**
 * `npm run db:move -- --from file:… --to postgres://…`: copies a database into an empty one and
 * proves that nothing was lost; fails, with nothing changed, when it cannot.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { copyInto, openSnapshot } from '../app/platform/db-copy/copy-database.server'
import { CopyError } from '../app/platform/db-copy/tables'
import { databaseLocation } from '../app/platform/db/location'
import { migrateDatabase, runCommand } from './command'

const USAGE =
  'Name the database to move and where to move it: npm run db:move -- --from file:./data/kanal.sqlite --to postgres://user:password@host/database'

function placeOf(option: string, url: string) {
  try {
    return databaseLocation({ DATABASE_URL: url })
  } catch (error) {
    throw new CopyError((error as Error).message.replace('DATABASE_URL', option))
  }
}

function readPlaces() {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } })
  if (!values.from || !values.to) throw new CopyError(USAGE)
  const [from, to] = [placeOf('--from', values.from), placeOf('--to', values.to)]
  if (from.url === to.url) throw new CopyError('--from and --to are the same database.')
  if (from.provider === 'sqlite' && !existsSync(from.url.slice('file:'.length)))
    throw new CopyError(`${from.url} doesn’t exist.`)
  return { from: from.url, to: to.url }
}

async function move() {
  const { from, to } = readPlaces()
  await migrateDatabase(to)
  const tallies = await copyInto(to, () => openSnapshot(from))
  for (const [table, { rows, sha256 }] of Object.entries(tallies))
    console.log(`${table.padEnd(28)}${String(rows).padStart(9)}  ${sha256}`)
  const all = Object.values(tallies).reduce((sum, { rows }) => sum + rows, 0)
  console.log(
    `${all} rows of ${Object.keys(tallies).length} tables moved: counts and hashes match on both sides.`,
  )
}

await runCommand(move)
