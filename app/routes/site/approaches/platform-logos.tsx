import type { Approach } from '~/domain/content/approaches.rules'
import { BrandIcon } from '~/ui/media/brand-icon'
import { Icon } from '~/ui/media/icon'

const LOGOS: Record<Approach, readonly string[]> = {
  noCode: ['framer', 'webflow'],
  cms: ['wordpress', 'shopify'],
  custom: ['react', 'custom'],
  ai: [],
}

/** The logos of the platforms of an approach; their names stand beside them in words. */
export function PlatformLogos({
  approach,
  className = 'flex',
}: {
  approach: Approach
  className?: string
}) {
  return (
    <span aria-hidden className={`gap-3 text-canal ${className}`}>
      {LOGOS[approach].map((name) => (
        <BrandIcon key={name} name={name} className="size-7" />
      ))}
      {approach === 'ai' && <Icon name="cpu" className="size-7" />}
    </span>
  )
}
