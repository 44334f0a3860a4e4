import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from './make-folder.js'

test('a folder is made with those above it, and stays when it is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kanal-folder-'))
  makeFolder(join(folder, 'a/b/c'))
  writeFileSync(join(folder, 'a/b/c/d'), '')
  makeFolder(join(folder, 'a/b/c'))
  expect(existsSync(join(folder, 'a/b/c/d'))).toBe(true)
  rmSync(folder, { recursive: true })
})

// With `recursive` Node never comes back from there.
test.runIf(existsSync('/proc/self'))('where nobody may make any it says so', () => {
  expect(() => makeFolder('/proc/kanal/data')).toThrow(/ENOENT.*mkdir '\/proc\/kanal'/)
})
