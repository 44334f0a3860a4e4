import { readdirSync } from 'node:fs'
import type { Offer } from '../../app/domain/quotes/offers.rules'
import type { ProductSeed } from '../../prisma/seed/catalog/product-seed'

const folder = new URL('../../prisma/seed/catalog/', import.meta.url)
const byCurrency = (prices: Record<string, number>) =>
  Object.entries(prices).map(([currency, amount]) => ({ currency, amount }))

/** The demo studio's services as the wizard weighs them, without a database. */
export async function seededOffers(): Promise<Offer[]> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'product-seed.ts')
    .sort()
  const seeds = await Promise.all(
    files.map(
      async (file) =>
        ((await import(new URL(file, folder).href)) as { default: ProductSeed }).default,
    ),
  )
  return seeds.map(
    (
      {
        slug,
        category,
        platform,
        codeLevel,
        availabilityStatus,
        milestonePayment,
        prices,
        speeds,
        addOns,
      },
      index,
    ) => ({
      ...{ id: index + 1, slug, category, platform, codeLevel, milestonePayment, speeds },
      available: availabilityStatus === 'available',
      price: prices.USD,
      prices: byCurrency(prices),
      addOns: addOns.map((addOn, position) => ({
        id: (index + 1) * 100 + position,
        code: addOn.code,
        workingDays: addOn.workingDays,
        prices: byCurrency(addOn.prices),
      })),
    }),
  )
}
