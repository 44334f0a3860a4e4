import { brand } from '../../app/brand'
import { keepRates } from '../../app/domain/invoices/exchange-rates.server'
import { OWN_STUDIO_ID } from '../../app/domain/ground/own-studio'
import { db } from '../../app/platform/db/db.server'
import { LANGUAGES } from '../../app/platform/i18n/languages'
import { BEFORE_MONEY } from '../../app/platform/session/permissions.rules'

/** The studio itself, to which products and orders belong. */
export async function seedStudio() {
  const studio = {
    slug: brand.slug,
    name: brand.name,
    status: 'published' as const,
    languages: [...LANGUAGES],
    currencies: ['USD', 'EUR', 'SEK', 'PLN'],
  }
  await db.studio.upsert({ where: { id: OWN_STUDIO_ID }, create: studio, update: {} })
}

/** Whoever tries the demo moves money at once, without a phone to set up. */
export async function seedDemoSettings() {
  await db.setting.create({ data: { key: BEFORE_MONEY, value: false } })
}

/**
 * Rates of one day for the invoices of a demo, which asks nobody for those of today; kronor for one
 * unit.
 */
const DEMO_RATES = { day: '2026-01-02', rates: { USD: 9.2198, EUR: 10.8215, PLN: 2.5671 } }

export async function seedExchangeRates() {
  const { day, rates } = DEMO_RATES
  await keepRates(
    Object.entries(rates).map(([currency, kronor]) => ({
      currency,
      day,
      sek: Math.round(kronor * 1_000_000),
    })),
  )
}
