import { randomUUID } from 'node:crypto'
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DAY } from '../clock'
import { lazyBody, toReadable } from './body.server'
import { assertStorageKey } from './key'
import type { Storage } from './storage'

const PRIVATE = 0o600
const ABSENT = new Set(['ENOENT', 'ENOTDIR'])

function isAbsent(error: unknown) {
  return error instanceof Error && 'code' in error && ABSENT.has(String(error.code))
}

function orNull(error: unknown) {
  if (isAbsent(error)) return null
  throw error
}

/** Makes a rename last through a power cut; Windows has no such call for folders. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Deletes what a process that was ended in the middle of a file has left in the store's folder. */
export async function forgetDrafts(folder: string): Promise<void> {
  const drafts = path.join(folder, '.drafts')
  for (const name of (await readdir(drafts).catch(orNull)) ?? []) {
    const found = await stat(path.join(drafts, name)).catch(orNull)
    if (found && Date.now() - found.mtimeMs > DAY)
      await rm(path.join(drafts, name), { force: true })
  }
}

/**
 * Files in `folder`, under their keys; a key starts no segment with a dot, so the dotted folders
 * are the store's own.
 */
export function createDiskStorage(folder: string): Storage {
  const drafts = path.join(folder, '.drafts')
  const fileOf = (key: string) => (assertStorageKey(key), path.join(folder, key))
  const typeOf = (key: string) => path.join(folder, '.types', key)

  async function writeWhole(file: string, source: Readable) {
    const draft = path.join(drafts, randomUUID())
    await mkdir(drafts, { recursive: true })
    try {
      await pipeline(source, createWriteStream(draft, { flags: 'wx', mode: PRIVATE, flush: true }))
      await mkdir(path.dirname(file), { recursive: true })
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(path.dirname(file))
  }

  async function findFile(file: string) {
    const found = await stat(file).catch(orNull)
    return found?.isFile() ? found : null
  }

  return {
    async put(key, body, { contentType }) {
      const file = fileOf(key)
      await writeWhole(typeOf(key), Readable.from([contentType]))
      await writeWhole(file, toReadable(body))
    },
    async get(key, range) {
      const file = fileOf(key)
      const found = await findFile(file)
      if (!found) return null
      const contentType = await readFile(typeOf(key), 'utf8').catch(orNull)
      return {
        body: lazyBody(async () => createReadStream(file, range)),
        contentType: contentType ?? 'application/octet-stream',
        size: found.size,
      }
    },
    async remove(key) {
      const file = fileOf(key)
      if (!(await findFile(file))) return
      await rm(file, { force: true })
      await rm(typeOf(key), { force: true })
    },
    async exists(key) {
      return Boolean(await findFile(fileOf(key)))
    },
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orNull)
      for (const entry of entries ?? []) {
        const key = path
          .relative(folder, path.join(entry.parentPath, entry.name))
          .split(path.sep)
          .join('/')
        if (entry.isFile() && !key.startsWith('.')) yield key
      }
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.R_OK | constants.W_OK)
    },
  }
}
