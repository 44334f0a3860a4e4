import { randomUUID } from 'node:crypto'
import { summariseCheckout } from '~/domain/orders/checkout-summary.server'
import { countryOptions } from '~/domain/orders/countries'
import { SELLER_COUNTRY } from '~/domain/orders/vat.rules'
import { formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'

const COUNTRY_OF_LANGUAGE: Record<Language, string> = { en: SELLER_COUNTRY, sv: 'SE', nl: 'NL', pl: 'PL' }

/** What the checkout page shows, ready to read: lines, totals per currency, countries, what is known of the buyer. Throws CartNotOrderableError. */
export async function loadCheckout(visitor: string, language: Language, viewer: Viewer | null) {
  const { summaries, chosen } = await summariseCheckout(visitor, language)
  return {
    lines: chosen.lines.map((line, index) => ({
      key: String(index),
      name: line.name,
      quantity: line.quantity,
      speed: line.deliverySpeed as 'standard' | 'express' | 'rush',
      workingDays: line.workingDays,
      addOns: line.addOns.map(({ name }) => name),
      customisation: line.customisation,
      included: line.scope.included as string[],
      amounts: summaries.map(({ currency, lines }) => ({ currency, amount: formatMoney(lines[index]!.amount, currency, language) })),
    })),
    currencies: summaries.map(({ currency, amount, total, kind, methods }) => ({
      currency,
      methods,
      now: formatMoney(amount, currency, language),
      later: kind === 'full' ? null : formatMoney(total - amount, currency, language),
      total: formatMoney(total, currency, language),
    })),
    countries: countryOptions(language),
    signedIn: viewer !== null,
    defaults: {
      placementKey: randomUUID(),
      name: viewer?.name ?? '',
      email: viewer?.email ?? '',
      country: COUNTRY_OF_LANGUAGE[language],
      currency: chosen.currency as string,
    },
  }
}
