/** The benchmark's part on how pages grow, without the rest of it: `client`, `studio`, or both without a word. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertBuilt } from '../setup/handler'
import { clientGrowth } from './client-growth'
import { measureGrowth } from './growth'
import { studioGrowth } from './studio-growth'

assertBuilt()
const folder = await mkdtemp(join(tmpdir(), 'kanal-growth-'))
const asked = process.argv[2]
try {
  const found = [
    ...(asked === 'studio' ? [] : [await measureGrowth(clientGrowth, folder)]),
    ...(asked === 'client' ? [] : [await measureGrowth(studioGrowth, folder)]),
  ]
  console.log(found.map(({ text }) => text).join('\n\n'))
  if (found.some(({ isOver }) => isOver)) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
