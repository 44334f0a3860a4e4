import { db, transaction } from '~/platform/db/db.server'
import { arrangeCards, type PlacedCard } from './overview-cards.rules'

/** The cards of somebody's overview, as they arranged them. */
export async function readCards(userId: number): Promise<PlacedCard[]> {
  return arrangeCards(await db.dashboardCard.findMany({ where: { userId } }))
}

/** Keeps which cards stand on somebody's overview and in which order. */
export async function saveCards(userId: number, cards: PlacedCard[]): Promise<void> {
  await transaction(async (tx) => {
    await tx.dashboardCard.deleteMany({ where: { userId } })
    await tx.dashboardCard.createMany({
      data: cards.map(({ card, visible }, position) => ({ userId, card, position, visible })),
    })
  })
}

/** The overview stands as it did at first. */
export async function forgetCards(userId: number): Promise<void> {
  await db.dashboardCard.deleteMany({ where: { userId } })
}
