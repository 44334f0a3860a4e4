import { writeMissingPersonTerms } from '../../app/domain/search/person-terms.server'
import { closeDb } from '../../app/platform/db/db.server'
import { seedAccounts } from './accounts'
import { seedCatalog } from './catalog'
import { seedDemoCompany } from './company'
import { seedContent } from './content'
import { seedCoupons } from './coupons'
import { seedApplications } from './freelancers'
import { seedDemoStudio } from './demo-studio/demo-studio'
import { seedLanguageClients } from './language-clients'
import { seedDemoOrders } from './orders'
import { seedDemoPayouts } from './payouts'
import { seedDemoSettings, seedExchangeRates, seedStudio } from './studio'
import { seedTickets } from './tickets'

async function fill() {
  await seedStudio()
  await seedDemoSettings()
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
  await seedLanguageClients()
  await writeMissingPersonTerms()
}

/**
 * Fills the empty database of the settings with the demo studio: its accounts, what it sells and
 * shows, and what its client has ordered.
 */
export const fillDemo = () => fill().finally(closeDb)
