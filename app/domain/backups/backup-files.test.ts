import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storage } from '~/platform/storage/storage.server'
import { keepFile } from './backup-files.server'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kanal-backup-files-'))))
afterAll(() => rm(folder, { recursive: true }))

test('a file that is deleted while it is copied is in the backup as a whole or not at all', async () => {
  const bytes = new Uint8Array(300_000).fill(7)
  const kept = new Set<boolean>()
  for (let turn = 0; turn < 60; turn++) {
    const key = `test/${turn}`
    await storage().put(key, bytes, { contentType: 'text/plain' })
    const wait = new Promise((resolve) => setTimeout(resolve, turn % 6))
    const [file] = await Promise.all([
      keepFile(folder, key),
      wait.then(() => storage().remove(key)),
    ])
    expect(file?.size ?? bytes.length).toBe(bytes.length)
    expect(existsSync(join(folder, key))).toBe(file !== null)
    kept.add(file !== null)
  }
  expect(kept.size).toBeGreaterThan(0)
})
