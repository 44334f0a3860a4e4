import { cp } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createSeededSqliteDatabase } from './seed'

/** Seeds the demo studio into the folder of SEEDED_TEMPLATE, for what runs after it to copy. */
const database = await createSeededSqliteDatabase()
await cp(dirname(database.file), dirname(process.env.SEEDED_TEMPLATE!), { recursive: true })
await database.dispose()
