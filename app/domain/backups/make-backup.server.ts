import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { currentTime } from '~/platform/clock'
import { archiveRows, type ArchivedRows } from '~/platform/db-copy/archive.server'
import { openSnapshot } from '~/platform/db-copy/copy-database.server'
import { databaseLocation } from '~/platform/db/location'
import { env } from '~/platform/env.server'
import { storage } from '~/platform/storage/storage.server'
import { keepFile, type BackedUpFiles } from './backup-files.server'
import { storedKeys } from './stored-keys.rules'

export const FORMAT = 1
/**
 * How often the rows are written again because a file of theirs was gone when it was to be copied.
 */
const TRIES = 3

/** What a backup says of itself; it is written last, so that a folder without it is no backup. */
export interface Manifest {
  format: number
  madeAt: string
  rows: ArchivedRows
  files: BackedUpFiles
  /** Keys that rows tell of and the store did not have. */
  missing: string[]
}

export const placesIn = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  rows: join(folder, 'rows'),
  files: join(folder, 'files'),
})

async function copyNewFiles(folder: string, files: BackedUpFiles) {
  for await (const key of storage().list()) {
    const kept = files[key] ? null : await keepFile(folder, key)
    if (kept) files[key] = kept
  }
}

/** Writes the rows as they are now, and says which files they tell of. */
async function copyRows(folder: string) {
  await rm(folder, { recursive: true, force: true })
  const snapshot = await openSnapshot(databaseLocation(env).url)
  const needed = new Set<string>()
  try {
    const rows = await archiveRows(snapshot, folder, ({ name, columns }, values) => {
      const row = Object.fromEntries(columns.map((column, index) => [column, values[index]!]))
      for (const key of storedKeys(name, row)) needed.add(key)
    })
    return { rows, needed }
  } finally {
    await snapshot.close()
  }
}

async function writeManifest(file: string, manifest: Manifest) {
  const handle = await open(file, 'wx', 0o600)
  await handle.writeFile(JSON.stringify(manifest, null, 1))
  await handle.sync()
  await handle.close()
}

/**
 * Writes all rows, as they are at one moment, and the bytes of all files that they tell of into a
 * new folder, while the app goes on. Files are copied before the rows and again after them, so that
 * a row has its bytes whether its file came or went meanwhile. Throws when the folder is there
 * already.
 */
export async function makeBackup(folder: string): Promise<Manifest> {
  const places = placesIn(folder)
  await mkdir(folder, { mode: 0o700 })
  await mkdir(places.files)
  const files: BackedUpFiles = {}
  await copyNewFiles(places.files, files)
  for (let tries = 1; ; tries++) {
    const { rows, needed } = await copyRows(places.rows)
    await copyNewFiles(places.files, files)
    const missing = [...needed].filter((key) => !files[key])
    if (missing.length > 0 && tries < TRIES) continue
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: currentTime().toISOString(),
      rows,
      files,
      missing,
    }
    await writeManifest(places.manifest, manifest)
    return manifest
  }
}
