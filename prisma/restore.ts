/**
 * `npm run restore -- --from folder`: a backup into the empty database and the store that the
 * settings name; fails when anything is not as it was.
 */
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { migrateDatabase, runCommand } from './command'

const USAGE = 'Say where from: npm run restore -- --from ./backups/monday'

await runCommand(async () => {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
  if (!from) return USAGE
  const [{ restoreBackup }, { databaseLocation }, { env }] = await Promise.all([
    import('../app/domain/backups/restore-backup.server'),
    import('../app/platform/db/location'),
    import('../app/platform/env.server'),
  ])
  await migrateDatabase(databaseLocation(env).url)
  const { tallies, manifest } = await restoreBackup(resolve(from))
  const count = Object.values(tallies).reduce((sum, { rows }) => sum + rows, 0)
  console.log(
    `${count} rows of ${Object.keys(tallies).length} tables and ${Object.keys(manifest.files).length} files of ${manifest.madeAt} restored: counts and hashes match the backup.`,
  )
  if (manifest.missing.length > 0)
    return `Missing since before the backup:\n${manifest.missing.join('\n')}`
})
