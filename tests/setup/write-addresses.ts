import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { projectRoot } from './migrate'
import { mappedRoutes } from './route-map'

/**
 * Writes a real address for each pattern of the map, on the database of the settings, to
 * ADDRESSES_FILE. Vite loads what finds them, since the app lets it gather the texts.
 */
const vite = await createServer({
  configFile: false,
  root: projectRoot,
  logLevel: 'error',
  appType: 'custom',
  resolve: { alias: { '~': join(projectRoot, 'app') } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
const { findPlaces } = (await vite.ssrLoadModule(
  '/tests/setup/fuzz/people.ts',
)) as typeof import('./fuzz/people')
const addressOf = await findPlaces()
writeFileSync(
  process.env.ADDRESSES_FILE!,
  JSON.stringify(
    Object.fromEntries(mappedRoutes.map(({ pattern }) => [pattern, addressOf(pattern)])),
  ),
)
await vite.close()
process.exit(0)
