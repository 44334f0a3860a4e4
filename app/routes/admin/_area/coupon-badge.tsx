import { Badge } from '~/ui/feedback/badge'

const TONES = { open: 'success', usedUp: 'state', ended: 'neutral' } as const

/** How a coupon stands. */
export function CouponBadge({ state, name }: { state: keyof typeof TONES; name: string }) {
  return <Badge tone={TONES[state]}>{name}</Badge>
}
