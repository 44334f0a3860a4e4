import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findClosed } from './postgres-programs'

test('the folder that keeps other users from a program is found, wherever it is on the way', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kanal-closed-'))
  const program = join(folder, 'in', 'bin')
  await mkdir(program, { recursive: true })
  try {
    expect(await findClosed(program)).toBe(folder)
    await chmod(folder, 0o755)
    expect(await findClosed(program)).toBeNull()
    await chmod(program, 0o700)
    expect(await findClosed(program)).toBe(program)
  } finally {
    await rm(folder, { recursive: true })
  }
})
