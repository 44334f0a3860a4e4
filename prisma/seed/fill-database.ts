import { writeMissingPersonWords } from '../../app/domain/people/person-words.server'
import { closeDb } from '../../app/platform/db/db.server'
import { env } from '../../app/platform/env.server'
import { seedAccounts, seedOwner } from './accounts'
import { seedCatalog } from './catalog'
import { seedDemoCompany } from './company'
import { seedContent } from './content'
import { seedCoupons } from './coupons'
import { seedApplications } from './freelancers'
import { seedDemoStudio } from './demo-studio/demo-studio'
import { seedDemoOrders } from './orders'
import { seedDemoPayouts } from './payouts'
import { seedExchangeRates, seedStudio } from './studio'
import { seedTickets } from './tickets'

async function fill() {
  await seedStudio()
  if (!env.demo) return seedOwner()
  await seedAccounts()
  await seedCatalog()
  await seedCoupons()
  await seedContent()
  await seedExchangeRates()
  await seedDemoOrders()
  await seedDemoPayouts()
  await seedDemoCompany()
  await seedTickets()
  await seedApplications()
  await seedDemoStudio()
}

/** Fills an empty database; what is there already stays as it is. Demo accounts and orders exist in demo mode only. */
export async function fillDatabase() {
  await fill()
    .then(() => writeMissingPersonWords())
    .finally(closeDb)
}
