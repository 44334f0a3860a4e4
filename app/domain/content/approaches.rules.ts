/** The ways of building, from the shallowest to the deepest, and the one that comes on top. */
export const APPROACHES = ['noCode', 'cms', 'custom', 'ai'] as const
export type Approach = (typeof APPROACHES)[number]

interface Built {
  category: string
  platform: string
  codeLevel: string
}

const PLATFORMS: Record<string, Approach> = {
  Framer: 'noCode',
  Webflow: 'noCode',
  WordPress: 'cms',
  Shopify: 'cms',
  React: 'custom',
}
/** Sites, shops and apps are built; brands, texts and campaigns are made otherwise. */
const BUILT = new Set(['Website', 'Application', 'E-commerce'])

/** The way in which a service is built; null for one that builds nothing, such as a logo. */
export function approachOf({ category, platform, codeLevel }: Built): Approach | null {
  if (category === 'AI') return 'ai'
  if (!BUILT.has(category)) return null
  return PLATFORMS[platform] ?? (codeLevel === 'Full code' ? 'custom' : null)
}

export interface Span {
  from: number
  to: number
}

/** The smallest and the largest of some numbers; null when there are none. */
export function spanOf(numbers: number[]): Span | null {
  return numbers.length > 0 ? { from: Math.min(...numbers), to: Math.max(...numbers) } : null
}

/** Prices (integer US cents) and working days of the services of each approach. */
export function spansByApproach(
  services: readonly (Built & { price: number; workingDays: number })[],
) {
  return APPROACHES.map((approach) => {
    const own = services.filter((service) => approachOf(service) === approach)
    return {
      approach,
      prices: spanOf(own.map(({ price }) => price)),
      days: spanOf(own.map(({ workingDays }) => workingDays)),
    }
  })
}
