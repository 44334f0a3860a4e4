import { env } from '../../app/platform/env.server'
import { closeDb } from '../../app/platform/db/db.server'
import { seedAccounts, seedOwner } from './accounts'
import { seedCatalog } from './catalog'
import { seedContent } from './content'
import { seedDemoOrders } from './orders'
import { seedStudio } from './studio'

/** Fills an empty database; what is there already stays as it is. Demo accounts and orders exist in demo mode only. */
async function seed() {
  await seedStudio()
  if (!env.demo) return seedOwner()
  await seedAccounts()
  await seedCatalog()
  await seedContent()
  await seedDemoOrders()
}

try {
  await seed()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await closeDb()
}
