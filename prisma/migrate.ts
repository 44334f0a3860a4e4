/**
 * Applies the migrations to the database that the settings name; ends with 1 and says which one
 * when not all of them were.
 */
import { existsSync } from 'node:fs'
import { databaseLocation } from '../app/platform/db/location'
import { migrate } from './engine/migrate'

if (existsSync('.env')) process.loadEnvFile('.env')

try {
  const { DATABASE_URL, DATA_DIR } = process.env
  console.log((await migrate(databaseLocation({ DATABASE_URL, DATA_DIR }).url)).trim())
} catch (error) {
  console.error(`Not migrated. ${(error as Error).message}`)
  process.exitCode = 1
}
