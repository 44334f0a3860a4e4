import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyInto, openSnapshot } from '../../app/platform/db-copy/copy-database.server'
import { openSqlite } from '../../app/platform/db/sqlite-driver.js'
import { migrate } from '../engine/migrate'

/** An empty database of this version beside the one at `url`. */
async function makeDraft(url: string, file: string) {
  if (!url.startsWith('file:')) return migrate(`file:${file}`)
  const database = openSqlite(url)
  database.prepare('VACUUM INTO ?').run(file)
  database.close()
}

async function isEmpty(url: string) {
  const snapshot = await openSnapshot(url)
  try {
    for await (const rows of snapshot.rows({ name: 'Studio', columns: ['id'] }))
      if (rows.length > 0) return false
    return true
  } finally {
    await snapshot.close()
  }
}

/**
 * The demo studio, which is made in a database of its own and then copied into the one at `url` in
 * one transaction.
 */
export async function fill(url: string): Promise<void> {
  if (!(await isEmpty(url))) return
  const folder = await mkdtemp(join(tmpdir(), 'kanal-seed-'))
  try {
    const draft = join(folder, 'kanal.sqlite')
    await makeDraft(url, draft)
    // Read on import, as all settings are.
    process.env.DATABASE_URL = `file:${draft}`
    const { fillDemo } = await import('./fill-demo')
    await fillDemo()
    await copyInto(url, () => openSnapshot(`file:${draft}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
