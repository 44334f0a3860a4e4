import { copyDatabase, createSeededSqliteDatabase } from './seed'

/** Seeds the demo studio into SEEDED_TEMPLATE, for what runs after it to copy. */
const database = await createSeededSqliteDatabase()
await copyDatabase(database.file, process.env.SEEDED_TEMPLATE!)
await database.dispose()
