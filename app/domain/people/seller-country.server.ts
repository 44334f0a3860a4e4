import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import type { db, Transaction } from '~/platform/db/db.server'

/** Whose public holidays a seller has; null for this site's own studio, which has two countries'. */
export async function countryOfSeller(
  tx: Transaction | typeof db,
  studioId: number,
): Promise<string | null> {
  if (studioId === OWN_STUDIO_ID) return null
  const { country } = await tx.studio.findUniqueOrThrow({
    where: { id: studioId },
    select: { country: true },
  })
  return country
}
