import { brand } from '~/brand'
import { paths } from '~/paths'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { countryName } from '~/platform/i18n/places.server'
import { BASE_CURRENCY } from '../catalog/catalog.rules'
import { onceFor } from '~/domain/ground/once-for.rules'
import { WITHDRAWAL_DAYS } from '~/domain/ground/withdrawal.rules'
import type { ServiceFacts } from '../catalog/service-facts.server'
import { spanOf } from './approaches.rules'
import { cityName } from './city.rules'

/**
 * The service whose label the page explains: the smallest website that can be ordered, else the
 * first there is.
 */
function presentLabel(services: readonly ServiceFacts[], language: Language) {
  const service =
    services.find(({ available, category }) => available && category === 'Website') ?? services[0]
  if (!service) return null
  const { id, name, image, price, workingDays, revisions, included } = service
  return {
    ...{ name, image, revisions, included },
    href: paths.product(id),
    price: formatMoney(price, BASE_CURRENCY, language),
    days: translator(language, 'shop')('workingDays', { count: workingDays }),
  }
}

const presentNumbers = onceFor((services: readonly ServiceFacts[], language: Language) => {
  const days = spanOf(services.map(({ workingDays }) => workingDays))
  return {
    services: services.length,
    languages: LANGUAGES.length,
    from: services[0] ? formatMoney(services[0].price, BASE_CURRENCY, language) : null,
    withdrawalDays: WITHDRAWAL_DAYS,
    days: days && (days.from === days.to ? String(days.from) : `${days.from}–${days.to}`),
  }
})

/** What the about page says in numbers, names and addresses. */
export function presentStudio(services: readonly ServiceFacts[], language: Language) {
  return {
    cities: brand.cities.map((city) => ({
      name: cityName(city, language),
      country: countryName(city.country, language),
      address: city.address,
    })),
    label: presentLabel(services, language),
    numbers: presentNumbers(services, language),
  }
}
