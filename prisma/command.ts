import { CopyError } from '../app/platform/db-copy/tables'
import { migrate } from './engine/migrate'

/** Brings a database that is to be filled to this version's tables. Throws CopyError. */
export async function migrateDatabase(url: string): Promise<void> {
  await migrate(url).catch((error: Error) => {
    throw new CopyError(
      `The database could not be migrated. If the app runs on it, stop it first.\n${error.message}`,
    )
  })
}

/** How the system says that a disk is full, or lets nothing be written. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'ENOENT'])

/**
 * What the person at the terminal can put right is told in its message alone, anything else with
 * its trace.
 */
function isPlain(error: unknown) {
  const { name, code } = error as { name?: string; code?: string }
  return (
    error instanceof CopyError ||
    name === 'UnsafeConfigurationError' ||
    code === 'EEXIST' ||
    DISK.has(code ?? '') ||
    code?.startsWith('ERR_PARSE_ARGS')
  )
}

/**
 * Runs a command; what it throws or gives back is what is wrong, which is told and ends it with 1.
 */
export async function runCommand(run: () => Promise<string | void>): Promise<void> {
  const wrong = await run().catch((error: unknown) =>
    isPlain(error) ? (error as Error).message : error,
  )
  if (wrong === undefined) return
  console.error(wrong)
  process.exitCode = 1
}
