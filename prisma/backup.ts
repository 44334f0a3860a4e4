/**
 * `npm run backup -- --to folder`: all rows and files as they are at one moment, while the app
 * runs; fails when a row's file is missing.
 */
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { runCommand } from './command'

const USAGE =
  'Say where to: npm run backup -- --to ./backups/monday (a folder that is not there yet)'

await runCommand(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  if (!to) return USAGE
  const { makeBackup } = await import('../app/domain/backups/make-backup.server')
  const { rows, files, missing } = await makeBackup(resolve(to)).catch((error: Error) => {
    throw Object.assign(error, { message: `The backup was not made: ${error.message}` })
  })
  const count = Object.values(rows.tables).reduce((sum, table) => sum + table.rows, 0)
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0)
  console.log(
    `${count} rows of ${Object.keys(rows.tables).length} tables and ${Object.keys(files).length} files (${bytes} bytes) are in ${resolve(to)}.`,
  )
  if (missing.length > 0)
    return `These files are referenced in the database but missing from the file store; everything else is in the backup:\n${missing.join('\n')}`
})
