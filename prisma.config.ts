import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'
import { databaseLocation } from './app/platform/db/location'
import { composeSchema } from './prisma/engine/compose.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const dotenv = join(root, '.env')
if (existsSync(dotenv)) process.loadEnvFile(dotenv)

// Windows cannot spawn a script by its first line: there the CLI downloads its own native engine.
if (process.platform !== 'win32') {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= join(root, 'prisma/engine/schema-engine.mjs')
}
process.env.CHECKPOINT_DISABLE ??= '1'

const { DATABASE_URL, DATA_DIR } = process.env
const { provider, url } = databaseLocation({ DATABASE_URL, DATA_DIR }, root)

export default defineConfig({
  schema: composeSchema(provider),
  migrations: { path: join(root, 'prisma', provider, 'migrations') },
  datasource: { url },
})
