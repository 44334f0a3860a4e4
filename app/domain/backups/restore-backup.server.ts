import { readFile } from 'node:fs/promises'
import { openArchive } from '~/platform/db-copy/archive.server'
import {
  copyInto,
  differences,
  requireEmptyDatabase,
  tallyAll,
  type Tallies,
} from '~/platform/db-copy/copy-database.server'
import { CopyError } from '~/platform/db-copy/tables'
import { databaseLocation } from '~/platform/db/location'
import { env } from '~/platform/env.server'
import { isIntact, putBackFile } from './backup-files.server'
import { FORMAT, placesIn, type Manifest } from './make-backup.server'

function parseManifest(text: string, file: string) {
  try {
    return JSON.parse(text) as Manifest
  } catch (error) {
    throw new CopyError(`${file} is damaged. Nothing was changed.`, { cause: error })
  }
}

async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CopyError(
      `${file} is missing: the folder isn’t a backup, or the backup didn’t finish.`,
    )
  })
  const manifest = parseManifest(text, file)
  if (manifest.format !== FORMAT)
    throw new CopyError(`The backup has format ${manifest.format}; this version reads ${FORMAT}.`)
  return manifest
}

/** Throws CopyError unless every row and every byte is what it was when the backup was made. */
async function requireIntact(folder: string, { rows, files }: Manifest) {
  const places = placesIn(folder)
  const wrong = differences(rows.tables, await tallyAll(openArchive(places.rows, rows)))
  for (const [key, file] of Object.entries(files))
    if (!(await isIntact(places.files, key, file)))
      wrong.push(`${key}: not the file that was backed up`)
  if (wrong.length > 0)
    throw new CopyError(`The backup is damaged. Nothing was changed.\n${wrong.join('\n')}`)
}

/**
 * Restores a backup into the app's migrated and empty database and its store, whichever these are:
 * first the files, then the rows, in one transaction; both are read again and compared. Throws
 * CopyError, with no row written, when anything is amiss.
 */
export async function restoreBackup(
  folder: string,
): Promise<{ tallies: Tallies; manifest: Manifest }> {
  const { url } = databaseLocation(env)
  const places = placesIn(folder)
  const manifest = await readManifest(places.manifest)
  await requireEmptyDatabase(url)
  await requireIntact(folder, manifest)
  for (const [key, file] of Object.entries(manifest.files)) {
    if (!(await putBackFile(places.files, key, file)))
      throw new CopyError(`${key} differs in the file store. No rows were written.`)
  }
  const tallies = await copyInto(url, async () => openArchive(places.rows, manifest.rows))
  return { tallies, manifest }
}
