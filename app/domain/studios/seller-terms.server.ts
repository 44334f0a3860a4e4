import type { Transaction } from '~/platform/db/db.server'
import type { Currency } from '../catalog/catalog.rules'
import { SELLER_COUNTRY } from '~/domain/ground/vat.rules'
import { readSettings } from '../settings/settings.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { vatOfSeller, type SellerVat } from './seller-terms.rules'
import { currenciesOf } from './shop-front.rules'

/**
 * What a studio's services can be paid in: what the settings offer for the own studio, what it
 * chose for another.
 */
export async function currenciesSoldIn(tx: Transaction, studioId: number): Promise<Currency[]> {
  if (studioId === OWN_STUDIO_ID) return (await readSettings(tx)).currencies
  const { currencies } = await tx.studio.findUniqueOrThrow({
    where: { id: studioId },
    select: { currencies: true },
  })
  return currenciesOf(currencies)
}

/** The VAT that a studio's prices contain. */
export async function readSellerVat(tx: Transaction, studioId: number): Promise<SellerVat> {
  if (studioId === OWN_STUDIO_ID) {
    const { vatRate: rate, netPrices } = await readSettings(tx)
    return { country: SELLER_COUNTRY, rate, registered: true, netPrices }
  }
  return vatOfSeller(
    await tx.studio.findUniqueOrThrow({
      where: { id: studioId },
      select: { country: true, vatNumber: true, netPrices: true },
    }),
  )
}
