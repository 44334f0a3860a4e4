import { isAvailable } from './catalog.rules'
import { onceFor } from '~/domain/ground/once-for.rules'

interface Service {
  id: number
  category: string
  platform: string
  availabilityStatus: string
}

const CATEGORY_WEIGHT = 4
const PLATFORM_WEIGHT = 2
const AVAILABLE_WEIGHT = 1

/** What a service is near to: `category` and `platform` of one. */
type Kind = Pick<Service, 'category' | 'platform'>

function nearest<Other extends Service>(
  others: readonly Other[],
  { category, platform }: Kind,
  limit: number,
): Other[] {
  const worth = (other: Service) =>
    (other.category === category ? CATEGORY_WEIGHT : 0) +
    (other.platform === platform ? PLATFORM_WEIGHT : 0) +
    (isAvailable(other.availabilityStatus) ? AVAILABLE_WEIGHT : 0)
  return others
    .filter((other) => other.category === category || other.platform === platform)
    .sort((one, other) => worth(other) - worth(one) || one.id - other.id)
    .slice(0, limit)
}

/** Every service of a kind has the same near ones, but for itself. */
const nearestTo = onceFor((others: readonly Service[], key: string) => {
  const [category, platform, limit] = JSON.parse(key) as [string, string, number]
  return nearest(others, { category, platform }, limit + 1)
})

/**
 * Services of the same category or platform, at most `limit`: those that share both first, then of
 * its category, and what can be ordered before what cannot.
 */
export function relatedTo<Other extends Service>(
  service: Service,
  others: readonly Other[],
  limit: number,
): Other[] {
  const near = nearestTo(
    others,
    JSON.stringify([service.category, service.platform, limit]),
  ) as Other[]
  return near.filter(({ id }) => id !== service.id).slice(0, limit)
}
