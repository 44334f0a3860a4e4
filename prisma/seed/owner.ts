import { closeDb } from '../../app/platform/db/db.server'
import { seedOwner } from './accounts'
import { seedStudio } from './studio'

/**
 * The studio and its owner's account: all that a live database begins with. Each of the two is
 * there as a whole or not at all.
 */
export async function fill(): Promise<void> {
  await seedStudio().then(seedOwner).finally(closeDb)
}
