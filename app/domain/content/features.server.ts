import { paths } from '~/paths'
import { formatMoney, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { methodsFor } from '~/platform/payments/gateway'
import { BASE_CURRENCY, type Currency } from '../catalog/catalog.rules'
import { onceFor } from '~/domain/ground/once-for.rules'
import type { ServiceFacts } from '../catalog/service-facts.server'
import { milestoneAmounts } from '~/domain/catalog/payment-plan.rules'
import { spanOf } from './approaches.rules'
import { presentComparison } from './comparison.server'

const BASIS_POINTS = 100

/** The service with the most milestones, the smallest of equals: it shows best how shares work. */
function findExample(services: readonly ServiceFacts[]) {
  const inShares = services.filter(
    ({ available, milestonePayment }) => available && milestonePayment,
  )
  return inShares.reduce<ServiceFacts | undefined>(
    (best, service) =>
      service.milestones.length > (best?.milestones.length ?? 0) ? service : best,
    undefined,
  )
}

const presentShares = onceFor((services: readonly ServiceFacts[], language: Language) => {
  const service = findExample(services)
  if (!service) return null
  const { id, name, price, milestones } = service
  const amounts = milestoneAmounts({ amount: price, milestonePayment: true, milestones })
  return {
    name,
    href: paths.product(id),
    total: formatMoney(price, BASE_CURRENCY, language),
    shares: milestones.map(({ title, percentage }, index) => ({
      title,
      percentage,
      share: formatRate(percentage * BASIS_POINTS, language),
      amount: formatMoney(amounts[index] ?? 0, BASE_CURRENCY, language),
    })),
  }
})

const presentScope = onceFor((services: readonly ServiceFacts[], language: Language) =>
  presentComparison(
    spanOf(services.map(({ revisions }) => revisions)) ?? { from: 1, to: 1 },
    language,
  ),
)

/**
 * What the features page takes from the shop: methods by currency, a plan in shares, what an order
 * holds.
 */
export function presentFeatures(
  services: readonly ServiceFacts[],
  currencies: Currency[],
  language: Language,
) {
  const t = translator(language, 'features')
  return {
    currencies: currencies.map((currency) => ({
      currency,
      name: t(`payment.currencies.${currency}`),
      methods: methodsFor(currency),
    })),
    plan: presentShares(services, language),
    comparison: presentScope(services, language),
  }
}
