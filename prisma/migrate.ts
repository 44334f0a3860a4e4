/**
 * Applies the migrations to the database that the settings name; ends with 1 and says which one
 * when not all of them were.
 */
import { databaseLocation } from '../app/platform/db/location'
import { loadDotEnv, tellOddLines } from '../app/platform/dot-env'
import { migrate } from './engine/migrate'

loadDotEnv()
// Before a start, app/server/ready.ts has told.
if (process.env.npm_lifecycle_event !== 'prestart') tellOddLines()

try {
  const { DATABASE_URL, DATA_DIR } = process.env
  console.log((await migrate(databaseLocation({ DATABASE_URL, DATA_DIR }).url)).trim())
} catch (error) {
  console.error(`Not migrated. ${(error as Error).message}`)
  process.exitCode = 1
}
