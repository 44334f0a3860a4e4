/**
 * The benchmark's part on how pages grow, without the rest of it: of `client`, `studio`, `shops` or
 * `catalog`, and then on `sqlite` or `postgres`; all without a word. `studio` takes `most` after
 * that: a million orders.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertBuilt } from '../setup/handler'
import { clientGrowth } from './client-growth'
import { measureGrowth } from './growth'
import { catalogGrowth } from './catalog-growth'
import { MANY, MOST } from './grown-studio'
import { shopGrowth } from './shop-growth'
import { studioGrowth } from './studio-growth'

assertBuilt()
const folder = await mkdtemp(join(tmpdir(), 'kanal-growth-'))
const [asked, database, size] = process.argv.slice(2)
try {
  const isAsked = (part: string) => !asked || asked === part
  const found = [
    ...(isAsked('client') ? [await measureGrowth(clientGrowth, folder, database)] : []),
    ...(isAsked('studio')
      ? [await measureGrowth(studioGrowth(size === 'most' ? MOST : MANY), folder, database)]
      : []),
    ...(isAsked('shops') ? [await measureGrowth(shopGrowth, folder, database)] : []),
    ...(isAsked('catalog') ? [await measureGrowth(catalogGrowth, folder, database)] : []),
  ]
  console.log(found.map(({ text }) => text).join('\n\n'))
  if (found.some(({ isOver }) => isOver)) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
