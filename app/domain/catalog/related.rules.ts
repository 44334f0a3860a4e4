import { isAvailable } from './catalog.rules'

interface Service {
  id: number
  category: string
  platform: string
  availabilityStatus: string
}

const CATEGORY_WEIGHT = 4
const PLATFORM_WEIGHT = 2
const AVAILABLE_WEIGHT = 1

/** Services of the same category or platform, at most `limit`: those that share both first, then of its category, and what can be ordered before what cannot. */
export function relatedTo<Other extends Service>(service: Service, others: Other[], limit: number): Other[] {
  const isNear = ({ id, category, platform }: Service) => id !== service.id && (category === service.category || platform === service.platform)
  const worth = ({ category, platform, availabilityStatus }: Service) =>
    (category === service.category ? CATEGORY_WEIGHT : 0) + (platform === service.platform ? PLATFORM_WEIGHT : 0) + (isAvailable(availabilityStatus) ? AVAILABLE_WEIGHT : 0)
  return others
    .filter(isNear)
    .sort((one, other) => worth(other) - worth(one) || one.id - other.id)
    .slice(0, limit)
}
