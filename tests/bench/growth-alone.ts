/** The benchmark's part on how pages grow, without the rest of it: of `client`, `studio` or `shops`, and then on `sqlite` or `postgres`; all without a word. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertBuilt } from '../setup/handler'
import { clientGrowth } from './client-growth'
import { measureGrowth } from './growth'
import { shopGrowth } from './shop-growth'
import { studioGrowth } from './studio-growth'

assertBuilt()
const folder = await mkdtemp(join(tmpdir(), 'kanal-growth-'))
const [asked, database] = process.argv.slice(2)
try {
  const isAsked = (part: string) => !asked || asked === part
  const found = [
    ...(isAsked('client') ? [await measureGrowth(clientGrowth, folder, database)] : []),
    ...(isAsked('studio') ? [await measureGrowth(studioGrowth, folder, database)] : []),
    ...(isAsked('shops') ? [await measureGrowth(shopGrowth, folder, database)] : []),
  ]
  console.log(found.map(({ text }) => text).join('\n\n'))
  if (found.some(({ isOver }) => isOver)) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
